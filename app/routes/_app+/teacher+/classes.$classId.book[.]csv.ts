import { markBook } from '~/components/portal-tasks/mark-book';
import { bookTable } from '~/components/portal-tasks/mark-book-file';
import { csvDownload, csvFailure } from '~/components/statistics/csv-download.server';
import { attempt } from '~/graphql/executor.server';
import { MarkBookFile } from '~/graphql/tasks/report-pages';
import { guardedResource } from '~/http/guarded-resource.server';
import { paths } from '~/lib/paths';

/** The mark book of a class as a file. */
export const loader = guardedResource(async ({ request, params }) => {
  const classId = params.classId ?? '';
  const outcome = await attempt(request, MarkBookFile, { classId });
  if (!outcome.ok) return csvFailure(outcome.failure, paths.teacherBook(classId));
  const { class: school, tasks } = outcome.data.taughtTasks;
  const book = markBook(tasks, { timeZone: school.timeZone, now: new Date() });
  return csvDownload(['mark-book', school.name], bookTable(book, tasks, school.timeZone));
});
