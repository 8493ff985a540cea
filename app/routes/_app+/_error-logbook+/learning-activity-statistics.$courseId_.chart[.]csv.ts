import { redirect } from '@remix-run/node';
import { activityTables } from '~/components/statistics/activity-tables';
import { csvDownload, csvFailure, tableOf } from '~/components/statistics/csv-download.server';
import { rangeNames, readRange } from '~/components/statistics/statistics-range';
import { attempt } from '~/graphql/executor.server';
import { LearningActivityFile } from '~/graphql/statistics/learning-activity-statistics';
import { guardedResource } from '~/http/guarded-resource.server';
import { paths } from '~/lib/paths';

/** One table of what was done in a course as a file: ?table= names it, ?range= says how far back. */
export const loader = guardedResource(async ({ request, params }) => {
  const courseId = params.courseId ?? '';
  const range = readRange(request);
  const outcome = await attempt(request, LearningActivityFile, { courseId, range: rangeNames[range] });
  if (!outcome.ok) return csvFailure(outcome.failure, paths.learningActivityStatistics(courseId, range));
  const statistics = outcome.data.learningActivityStatistics;
  if (statistics === null) return redirect(paths.home);
  // The page says what it takes to look back so far.
  if (!statistics.isOpen) return redirect(paths.learningActivityStatistics(courseId, range));
  const [name, table] = tableOf(request, activityTables(statistics, range));
  return csvDownload(['learning-activity', statistics.course.id, range, name], table);
});
