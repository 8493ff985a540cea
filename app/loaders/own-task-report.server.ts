import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { sharingYear } from '../../rules/report-sharing';
import { reportView } from '../components/task-report/report-view.server';
import { shareViews } from '../components/task-report/share-view.server';
import { taskNotFound } from '../components/tasks/task-not-found.server';
import { MyTaskReportPage } from '../graphql/reports/task-report';
import { parseUuidParam, paths } from '../lib/paths';
import { signedInPage } from './signed-in-page.server';

/** The ids in the address of a report; one of another shape leads home. */
export function ownReportPlace(params: LoaderFunctionArgs['params']): { taskId: string; studentTaskId: string } {
  const taskId = parseUuidParam(params, 'taskId');
  const studentTaskId = parseUuidParam(params, 'studentTaskId');
  if (taskId === null || studentTaskId === null) throw redirect(paths.home);
  return { taskId, studentTaskId };
}

/** The report of the viewer's own task that an address names. Ids that do not belong together are a 404. */
export async function ownTaskReport(args: LoaderFunctionArgs) {
  const { params } = args;
  const classId = parseUuidParam(params, 'classId');
  const studentTaskId = parseUuidParam(params, 'studentTaskId');
  const taskId = params.taskId === undefined ? null : parseUuidParam(params, 'taskId');
  if (classId === null || studentTaskId === null || (params.taskId !== undefined && taskId === null)) {
    throw redirect(paths.home);
  }
  const { viewer, data } = await signedInPage(args, MyTaskReportPage, { studentTaskId, taskId });
  const { myTaskReport } = data;
  if (myTaskReport.task.classId !== classId) throw taskNotFound();
  const { timeZone } = viewer;
  return {
    report: reportView(myTaskReport, timeZone, new Date()),
    share: {
      firstName: null,
      refusal: myTaskReport.mayShare
        ? null
        : `You can share reports yourself from Year ${sharingYear}. Until then, your teacher can give your family a link.`,
      shares: shareViews(myTaskReport.shares, timeZone),
    },
  };
}
