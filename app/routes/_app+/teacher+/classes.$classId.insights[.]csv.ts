import { insightsTable } from '~/components/portal-reports/insights-page.server';
import { csvDownload, csvFailure } from '~/components/statistics/csv-download.server';
import { attempt } from '~/graphql/executor.server';
import { InsightsFile } from '~/graphql/tasks/report-pages';
import { guardedResource } from '~/http/guarded-resource.server';
import { reportPaths } from '~/lib/class-report-paths';

/** Ideas behind the wrong answers of a class as a file. */
export const loader = guardedResource(async ({ request, params }) => {
  const classId = params.classId ?? '';
  const all = new URL(request.url).searchParams.get('span') === 'all';
  const outcome = await attempt(request, InsightsFile, { classId, span: all ? 'ALL' : 'FOUR_WEEKS' });
  if (!outcome.ok) return csvFailure(outcome.failure, reportPaths.classInsights(classId));
  const { insights } = outcome.data;
  return csvDownload(['insights', insights.class.name], insightsTable(insights));
});
