import { redirect } from '@remix-run/node';
import { attempt } from '../graphql/executor.server';
import { CreateFollowUpTask } from '../graphql/tasks/report-pages';
import { formText } from '../http/guarded-action.server';
import { noticeCookie } from '../lib/notice';
import { paths } from '../lib/paths';
import { classFormAgain } from './class-action.server';
import { actionFailure } from './signed-in-page.server';

/**
 * Begins a task on one idea for the students that the form names, and opens it where its questions are looked through.
 * Set at once it leads to its own page, where it can be taken back.
 */
export async function createFollowUp(request: Request, form: FormData) {
  const setNow = formText(form, 'intent') === 'set-now';
  const outcome = await attempt(request, CreateFollowUpTask, {
    classId: formText(form, 'classId'),
    misconceptionId: formText(form, 'idea'),
    studentIds: form.getAll('student').filter((id) => typeof id === 'string'),
    creationKey: formText(form, 'creationKey'),
    setNow,
  });
  if (outcome.ok && setNow) {
    const headers = { 'set-cookie': noticeCookie('follow-up-set') };
    return redirect(paths.teacherTask(outcome.data.createFollowUpTask), { headers });
  }
  if (outcome.ok) return redirect(paths.teacherTaskStep(outcome.data.createFollowUpTask, 'questions'));
  const { status, message } = actionFailure(request, outcome.failure);
  return classFormAgain({ intent: 'follow-up', message }, status);
}
