import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { learningActivityView } from '~/components/statistics/activity-view.server';
import { LearningActivityView } from '~/components/statistics/learning-activity-view';
import { rangeNames, readRange } from '~/components/statistics/statistics-range';
import { LearningActivityPage } from '~/graphql/statistics/learning-activity-statistics';
import { pageTitle } from '~/lib/page-meta';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { blueHeader: true };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: pageTitle(page ? `Learning activity: ${page.view.course.name}` : 'Learning activity') },
];

export async function loader(args: LoaderFunctionArgs) {
  const courseId = args.params.courseId ?? '';
  const range = readRange(args.request);
  const { data } = await signedInPage(args, LearningActivityPage, { courseId, range: rangeNames[range] });
  if (data.learningActivityStatistics === null) throw redirect(paths.home);
  return { view: learningActivityView(data.learningActivityStatistics, range) };
}

export default function LearningActivityStatistics() {
  const { view } = useLoaderData<typeof loader>();
  return <LearningActivityView {...view} />;
}
