import { unpackBoard } from '../../../rules/whiteboard/pack-board';
import { paths } from '../../lib/paths';
import type { KeptDrawing } from '../../machines/whiteboard';

/** The drawing that is kept with the answer; null where it was taken back meanwhile. */
export async function fetchKeptBoard(questionId: string): Promise<KeptDrawing | null> {
  const response = await fetch(paths.api.board(questionId), { headers: { accept: 'application/json' } });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The kept drawing answered ${response.status}.`);
  const { board: packed, keptAt } = (await response.json()) as { board: string; keptAt: string };
  const board = unpackBoard(packed);
  return board && { board, keptAt };
}
