import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from '@remix-run/react';
import { practiceNotFound } from '~/components/practice/practice-not-found.server';
import type { MarkedAnswer, PracticeReply } from '~/components/practice/practice-reply';
import { PracticeScreen } from '~/components/practice/practice-screen';
import { questionView } from '~/components/practice/question-view.server';
import { PracticePage } from '~/graphql/practice/practice-page';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { tutorContext } from '~/lib/ai-context';
import { timeOfDay } from '~/lib/day-labels';
import { noticeCookie } from '~/lib/notice';
import { pageTitle } from '~/lib/page-meta';
import { parsePracticeQuestionParams, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { sendOrStay } from '~/lib/send-or-stay';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';
import { practiceScenario } from '../../../../../rules/ai-scenario';
import { lostReply } from './lost-reply';
import { showMarked } from './marked-at-once';
import { nextStep } from './next-step';
import { answerPractice } from './practice-intents.server';
import { useNewestQuestion } from './use-newest-question';

export const handle: RouteHandle = { hideHeader: true };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: pageTitle(page ? `Question ${page.question.index}: ${page.question.title}` : 'Practice') },
];

export async function loader(args: LoaderFunctionArgs) {
  const place = parsePracticeQuestionParams(args.params);
  if (place === null) throw redirect(paths.home);
  const { practiceId, questionIndex } = place;
  const { viewer, data: page } = await signedInPage(args, PracticePage, { practiceId, index: questionIndex });
  const { practice } = page;
  if (practice === null) throw practiceNotFound();
  // A test has a page of its own: it says nothing of right or wrong.
  if (practice.isTest) throw redirect(`/task/unfinished/${practice.studentTaskId}/${questionIndex}`);
  if (practice.state !== 'IN_PROGRESS') {
    const notice = noticeCookie(practice.timeUp ? 'time-up' : 'practice-over');
    throw redirect(paths.practiceResult(practiceId), { headers: { 'set-cookie': notice } });
  }
  // Another number than the practice has: to the question that is open.
  if (practice.question === null) throw redirect(paths.practiceQuestion(practiceId, practice.currentIndex));
  return {
    practice: {
      id: practice.id,
      mode: practice.mode,
      questionCount: practice.questionCount,
      coinsEarned: practice.coinsEarned,
      outcomes: practice.outcomes,
      courseName: practice.course.name,
      isTask: practice.studentTaskId !== null,
      clock: practice.clock && {
        ...practice.clock,
        endsAt: timeOfDay(viewer.timeZone, new Date(practice.clock.endsAt)),
      },
    },
    question: questionView(practice.question),
    tutor: tutorContext(practiceScenario(practice.type), {
      practiceId: practice.id,
      questionId: practice.question.id,
      topic: practice.question.topic.title,
    }),
    next: nextStep(practice.outcomes, questionIndex),
    formKey: crypto.randomUUID(),
  };
}

export const action = guardedAction(async ({ request, params, form }) => {
  const place = parsePracticeQuestionParams(params);
  if (place === null) throw redirect(paths.home);
  requireSession(request);
  const reply = await answerPractice(request, place, form);
  // Lines are sent by a fetcher: the page stays, and is read again.
  if (reply === null && isFetch(request) && formText(form, 'intent') === 'line') return data(null);
  if (reply?.kind === 'marked' && isFetch(request)) return data(reply);
  if (reply === null || reply.kind === 'marked')
    return redirect(paths.practiceQuestion(place.practiceId, place.questionIndex));
  const headers: Record<string, string> = reply.retryAfter === null ? {} : { 'retry-after': String(reply.retryAfter) };
  return data(reply, { status: statusFor(request, reply), headers });
});

/** A verdict is waited for: it is painted before the router takes up the reply. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  const reply = await sendOrStay<MarkedAnswer | PracticeReply | null | undefined>(
    () => serverAction<typeof action>(),
    (message) => lostReply(form, message),
  );
  if (reply?.kind === 'marked') await showMarked(reply);
  return reply;
}

/**
 * An answer that could not be read is 422. Our own scripts get the same reply as a plain 200: they show it, and the
 * browser's console stays free of failures that are none.
 */
function statusFor(request: Request, { kind, status }: PracticeReply): number {
  return kind !== 'failed' && isFetch(request) ? 200 : status;
}

const isFetch = (request: Request): boolean => request.headers.get('sec-fetch-dest') === 'empty';

/**
 * A marked answer brings all that it changes on this page: nothing is read again for it. Nor is it after a failure,
 * where the page with what was typed has to stay; with a rule of its own Remix would read it then.
 */
export function shouldRevalidate({
  actionResult,
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const reply: MarkedAnswer | PracticeReply | null | undefined = actionResult;
  if (reply?.kind === 'marked' || reply?.kind === 'failed') return false;
  return actionStatus < 400 && defaultShouldRevalidate;
}

export default function PracticeQuestionRoute() {
  const page = useNewestQuestion(useLoaderData<typeof loader>(), useActionData<typeof action>() ?? null);
  return <PracticeScreen key={page.question.id} {...page} />;
}
