import { unpackBoard } from '../../../rules/whiteboard/pack-board';
import type { Board } from '../../../rules/whiteboard/shapes';
import { paths } from '../../lib/paths';

/** All that the board's tab loads when it is opened. */
export { Whiteboard } from './whiteboard';

/** The drawing that is kept with the answer; null where it was taken back meanwhile. */
export async function fetchKeptBoard(questionId: string): Promise<Board | null> {
  const response = await fetch(paths.api.board(questionId), { headers: { accept: 'application/json' } });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The kept drawing answered ${response.status}.`);
  const { board } = (await response.json()) as { board: string };
  return unpackBoard(board);
}
