import { packBoard } from '../../../rules/whiteboard/pack-board';
import { boardLimits } from '../../../rules/whiteboard/shapes';
import { paths } from '../../lib/paths';
import { formSent } from '../shell/form-sent';
import type { WhiteboardActor } from './use-whiteboard';

const boardTooLarge =
  'This drawing is too large to keep with your answer. It stays on this device: clear a part of it, then keep it again.';
const unreachable = 'We could not reach our server. Your drawing is safe on this device: keep it again in a moment.';

/** Keeps what is drawn now with the answer. Whatever comes of it, the drawing stays. */
export async function keepBoard(actor: WhiteboardActor, questionId: string): Promise<void> {
  const board = actor.getSnapshot().context.history.present;
  actor.send({ type: 'KEEP' });
  if (!actor.getSnapshot().matches('keeping')) return;
  const packed = packBoard(board);
  if (new TextEncoder().encode(packed).length > boardLimits.keptBytes) {
    actor.send({ type: 'REFUSED', message: boardTooLarge });
    return;
  }
  const problem = await send(questionId, { intent: 'keep', board: packed });
  actor.send(problem === null ? { type: 'KEPT', board } : { type: 'REFUSED', message: problem });
}

/** The answer no longer keeps a drawing; the board still shows it. */
export async function takeBoardBack(actor: WhiteboardActor, questionId: string): Promise<void> {
  actor.send({ type: 'TAKE_BACK' });
  const problem = await send(questionId, { intent: 'take-back' });
  actor.send(problem === null ? { type: 'TAKEN_BACK' } : { type: 'REFUSED', message: problem });
}

/** Null: done. Otherwise why not, in a sentence for the student. */
async function send(questionId: string, fields: Record<string, string>): Promise<string | null> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  try {
    const response = await fetch(paths.api.board(questionId), { method: 'POST', body });
    formSent.tell();
    if (response.ok) return null;
    if (response.status === 413) return boardTooLarge;
    if (response.status >= 500) return unreachable;
    const { message } = (await response.json()) as { message?: unknown };
    return typeof message === 'string' ? message : unreachable;
  } catch {
    return unreachable;
  }
}
