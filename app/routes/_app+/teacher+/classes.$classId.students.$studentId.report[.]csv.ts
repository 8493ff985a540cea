import { studentTable } from '~/components/portal-reports/student-report';
import { csvDownload, csvFailure } from '~/components/statistics/csv-download.server';
import { attempt } from '~/graphql/executor.server';
import { StudentReportFile } from '~/graphql/tasks/report-pages';
import { guardedResource } from '~/http/guarded-resource.server';
import { reportPaths } from '~/lib/class-report-paths';

/** One student's tasks in a class as a file. */
export const loader = guardedResource(async ({ request, params }) => {
  const place = { classId: params.classId ?? '', studentId: params.studentId ?? '' };
  const outcome = await attempt(request, StudentReportFile, place);
  if (!outcome.ok) return csvFailure(outcome.failure, reportPaths.student(place.classId, place.studentId));
  const { studentReport } = outcome.data;
  return csvDownload([studentReport.class.name, studentReport.nickname], studentTable(studentReport));
});
