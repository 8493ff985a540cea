import { redirect } from '@remix-run/node';
import { StartErrorReview } from '../graphql/error-logbook/start-error-review';
import { attempt } from '../graphql/executor.server';
import { formText } from '../http/guarded-action.server';
import { paths } from '../lib/paths';
import { actionFailure, requireSession } from './signed-in-page.server';
import { refusal } from './start-error-set.server';

/** Starts the review session of a course's logbook, or goes on with it. */
export async function startReview(request: Request, form: FormData, courseId: string) {
  requireSession(request);
  const count = Number(formText(form, 'count'));
  // What is no number of errors is refused by the server with a sentence.
  const input = { courseId, count: Number.isInteger(count) && count < 1000 ? count : 0, errorIds: null };
  const outcome = await attempt(request, StartErrorReview, { input });
  if (!outcome.ok) return refusal(request, actionFailure(request, outcome.failure));
  return redirect(paths.errorReview(courseId, outcome.data.startErrorReview.currentIndex ?? undefined));
}
