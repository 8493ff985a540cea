import { data, redirect, replace } from '@remix-run/node';
import { taskPaths } from '../components/tasks/task-paths';
import type { TestReply } from '../components/tasks/test/test-reply';
import { attempt } from '../graphql/executor.server';
import { FinishPractice } from '../graphql/practice/finish-practice';
import { MyTaskOfTest, SaveTestAnswer } from '../graphql/tasks/student-tasks';
import { formText, formTexts, isPageLoad } from '../http/guarded-action.server';
import { sessionToken } from '../http/session.server';
import { AppFailure } from '../lib/app-failure';
import { noticeCookie } from '../lib/notice';
import { parseUuidParam, paths } from '../lib/paths';
import { keptText } from './both-versions.server';
import { keptForm } from './kept-form.server';
import { failureWithForm, pageFailure } from './page-failure.server';
import { actionFailure } from './signed-in-page.server';

/** What a person types is far shorter; the rest of a longer text is never looked at. */
export const mostTestAnswer = 200;

const notThrough = 'That didn’t go through. Please try again.';

interface TestAction {
  request: Request;
  params: Record<string, string | undefined>;
  form: FormData;
}

/**
 * Saves an answer of a test, hands the test in, or ends it where its time is up. A failure keeps the page with what was
 * typed; where the test was over already, the result says so.
 */
export async function changeTest({ request, params, form }: TestAction) {
  if (sessionToken(request) === null) return loggedOut(request, form);
  const taskId = parseUuidParam(params, 'taskId');
  if (taskId === null) throw redirect(paths.home);
  const found = await attempt(request, MyTaskOfTest, { taskId });
  if (!found.ok) {
    if (found.failure.code === 'UNAUTHENTICATED') return loggedOut(request, form);
    if (isAway(found.failure)) return away(request, form, found.failure);
    throw pageFailure(request, found.failure);
  }
  const { practiceId, questionCount } = found.data.myTask;
  if (practiceId === null) throw redirect(taskPaths.unfinished(taskId, 1));
  const intent = formText(form, 'intent');
  const index = Number(params.index);
  if (!['save', 'hand-in', 'time-up'].includes(intent)) {
    return data<TestReply>({ problem: notThrough, typed: typedAnswer(form) }, { status: 400 });
  }
  // Whatever is sent brings what stands in the box: it is saved first. A question that stays as it is has no box.
  const answer = keptText(form, 'answer').slice(0, mostTestAnswer);
  const seen = form.has('seen') ? formTexts(form, 'seen') : null;
  const saved = form.has('answer') ? await attempt(request, SaveTestAnswer, { practiceId, index, answer, seen }) : null;
  // Whose time is up cannot choose any more: what was saved last stands.
  if (saved?.ok === false && !(saved.failure.code === 'CONFLICT' && intent === 'time-up')) {
    if (saved.failure.code === 'PRACTICE_FINISHED_OR_EXITED_ERROR') {
      const notice = intent === 'time-up' ? 'test-time-up' : 'test-over';
      return replace(taskPaths.result(practiceId), { headers: { 'set-cookie': noticeCookie(notice) } });
    }
    return failed(request, form, saved.failure);
  }
  // What cannot be taken as it is written is said once, before the page goes on.
  const isNews = seen === null || seen[0] !== answer;
  const problem = saved?.ok ? saved.data.saveTestAnswer.answerProblems.find((each) => each.index === index) : undefined;
  if (intent === 'hand-in' && isNews && problem !== undefined) {
    return data<TestReply>(
      { problem: `Not handed in yet. ${beforeHandIn(index, problem.readable)}`, typed: answer },
      { status: 422 },
    );
  }
  if (intent === 'hand-in') {
    const outcome = await attempt(request, FinishPractice, { practiceId });
    // In place of the question: Back would lead to a test that is over.
    return outcome.ok ? replace(taskPaths.result(practiceId)) : failed(request, form, outcome.failure);
  }
  // Reading the page ends a test whose time is up, and shows what is left of one whose is not.
  const goesOn = intent === 'save' && !(isNews && problem !== undefined);
  return redirect(taskPaths.unfinished(taskId, goesOn ? Math.min(index + 1, questionCount) : index));
}

const beforeHandIn = (index: number, readable: boolean): string =>
  `${readable ? `Question ${index} needs a different form` : `We can’t read your answer to question ${index} yet`}. Change it, or hand in again to leave it as it is.`;

/** No redirect: it would take what was typed away. */
function loggedOut(request: Request, form: FormData) {
  const problem =
    'You’ve been logged out, so nothing was sent. Log in again in a new tab, then come back and press the button again. Your answer is still here.';
  keepWithoutScripts(request, form, new AppFailure({ code: 'UNAUTHENTICATED', status: 401, message: problem }));
  return data<TestReply>({ problem, typed: typedAnswer(form) }, { status: 401 });
}

function failed(request: Request, form: FormData, failure: AppFailure) {
  if (failure.code === 'UNAUTHENTICATED') return loggedOut(request, form);
  if (isAway(failure)) return away(request, form, failure);
  // Of a test that was returned and waits for its start there is no page to show the answer on.
  if (failure.code === 'UNPROCESSABLE') keepWithoutScripts(request, form, failure);
  const { message, status, code, details } = actionFailure(request, failure);
  const theirs = code === 'CONFLICT' ? String(details.theirs ?? '') : undefined;
  return data<TestReply>({ problem: message, typed: typedAnswer(form), theirs }, { status });
}

const typedAnswer = (form: FormData) =>
  form.has('answer') ? formText(form, 'answer').slice(0, mostTestAnswer) : undefined;

const isAway = ({ code }: AppFailure): boolean => code === 'UNAVAILABLE' || code === 'INTERNAL';

function away(request: Request, form: FormData, failure: AppFailure) {
  keepWithoutScripts(request, form, failure);
  const problem = 'We couldn’t reach our server. Your answer is still here, so save it again in a moment.';
  return data<TestReply>({ problem, typed: typedAnswer(form) }, { status: 503 });
}

/** Without scripts the page is read again after a failure: it would lead to the login page, or is away as well. */
function keepWithoutScripts(request: Request, form: FormData, failure: AppFailure): void {
  const kept = keptForm(form, 'answer', mostTestAnswer);
  if (kept !== null && isPageLoad(request)) throw failureWithForm(failure, kept);
}
