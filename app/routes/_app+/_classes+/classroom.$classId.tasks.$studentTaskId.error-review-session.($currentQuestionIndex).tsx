import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ErrorReview } from '~/components/error-review/error-review';
import { reviewView } from '~/components/error-review/review-view.server';
import { reportPaths } from '~/components/task-report/report-paths';
import { taskNotFound } from '~/components/tasks/task-not-found.server';
import { MarkErrorReviewed } from '~/graphql/error-logbook/mark-error-reviewed';
import { attempt } from '~/graphql/executor.server';
import { StartTaskErrorReview, TaskErrorReviewPage } from '~/graphql/reports/task-report';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { tutorContext } from '~/lib/ai-context';
import { pageTitle } from '~/lib/page-meta';
import { parseUuidParam, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';
import { refusal } from '~/loaders/start-error-set.server';
import { isQuestionIndex } from '../../../../rules/path-patterns';

export const handle: RouteHandle = { hideHeader: true, quiet: true };
export const meta: MetaFunction = () => [{ title: pageTitle('Mistake review') }];

/** Without a number: where the session was left, or its end. */
export async function loader(args: LoaderFunctionArgs) {
  const { classId, studentTaskId } = placeOf(args.params);
  const { currentQuestionIndex = '0' } = args.params;
  if (!isQuestionIndex(currentQuestionIndex)) throw redirect(reportPaths.review(classId, studentTaskId));
  const index = Number(currentQuestionIndex);
  const { data } = await signedInPage(args, TaskErrorReviewPage, { studentTaskId, index });
  const { myTask: task, taskErrorReview: review } = data;
  if (task.classId !== classId || task.id !== studentTaskId) throw taskNotFound();
  if (review === null) throw redirect(reportPaths.errors(classId, studentTaskId));
  const item = review.item?.question ? reviewView(review.item.index, review.item.state, review.item.question) : null;
  if (item === null && review.currentIndex !== null) {
    throw redirect(reportPaths.review(classId, studentTaskId, review.currentIndex));
  }
  // Another number than a finished session has: to its end.
  if (item === null && index !== 0) throw redirect(reportPaths.review(classId, studentTaskId));
  return {
    place: { classId, studentTaskId },
    session: { id: review.id, items: review.items },
    // The work on a task belongs to one course, and so do its errors.
    courseId: review.items[0]?.courseId ?? '',
    item,
    tutor: tutorContext('ERROR_REVIEW_SESSION', item?.about),
    formKey: crypto.randomUUID(),
  };
}

function placeOf(params: LoaderFunctionArgs['params']) {
  const classId = parseUuidParam(params, 'classId');
  const studentTaskId = parseUuidParam(params, 'studentTaskId');
  if (classId === null || studentTaskId === null) throw redirect(paths.home);
  return { classId, studentTaskId };
}

/** Starts the session or goes on with it; at one of its errors, REVIEW becomes REVIEWED and the next one comes. */
export const action = guardedAction(async ({ request, form, params }) => {
  requireSession(request);
  const { classId, studentTaskId } = placeOf(params);
  const { currentQuestionIndex = '' } = params;
  if (!isQuestionIndex(currentQuestionIndex)) {
    const started = await attempt(request, StartTaskErrorReview, { studentTaskId });
    if (!started.ok) return refusal(request, actionFailure(request, started.failure));
    const next = started.data.startTaskErrorReview.currentIndex ?? undefined;
    return redirect(reportPaths.review(classId, studentTaskId, next));
  }
  const item = { sessionId: formText(form, 'sessionId'), index: Number(currentQuestionIndex) };
  const outcome = await attempt(request, MarkErrorReviewed, item);
  if (!outcome.ok) return refusal(request, actionFailure(request, outcome.failure));
  const next = outcome.data.markErrorReviewed.currentIndex ?? undefined;
  return redirect(reportPaths.review(classId, studentTaskId, next));
});

export default function TaskErrorReview() {
  const { place, session, courseId, item, formKey } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { classId, studentTaskId } = place;
  const places = {
    leave: reportPaths.errors(classId, studentTaskId),
    leaveLabel: 'Mistakes in this task',
    fix: paths.courseErrorLogbook(courseId),
    end: reportPaths.review(classId, studentTaskId),
    item: (index: number) => reportPaths.review(classId, studentTaskId, index),
  };
  return (
    <ErrorReview session={session} item={item} places={places} formKey={formKey} failure={failure?.message ?? null} />
  );
}
