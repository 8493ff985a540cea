import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ClassDetailsView } from '~/components/classes/class-details-view';
import { isFlagOn } from '~/components/shell/is-flag-on';
import { myTaskView } from '~/components/tasks/my-task-view.server';
import { ClassDetailsPage, LeaveClass } from '~/graphql/classroom/my-classes';
import { attempt } from '~/graphql/executor.server';
import { guardedAction } from '~/http/guarded-action.server';
import { announcementBy } from '~/lib/class-announcement-label';
import { pastLabel } from '~/lib/day-labels';
import { parseUuidParam, paths } from '~/lib/paths';
import { classActionReply } from '~/loaders/class-action.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.school.name ?? 'Class'} | Marsmaths` },
];

export async function loader(args: LoaderFunctionArgs) {
  const classId = parseUuidParam(args.params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const { shell, data } = await signedInPage(args, ClassDetailsPage, { classId });
  const { announcements, files, ...school } = data.myClass;
  const { timeZone } = shell.viewer;
  const now = new Date();
  return {
    shell,
    school,
    talksOpen: isFlagOn(shell.viewer, 'teachers-read-talks'),
    tasks: data.myTasks.map((task) => myTaskView(task, timeZone, now)),
    announcements: announcements.map((each) => ({
      id: each.id,
      body: each.body,
      by: announcementBy(each, now, timeZone),
    })),
    files: files.map(({ createdAt, ...file }) => ({ ...file, added: pastLabel(new Date(createdAt), now, timeZone) })),
  };
}

/** Leaves the class. */
export const action = guardedAction(async ({ request, params }) => {
  requireSession(request);
  const classId = parseUuidParam(params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const outcome = await attempt(request, LeaveClass, { classId });
  return classActionReply(request, outcome, { intent: 'leave' }, { to: paths.classes, notice: 'class-left' });
});

export default function ClassDetails() {
  return <ClassDetailsView {...useLoaderData<typeof loader>()} />;
}
