import { boardSvg } from '~/components/whiteboard/board-svg';
import { attempt } from '~/graphql/executor.server';
import { KeepBoard, KeptBoard, TakeBoardBack } from '~/graphql/practice/boards';
import { failureJson } from '~/http/failure-json.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { guardedResource } from '~/http/guarded-resource.server';
import { parseUuidParam } from '~/lib/paths';
import { seenText } from '~/loaders/both-versions.server';
import { unpackBoard } from '../../../rules/whiteboard/pack-board';

/** The drawing that is kept with one of the viewer's own questions: a picture, or the packed drawing where JSON is asked for. */
export const loader = guardedResource(async ({ request, params }) => {
  const questionId = parseUuidParam(params, 'questionId');
  if (questionId === null) return notFound();
  const outcome = await attempt(request, KeptBoard, { questionId });
  if (!outcome.ok) return failureJson(outcome.failure);
  const packed = outcome.data.keptBoard?.board;
  const board = packed === undefined ? null : unpackBoard(packed);
  if (packed === undefined || board === null) return notFound();
  if (request.headers.get('accept')?.includes('application/json')) return Response.json(outcome.data.keptBoard);
  return new Response(boardSvg(board), { headers: { 'content-type': 'image/svg+xml; charset=utf-8' } });
});

/** Keeps a drawing with the answer, or takes it back; neither where another one is kept than the page showed. */
export const action = guardedAction(async ({ request, params, form }) => {
  const questionId = parseUuidParam(params, 'questionId');
  if (questionId === null) return notFound();
  const intent = formText(form, 'intent');
  const seen = seenText(form);
  const seenAt = seen === null ? undefined : seen || null;
  if (intent === 'take-back') {
    const outcome = await attempt(request, TakeBoardBack, { questionId, seenAt });
    return outcome.ok ? Response.json({ keptAt: null }) : failureJson(outcome.failure);
  }
  if (intent !== 'keep')
    return Response.json({ code: 'BAD_INPUT', message: 'That didn’t go through. Please try again.' }, { status: 400 });
  const outcome = await attempt(request, KeepBoard, { questionId, board: formText(form, 'board'), seenAt });
  return outcome.ok ? Response.json({ keptAt: outcome.data.keepBoard.keptAt }) : failureJson(outcome.failure);
});

function notFound(): Response {
  return Response.json({ code: 'NOT_FOUND', message: 'Question not found.' }, { status: 404 });
}
