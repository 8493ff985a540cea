import { redirect } from '@remix-run/node';
import { csvDownload, csvFailure, tableOf } from '~/components/statistics/csv-download.server';
import { errorTables } from '~/components/statistics/error-tables';
import { attempt } from '~/graphql/executor.server';
import { ErrorLogbookStatisticsFile } from '~/graphql/statistics/error-logbook-statistics';
import { guardedResource } from '~/http/guarded-resource.server';
import { paths } from '~/lib/paths';

/** One table of a course's error logbook statistics as a file: ?table= names it. */
export const loader = guardedResource(async ({ request, params }) => {
  const courseId = params.courseId ?? '';
  const outcome = await attempt(request, ErrorLogbookStatisticsFile, { courseId });
  if (!outcome.ok) return csvFailure(outcome.failure, paths.errorLogbookStatistics(courseId));
  const { viewer, errorLogbookStatistics: statistics } = outcome.data;
  if (statistics === null || viewer === null) return redirect(paths.errorLogbook);
  const [name, table] = tableOf(request, errorTables(statistics, viewer.timeZone));
  return csvDownload(['error-logbook', statistics.course.id, name], table);
});
