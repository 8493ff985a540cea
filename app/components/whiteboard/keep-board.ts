import { packBoard } from '../../../rules/whiteboard/pack-board';
import { boardLimits } from '../../../rules/whiteboard/shapes';
import { paths } from '../../lib/paths';
import { formSent } from '../shell/form-sent';
import { fetchKeptBoard } from './fetch-kept-board';
import type { WhiteboardActor } from './use-whiteboard';

const boardTooLarge =
  'This drawing is too big to save with your answer. It’s still on this device: clear part of it, then save again.';
const unreachable = 'We couldn’t reach our server. Your drawing is safe on this device, so save it again in a moment.';

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
  const keptAt = await send(actor, questionId, { intent: 'keep', board: packed });
  if (typeof keptAt === 'string') actor.send({ type: 'KEPT', kept: { board, keptAt } });
}

/** The answer no longer keeps a drawing; the board still shows it. */
export async function takeBoardBack(actor: WhiteboardActor, questionId: string): Promise<void> {
  actor.send({ type: 'TAKE_BACK' });
  if ((await send(actor, questionId, { intent: 'take-back' })) === null) actor.send({ type: 'TAKEN_BACK' });
}

/** Since when the answer keeps what it keeps now; undefined where it was refused, which the board is told. */
async function send(
  actor: WhiteboardActor,
  questionId: string,
  fields: Record<string, string>,
): Promise<string | null | undefined> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('seen', actor.getSnapshot().context.kept?.keptAt ?? '');
  try {
    const response = await fetch(paths.api.board(questionId), { method: 'POST', body });
    formSent.tell();
    if (response.ok) return ((await response.json()) as { keptAt: string | null }).keptAt;
    const { code, message } = await refusalOf(response);
    const kept = code === 'CONFLICT' ? await fetchKeptBoard(questionId) : null;
    if (kept !== null) actor.send({ type: 'CONFLICT', kept });
    else actor.send({ type: 'REFUSED', message });
  } catch {
    actor.send({ type: 'REFUSED', message: unreachable });
  }
}

/** Why not: a code, and a sentence for the student. */
async function refusalOf(response: Response): Promise<{ code?: unknown; message: string }> {
  if (response.status === 413) return { message: boardTooLarge };
  if (response.status >= 500) return { message: unreachable };
  const { code, message } = (await response.json()) as { code?: unknown; message?: unknown };
  return { code, message: typeof message === 'string' ? message : unreachable };
}
