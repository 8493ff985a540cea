import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { QuestionReview } from '~/components/practice/question-review';
import { questionView } from '~/components/practice/question-view.server';
import { QuestionPage } from '~/graphql/practice/question-page';
import { parseUuidParam, paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Question | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const questionId = parseUuidParam(args.params, 'questionId');
  if (questionId === null) throw redirect(paths.home);
  const { data } = await signedInPage(args, QuestionPage, { questionId });
  if (data.question === null) {
    throw Response.json(
      { code: 'NOT_FOUND', message: 'Question not found. It may have been removed, or the link might be wrong.' },
      { status: 404 },
    );
  }
  return { practiceId: data.question.practiceId, question: questionView(data.question) };
}

export default function QuestionRoute() {
  const { question, practiceId } = useLoaderData<typeof loader>();
  return <QuestionReview question={question} practiceId={practiceId} />;
}
