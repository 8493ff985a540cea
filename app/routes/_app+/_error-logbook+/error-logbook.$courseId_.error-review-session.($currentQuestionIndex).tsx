import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ErrorReview } from '~/components/error-review/error-review';
import { reviewView } from '~/components/error-review/review-view.server';
import { ErrorReviewPage } from '~/graphql/error-logbook/error-review-page';
import { MarkErrorReviewed } from '~/graphql/error-logbook/mark-error-reviewed';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { tutorContext } from '~/lib/ai-context';
import { pageTitle } from '~/lib/page-meta';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';
import { refusal } from '~/loaders/start-error-set.server';
import { isQuestionIndex } from '../../../../rules/path-patterns';

export const handle: RouteHandle = { hideHeader: true, quiet: true };
export const meta: MetaFunction = () => [{ title: pageTitle('Review your mistakes') }];

/** Without a number: where the session was left, or its end. */
export async function loader(args: LoaderFunctionArgs) {
  const { courseId = '', currentQuestionIndex = '0' } = args.params;
  if (!isQuestionIndex(currentQuestionIndex)) throw redirect(paths.errorReview(courseId));
  const index = Number(currentQuestionIndex);
  const { data } = await signedInPage(args, ErrorReviewPage, { courseId, index });
  const { course, errorReview: review } = data;
  if (course === null) throw redirect(paths.errorLogbook);
  if (review === null) throw redirect(paths.courseErrorLogbook(course.id));
  const item = review.item?.question ? reviewView(review.item.index, review.item.state, review.item.question) : null;
  if (item === null && review.currentIndex !== null) throw redirect(paths.errorReview(course.id, review.currentIndex));
  // Another number than a finished session has: to its end.
  if (item === null && index !== 0) throw redirect(paths.errorReview(course.id));
  return {
    course,
    session: { id: review.id, items: review.items },
    item,
    tutor: tutorContext('ERROR_REVIEW_SESSION', item?.about),
    formKey: crypto.randomUUID(),
  };
}

/** REVIEW becomes REVIEWED; on to the next one that was not gone through, or to the end. */
export const action = guardedAction(async ({ request, form, params }) => {
  requireSession(request);
  const { courseId = '', currentQuestionIndex = '' } = params;
  if (!isQuestionIndex(currentQuestionIndex)) throw redirect(paths.errorReview(courseId));
  const place = { sessionId: formText(form, 'sessionId'), index: Number(currentQuestionIndex) };
  const outcome = await attempt(request, MarkErrorReviewed, place);
  if (!outcome.ok) return refusal(request, actionFailure(request, outcome.failure));
  return redirect(paths.errorReview(courseId, outcome.data.markErrorReviewed.currentIndex ?? undefined));
});

export default function ErrorReviewRoute() {
  const { course, session, item, formKey } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const places = {
    leave: paths.courseErrorLogbook(course.id),
    leaveLabel: 'Error logbook',
    fix: paths.courseErrorLogbook(course.id),
    end: paths.errorReview(course.id),
    item: (index: number) => paths.errorReview(course.id, index),
  };
  return (
    <ErrorReview session={session} item={item} places={places} formKey={formKey} failure={failure?.message ?? null} />
  );
}
