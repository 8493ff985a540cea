import { questionTable } from '~/components/portal-reports/task-report';
import { csvDownload, csvFailure } from '~/components/statistics/csv-download.server';
import { attempt } from '~/graphql/executor.server';
import { TaskReportFile } from '~/graphql/tasks/report-pages';
import { guardedResource } from '~/http/guarded-resource.server';
import { reportPaths } from '~/lib/class-report-paths';
import { readResultFilter } from '../../../../rules/tasks/task-status';

/** The report of a task as a file: a row for each question. */
export const loader = guardedResource(async ({ request, params }) => {
  const taskId = params.taskId ?? '';
  const filter = readResultFilter(new URL(request.url).searchParams.get('filter'));
  const outcome = await attempt(request, TaskReportFile, { taskId, filter });
  if (!outcome.ok) return csvFailure(outcome.failure, reportPaths.task(taskId, filter));
  const { task, questions } = outcome.data.taskReport;
  return csvDownload(['report', task.title], questionTable(questions));
});
