import { attempt } from '~/graphql/executor.server';
import { SaveTestAnswer } from '~/graphql/tasks/student-tasks';
import { failureJson } from '~/http/failure-json.server';
import { formText, formTexts, guardedAction } from '~/http/guarded-action.server';
import { parseUuidParam } from '~/lib/paths';
import { mostTestAnswer } from '~/loaders/test-action.server';

/** Saves what is typed for a question of a test, and says how it reads; where it was not saved, the code says why. */
export const action = guardedAction(async ({ request, params, form }) => {
  const practiceId = parseUuidParam(params, 'practiceId');
  const index = Number(params.index);
  if (practiceId === null || !Number.isInteger(index)) return notFound();
  const answer = formText(form, 'answer').slice(0, mostTestAnswer);
  const seen = form.has('seen') ? formTexts(form, 'seen') : null;
  const outcome = await attempt(request, SaveTestAnswer, { practiceId, index, answer, seen });
  if (!outcome.ok) return failureJson(outcome.failure, { theirs: outcome.failure.details.theirs });
  const problem = outcome.data.saveTestAnswer.answerProblems.find((each) => each.index === index) ?? null;
  return Response.json({ ok: true, problem });
});

function notFound(): Response {
  return Response.json({ code: 'NOT_FOUND', message: 'Question not found.' }, { status: 404 });
}
