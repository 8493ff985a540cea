import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { practiceNotFound } from '~/components/practice/practice-not-found.server';
import { questionView } from '~/components/practice/question-view.server';
import { ResultView } from '~/components/practice/result/result-view';
import { ResultPage } from '~/graphql/practice/result-page';
import { parseUuidParam, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { blueBackground: true };
export const meta: MetaFunction = () => [{ title: 'Practice result | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const practiceId = parseUuidParam(args.params, 'practiceId');
  if (practiceId === null) throw redirect(paths.home);
  const { data } = await signedInPage(args, ResultPage, { practiceId });
  const { practice } = data;
  if (practice === null) throw practiceNotFound();
  if (practice.studentTaskId !== null) throw redirect(`/task/${practiceId}/result`);
  const { result } = practice;
  if (result === null) throw redirect(paths.practiceQuestion(practiceId, practice.currentIndex));
  const { questions, coinBalance, ...score } = result;
  return {
    // The first look at a result books the coins for the set, while the frame reads what was there before.
    coinBalance,
    practice: { mode: practice.mode, timeUp: practice.timeUp, course: practice.course, topics: practice.topics },
    score,
    nextStep: practice.nextStep,
    questions: questions.map(questionView),
  };
}

export default function ResultRoute() {
  return <ResultView {...useLoaderData<typeof loader>()} />;
}
