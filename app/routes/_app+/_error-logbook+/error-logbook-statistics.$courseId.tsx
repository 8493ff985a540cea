import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ErrorStatisticsView } from '~/components/statistics/error-statistics-view';
import { errorStatisticsView } from '~/components/statistics/error-view.server';
import { ErrorLogbookStatisticsPage } from '~/graphql/statistics/error-logbook-statistics';
import { pageTitle } from '~/lib/page-meta';
import { paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: pageTitle(page ? `Error logbook statistics: ${page.view.course.name}` : 'Error logbook statistics') },
];

export async function loader(args: LoaderFunctionArgs) {
  const courseId = args.params.courseId ?? '';
  const { viewer, data } = await signedInPage(args, ErrorLogbookStatisticsPage, { courseId });
  if (data.errorLogbookStatistics === null) throw redirect(paths.errorLogbook);
  return { view: errorStatisticsView(data.errorLogbookStatistics, viewer.timeZone) };
}

export default function ErrorLogbookStatistics() {
  const { view } = useLoaderData<typeof loader>();
  return <ErrorStatisticsView {...view} />;
}
