import { type FormPuzzle, puzzleFields } from '../../lib/account-forms';
import { Alert } from '../ui/alert';
import type { PuzzleState } from './use-puzzle';

const sentences: Record<PuzzleState, string | null> = {
  none: null,
  solving: 'There have been a lot of tries lately, so your browser needs to do a short check. One moment.',
  solved: 'The check is done. Fill in anything that’s blank and send it again.',
};

/** Tells why a form is held up, and holds what it is sent with then. Without scripts, waiting counts for the work. */
export function PuzzleNote({ puzzle, state, sending }: { puzzle: FormPuzzle; state: PuzzleState; sending: boolean }) {
  return (
    <>
      <input type="hidden" name={puzzleFields.challenge} value={puzzle.challenge} />
      <input type="hidden" name={puzzleFields.solution} defaultValue="" />
      <Alert tone="info">{sentences[sending && state !== 'none' ? 'solving' : state]}</Alert>
      <noscript>
        <Alert tone="info">
          There have been a lot of tries lately. Fill in anything that’s blank, wait {puzzle.waitSeconds} seconds and
          send it again.
        </Alert>
      </noscript>
    </>
  );
}
