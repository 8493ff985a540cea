import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useClassHead } from '~/components/portal/class-layout';
import { studentReport } from '~/components/portal-reports/student-report';
import { StudentReportView } from '~/components/portal-reports/student-report-view';
import { attempt } from '~/graphql/executor.server';
import { ResetPlacement, StudentReportPage } from '~/graphql/tasks/report-pages';
import { guardedAction } from '~/http/guarded-action.server';
import { classNameIn } from '~/lib/class-of-page';
import { reportPaths } from '~/lib/class-report-paths';
import { dayAndTime } from '~/lib/day-labels';
import { parseUuidParam, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { classActionReply } from '~/loaders/class-action.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { classTab: 'book' };
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: `${data?.student.nickname ?? 'A student'} in ${classNameIn(matches) ?? 'a class'} | Marsmaths` },
];

export async function loader(args: LoaderFunctionArgs) {
  const classId = parseUuidParam(args.params, 'classId');
  const studentId = parseUuidParam(args.params, 'studentId');
  if (classId === null || studentId === null) throw redirect(paths.home);
  const { data } = await signedInPage(args, StudentReportPage, { classId, studentId });
  const { nickname, talksOpen, placement } = data.studentReport;
  const { timeZone } = data.studentReport.class;
  return {
    student: { id: studentId, nickname, talksOpen },
    placement: placement && {
      takenAt: dayAndTime(timeZone, new Date(placement.takenAt)),
      topics: placement.topics,
    },
    report: studentReport(data.studentReport, { timeZone, now: new Date() }),
  };
}

/** Lets the student take the placement test again. */
export const action = guardedAction(async ({ request, params }) => {
  requireSession(request);
  const classId = parseUuidParam(params, 'classId');
  const studentId = parseUuidParam(params, 'studentId');
  if (classId === null || studentId === null) throw redirect(paths.home);
  const outcome = await attempt(request, ResetPlacement, { classId, studentId });
  const to = reportPaths.student(classId, studentId);
  return classActionReply(request, outcome, { intent: 'reset-placement' }, { to, notice: 'placement-reset' });
});

export default function StudentInClass() {
  const page = useLoaderData<typeof loader>();
  return (
    <StudentReportView {...page} school={useClassHead()} problem={useActionData<typeof action>()?.message ?? null} />
  );
}
