import { randomUUID } from 'node:crypto';
import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { LogbookView } from '~/components/error-logbook/logbook-view';
import { ErrorLogbookPage } from '~/graphql/error-logbook/error-logbook-page';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { pageTitle } from '~/lib/page-meta';
import { paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';
import { startErrorSet } from '~/loaders/start-error-set.server';
import { startReview } from '~/loaders/start-review.server';
import { logbookView, readLogbookQuery } from './logbook-view.server';

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: pageTitle(page ? `Error logbook: ${page.view.course.name}` : 'Course error logbook') },
];

export async function loader(args: LoaderFunctionArgs) {
  const courseId = args.params.courseId ?? '';
  const { viewer, data } = await signedInPage(args, ErrorLogbookPage, { courseId });
  const course = data.courses.find((candidate) => candidate.id === courseId);
  if (course === undefined) throw redirect(paths.errorLogbook);
  const view = logbookView(data, course, readLogbookQuery(args.request), viewer.timeZone);
  return { view, formKey: randomUUID() };
}

/** Goes through the steps of errors, or redoes them with new numbers. */
export const action = guardedAction(({ request, form, params }) => {
  const start = formText(form, 'intent') === 'review' ? startReview : startErrorSet;
  return start(request, form, params.courseId ?? '');
});

export default function CourseErrorLogbook() {
  const { view, formKey } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  return <LogbookView {...view} formKey={formKey} failure={failure?.message ?? null} />;
}
