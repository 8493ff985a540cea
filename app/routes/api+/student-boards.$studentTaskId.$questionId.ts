import { boardSvg } from '~/components/whiteboard/board-svg';
import { attempt } from '~/graphql/executor.server';
import { StudentBoard } from '~/graphql/practice/boards';
import { failureJson } from '~/http/failure-json.server';
import { guardedResource } from '~/http/guarded-resource.server';
import { parseUuidParam } from '~/lib/paths';
import { unpackBoard } from '../../../rules/whiteboard/pack-board';

/** The drawing that a student left with an answer in a task, as a picture for their teacher. */
export const loader = guardedResource(async ({ request, params }) => {
  const studentTaskId = parseUuidParam(params, 'studentTaskId');
  const questionId = parseUuidParam(params, 'questionId');
  if (studentTaskId === null || questionId === null) return notFound();
  const outcome = await attempt(request, StudentBoard, { studentTaskId, questionId });
  if (!outcome.ok) return failureJson(outcome.failure);
  const board = unpackBoard(outcome.data.studentBoard.board);
  if (board === null) return notFound();
  return new Response(boardSvg(board), { headers: { 'content-type': 'image/svg+xml; charset=utf-8' } });
});

function notFound(): Response {
  return Response.json({ code: 'NOT_FOUND', message: 'Drawing not found.' }, { status: 404 });
}
