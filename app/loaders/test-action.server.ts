import { data, redirect, replace } from '@remix-run/node';
import { taskPaths } from '../components/tasks/task-paths';
import { attempt } from '../graphql/executor.server';
import { FinishPractice } from '../graphql/practice/finish-practice';
import { MyTaskOfTest, SaveTestAnswer } from '../graphql/tasks/student-tasks';
import { formText, isPageLoad } from '../http/guarded-action.server';
import { sessionToken } from '../http/session.server';
import { AppFailure } from '../lib/app-failure';
import { noticeCookie } from '../lib/notice';
import { parseUuidParam, paths } from '../lib/paths';
import { keptForm } from './kept-form.server';
import { failureWithForm, pageFailure } from './page-failure.server';
import { actionFailure } from './signed-in-page.server';

/** What a person types is far shorter; the rest of a longer text is never looked at. */
export const mostTestAnswer = 200;

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
    return data({ problem: 'That did not come through. Try it once more.' }, { status: 400 });
  }
  // Whatever is sent brings what stands in the box: it is saved first. A question that stays as it is has no box.
  const answer = formText(form, 'answer').slice(0, mostTestAnswer);
  const saved = form.has('answer') ? await attempt(request, SaveTestAnswer, { practiceId, index, answer }) : null;
  if (saved?.ok === false) {
    if (saved.failure.code === 'PRACTICE_FINISHED_OR_EXITED_ERROR') {
      const notice = intent === 'time-up' ? 'test-time-up' : 'test-over';
      return replace(taskPaths.result(practiceId), { headers: { 'set-cookie': noticeCookie(notice) } });
    }
    return failed(request, form, saved.failure);
  }
  if (intent === 'hand-in') {
    const outcome = await attempt(request, FinishPractice, { practiceId });
    // In place of the question: Back would lead to a test that is over.
    return outcome.ok ? replace(taskPaths.result(practiceId)) : failed(request, form, outcome.failure);
  }
  // Reading the page ends a test whose time is up, and shows what is left of one whose is not.
  return redirect(taskPaths.unfinished(taskId, intent === 'save' ? Math.min(index + 1, questionCount) : index));
}

/** No redirect: it would take what was typed away. */
function loggedOut(request: Request, form: FormData) {
  const problem =
    'You are logged out, so nothing was sent. Log in again in a new tab, then press the button here once more: your answer stands here.';
  keepWithoutScripts(request, form, new AppFailure({ code: 'UNAUTHENTICATED', status: 401, message: problem }));
  return data({ problem }, { status: 401 });
}

function failed(request: Request, form: FormData, failure: AppFailure) {
  if (failure.code === 'UNAUTHENTICATED') return loggedOut(request, form);
  if (isAway(failure)) return away(request, form, failure);
  const { message, status } = actionFailure(request, failure);
  return data({ problem: message }, { status });
}

const isAway = ({ code }: AppFailure): boolean => code === 'UNAVAILABLE' || code === 'INTERNAL';

function away(request: Request, form: FormData, failure: AppFailure) {
  keepWithoutScripts(request, form, failure);
  const problem = 'We could not reach our server. Your answer stands here: save it again in a moment.';
  return data({ problem }, { status: 503 });
}

/** Without scripts the page is read again after a failure: it would lead to the login page, or is away as well. */
function keepWithoutScripts(request: Request, form: FormData, failure: AppFailure): void {
  const kept = keptForm(form, 'answer', mostTestAnswer);
  if (kept !== null && isPageLoad(request)) throw failureWithForm(failure, kept);
}
