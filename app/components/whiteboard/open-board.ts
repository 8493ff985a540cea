import { type BoardKit, kitOf } from '../../../rules/whiteboard/kit';
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
export { fetchKeptBoard } from './fetch-kept-board';
export { Whiteboard } from './whiteboard';
