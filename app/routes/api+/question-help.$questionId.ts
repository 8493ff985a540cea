import { questionHelpView } from '~/components/practice/question-help.server';
import { attempt } from '~/graphql/executor.server';
import { QuestionHelp } from '~/graphql/practice/question-help';
import { failureJson } from '~/http/failure-json.server';
import { guardedResource } from '~/http/guarded-resource.server';
import { parseUuidParam } from '~/lib/paths';

/** The help on one of the viewer's own questions, for the chat frame that was opened about it. */
export const loader = guardedResource(async ({ request, params }) => {
  const questionId = parseUuidParam(params, 'questionId');
  if (questionId === null) return notFound();
  const outcome = await attempt(request, QuestionHelp, { questionId });
  if (!outcome.ok) return failureJson(outcome.failure);
  const { question } = outcome.data;
  return question === null ? notFound() : Response.json(questionHelpView(question));
});

function notFound(): Response {
  return Response.json({ code: 'NOT_FOUND', message: 'Question not found.' }, { status: 404 });
}
