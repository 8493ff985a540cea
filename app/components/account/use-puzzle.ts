import { type RefObject, useEffect, useRef, useState } from 'react';
import { type FormPuzzle, puzzleFields } from '../../lib/account-forms';
import { loadPart } from '../../lib/load-part';

/** `solved`: the form waits for its person, who has to type something again. */
export type PuzzleState = 'none' | 'solving' | 'solved';

/** Solves the puzzle that holds a form up and sends the form again, once for each time that it was sent by hand. */
export function usePuzzle(form: RefObject<HTMLFormElement>, puzzle: FormPuzzle | null): PuzzleState {
  const [state, setState] = useState<PuzzleState>('none');
  const sentAgain = useRef(false);
  useEffect(() => {
    if (puzzle === null) {
      sentAgain.current = false;
      setState('none');
      return;
    }
    let current = true;
    const solve = async () => {
      setState('solving');
      const part = await loadPart(() => import('./solve-puzzle'));
      const solution = (await part?.solvePuzzle(puzzle)) ?? '';
      const field = form.current?.elements.namedItem(puzzleFields.solution);
      if (!current || !(field instanceof HTMLInputElement)) return;
      field.value = solution;
      setState('solved');
      if (solution === '' || sentAgain.current || !field.form?.checkValidity()) return;
      sentAgain.current = true;
      field.form.requestSubmit();
    };
    // Where its script does not come, the form goes without: the wait counts for the work.
    solve().catch(() => current && setState('solved'));
    return () => {
      current = false;
    };
  }, [form, puzzle]);
  return state;
}
