import { randomUUID } from 'node:crypto';
import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ClassDetailsView } from '~/components/classes/class-details-view';
import { isFlagOn } from '~/components/shell/is-flag-on';
import { myTaskView } from '~/components/tasks/my-task-view.server';
import { GiveToPot } from '~/graphql/classroom/class-coins';
import { ClassDetailsPage, LeaveClass } from '~/graphql/classroom/my-classes';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { announcementBy } from '~/lib/class-announcement-label';
import { pastLabel } from '~/lib/day-labels';
import { parseUuidParam, paths } from '~/lib/paths';
import { typedNumber } from '~/lib/typed-number';
import { classActionReply, classFormAgain } from '~/loaders/class-action.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';
import { potGiftForm } from '../../../../rules/forms/class-pot';
import { readForm } from '../../../../rules/forms/read-form';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.school.name ?? 'Class'} | Marsmaths` },
];

export async function loader(args: LoaderFunctionArgs) {
  const classId = parseUuidParam(args.params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const { viewer, data } = await signedInPage(args, ClassDetailsPage, { classId });
  const { announcements, files, pot, ...school } = data.myClass;
  const { timeZone } = viewer;
  const now = new Date();
  return {
    school,
    pot,
    creationKey: randomUUID(),
    talksOpen: isFlagOn(viewer, 'teachers-read-talks'),
    tasks: data.myTasks.map((task) => myTaskView(task, timeZone, now)),
    announcements: announcements.map((each) => ({
      id: each.id,
      body: each.body,
      by: announcementBy(each, now, timeZone),
    })),
    files: files.map(({ createdAt, ...file }) => ({ ...file, added: pastLabel(new Date(createdAt), now, timeZone) })),
  };
}

/** Leaves the class, or puts coins into its pot. */
export const action = guardedAction(async ({ request, params, form }) => {
  requireSession(request);
  const classId = parseUuidParam(params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const intent = formText(form, 'intent');
  if (intent === 'put-in') return putIn(request, form, classId);
  if (intent !== 'leave') return classFormAgain({ intent, message: 'That didn’t go through. Please try again.' });
  const outcome = await attempt(request, LeaveClass, { classId });
  return classActionReply(request, outcome, { intent }, { to: paths.classes, notice: 'class-left' });
});

async function putIn(request: Request, form: FormData, classId: string) {
  const values = { amount: formText(form, 'amount') };
  const again = { intent: 'put-in', values };
  const read = readForm(potGiftForm, { amount: typedNumber(values.amount) });
  if (!read.ok) return classFormAgain({ ...again, errors: read.errors });
  const variables = { potId: formText(form, 'pot'), creationKey: formText(form, 'creationKey'), ...read.value };
  const outcome = await attempt(request, GiveToPot, variables);
  return classActionReply(request, outcome, again, { to: paths.classDetails(classId), notice: 'put-in-pot' });
}

export default function ClassDetails() {
  const page = useLoaderData<typeof loader>();
  return <ClassDetailsView {...page} reply={useActionData<typeof action>()} />;
}
