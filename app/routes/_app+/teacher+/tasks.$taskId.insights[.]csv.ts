import { insightsTable } from '~/components/portal-reports/insights-page.server';
import { csvDownload, csvFailure } from '~/components/statistics/csv-download.server';
import { attempt } from '~/graphql/executor.server';
import { InsightsFile } from '~/graphql/tasks/report-pages';
import { guardedResource } from '~/http/guarded-resource.server';
import { reportPaths } from '~/lib/class-report-paths';

/** Ideas behind the wrong answers of a task as a file. */
export const loader = guardedResource(async ({ request, params }) => {
  const taskId = params.taskId ?? '';
  const outcome = await attempt(request, InsightsFile, { taskId });
  if (!outcome.ok) return csvFailure(outcome.failure, reportPaths.taskInsights(taskId));
  const { insights } = outcome.data;
  return csvDownload(['insights', insights.title ?? ''], insightsTable(insights));
});
