import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { studentReport } from '~/components/portal-reports/student-report';
import { StudentReportView } from '~/components/portal-reports/student-report-view';
import { StudentReportPage } from '~/graphql/tasks/report-pages';
import { parseUuidParam, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { hideAiBox: true };
export const meta: MetaFunction<typeof loader> = (place) => [
  { title: `${place.data?.student.nickname ?? 'A student'} in ${place.data?.school.name ?? 'a class'} | Marsmaths` },
];

export async function loader(args: LoaderFunctionArgs) {
  const classId = parseUuidParam(args.params, 'classId');
  const studentId = parseUuidParam(args.params, 'studentId');
  if (classId === null || studentId === null) throw redirect(paths.home);
  const { shell, data } = await signedInPage(args, StudentReportPage, { classId, studentId });
  const { class: school, nickname, talksOpen } = data.studentReport;
  return {
    shell,
    school,
    student: { id: studentId, nickname, talksOpen },
    report: studentReport(data.studentReport, { timeZone: school.timeZone, now: new Date() }),
  };
}

export default function StudentInClass() {
  const { shell, ...page } = useLoaderData<typeof loader>();
  return <StudentReportView {...page} />;
}
