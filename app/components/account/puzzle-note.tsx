import { type FormPuzzle, puzzleFields } from '../../lib/account-forms';
import styles from './account.module.css';
import type { PuzzleState } from './use-puzzle';

const sentences: Record<PuzzleState, string | null> = {
  none: null,
  solving: 'There were many tries here lately, so your browser does a short check first. One moment.',
  solved: 'The short check is done. Fill in what is empty and send it once more.',
};

/** Tells why a form is held up, and holds what it is sent with then. Without scripts, waiting counts for the work. */
export function PuzzleNote({ puzzle, state, sending }: { puzzle: FormPuzzle; state: PuzzleState; sending: boolean }) {
  return (
    <>
      <input type="hidden" name={puzzleFields.challenge} value={puzzle.challenge} />
      <input type="hidden" name={puzzleFields.solution} defaultValue="" />
      <p className={styles.slowed} role="status">
        {sentences[sending && state !== 'none' ? 'solving' : state]}
      </p>
      <noscript>
        <p className={styles.slowed}>
          There were many tries here lately. Fill in what is empty, wait {puzzle.waitSeconds} seconds, and send it once
          more.
        </p>
      </noscript>
    </>
  );
}
