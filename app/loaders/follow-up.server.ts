import { redirect } from '@remix-run/node';
import { attempt } from '../graphql/executor.server';
import { CreateFollowUpTask } from '../graphql/tasks/report-pages';
import { formText } from '../http/guarded-action.server';
import { paths } from '../lib/paths';
import { classFormAgain } from './class-action.server';
import { actionFailure } from './signed-in-page.server';

/** Begins a task on one idea for the students that the form names, and opens it where its questions are looked through. */
export async function createFollowUp(request: Request, form: FormData) {
  const outcome = await attempt(request, CreateFollowUpTask, {
    classId: formText(form, 'classId'),
    misconceptionId: formText(form, 'idea'),
    studentIds: form.getAll('student').filter((id) => typeof id === 'string'),
    creationKey: formText(form, 'creationKey'),
  });
  if (outcome.ok) return redirect(paths.teacherTaskStep(outcome.data.createFollowUpTask, 'questions'));
  const { status, message } = actionFailure(request, outcome.failure);
  return classFormAgain({ intent: 'follow-up', message }, status);
}
