import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { examPaths } from '~/components/portal-tasks/exam-paths';
import { savedExamLine } from '~/components/portal-tasks/saved-exam-line';
import { SavedExamsView } from '~/components/portal-tasks/saved-exams-view';
import { attempt } from '~/graphql/executor.server';
import { DeleteSavedExam, RenameSavedExam, SavedExamsPage } from '~/graphql/tasks/saved-exams';
import { formText, guardedAction } from '~/http/guarded-action.server';
import type { RouteHandle } from '~/lib/route-handle';
import { keptText, seenText } from '~/loaders/both-versions.server';
import { classActionReply } from '~/loaders/class-action.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { hideAiBox: true };
export const meta: MetaFunction = () => [{ title: 'Saved exams | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data } = await signedInPage(args, SavedExamsPage);
  const now = new Date();
  const exams = data.savedExams.map((exam) => savedExamLine(exam, viewer.timeZone, now));
  const edited = new URL(args.request.url).searchParams.get('edit');
  return { exams, editing: exams.find(({ id }) => id === edited) ?? null };
}

/** Renames or deletes a saved exam. */
export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  const examId = formText(form, 'examId');
  const to = examPaths.list;
  if (formText(form, 'intent') === 'delete') {
    const outcome = await attempt(request, DeleteSavedExam, { examId });
    return classActionReply(request, outcome, { intent: 'delete' }, { to, notice: 'exam-deleted' });
  }
  const values = { name: keptText(form, 'name') };
  const outcome = await attempt(request, RenameSavedExam, { examId, ...values, seen: seenText(form) });
  return classActionReply(request, outcome, { intent: 'rename', values }, { to, notice: 'exam-saved' });
});

export default function SavedExams() {
  const page = useLoaderData<typeof loader>();
  return <SavedExamsView {...page} reply={useActionData<typeof action>()} />;
}
