import { randomUUID } from 'node:crypto';
import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { LogbookView } from '~/components/error-logbook/logbook-view';
import { CreatePractice } from '~/graphql/catalogue/create-practice';
import { ErrorLogbookPage } from '~/graphql/error-logbook/error-logbook-page';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { pageTitle } from '~/lib/page-meta';
import { paths } from '~/lib/paths';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';
import { logbookView, readLogbookQuery } from './logbook-view.server';

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: pageTitle(page ? `Error logbook: ${page.view.course.name}` : 'Error logbook of a course') },
];

export async function loader(args: LoaderFunctionArgs) {
  const courseId = args.params.courseId ?? '';
  const { shell, data } = await signedInPage(args, ErrorLogbookPage, { courseId });
  const course = data.courses.find((candidate) => candidate.id === courseId);
  if (course === undefined) throw redirect(paths.errorLogbook);
  return { shell, view: logbookView(data, course, readLogbookQuery(args.request), shell.viewer.timeZone) };
}

/** Redoes errors with new numbers: makes an ERROR_LOGBOOK practice and goes to its first question. */
export const action = guardedAction(async ({ request, form, params }) => {
  requireSession(request);
  const errorIds = form.getAll('errorId').filter((id): id is string => typeof id === 'string');
  const outcome = await attempt(request, CreatePractice, {
    input: {
      courseId: params.courseId ?? formText(form, 'courseId'),
      mode: 'ERROR_LOGBOOK',
      topicIds: [],
      difficulty: null,
      questionCount: countOf(formText(form, 'count')),
      errorIds: errorIds.length > 0 ? errorIds : null,
      idempotencyKey: randomUUID(),
    },
  });
  if (outcome.ok)
    return redirect(paths.practiceQuestion(outcome.data.createPractice.id, outcome.data.createPractice.currentIndex));
  const failure = actionFailure(request, outcome.failure);
  if (failure.code === 'TRIAL_FINISHED') return redirect(`${paths.subscription}?reason=trial-finished`);
  throw Response.json({ code: failure.code, message: failure.message }, { status: failure.status });
});

/** 1 to 40; anything else counts as 1. */
function countOf(text: string): number {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= 40 ? count : 1;
}

export default function CourseErrorLogbook() {
  const { view } = useLoaderData<typeof loader>();
  return <LogbookView {...view} />;
}
