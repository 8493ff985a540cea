import { type BoardKit, kitOf } from '../../../rules/whiteboard/kit';
import { unpackBoard } from '../../../rules/whiteboard/pack-board';
import type { Board } from '../../../rules/whiteboard/shapes';
import { paths } from '../../lib/paths';

/** What the student bought for the board. Where that cannot be told, the free tools are there all the same. */
export async function fetchKit(): Promise<BoardKit> {
  try {
    const response = await fetch(paths.api.boardKit, { headers: { accept: 'application/json' } });
    const { items } = (response.ok ? await response.json() : {}) as { items?: string[] };
    return kitOf(items ?? []);
  } catch {
    return kitOf([]);
  }
}

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
