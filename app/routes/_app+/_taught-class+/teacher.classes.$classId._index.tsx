import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useClassHead } from '~/components/portal/class-layout';
import { type RosterRow, RosterView } from '~/components/portal/roster-view';
import { type RosterEntry, readSort, sortRoster } from '~/components/portal/sort-roster';
import { RosterPage } from '~/graphql/classroom/taught-class-pages';
import { MoveStudents, RemoveStudents } from '~/graphql/classroom/teach-class';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { classNameIn } from '~/lib/class-of-page';
import { dayIn, pastLabel } from '~/lib/day-labels';
import { parseUuidParam, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { classActionReply } from '~/loaders/class-action.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';

const weekMs = 7 * 24 * 60 * 60 * 1000;

export const handle: RouteHandle = { classTab: 'students' };
export const meta: MetaFunction = ({ matches }) => [
  { title: `Students in ${classNameIn(matches) ?? 'the class'} | Marsmaths` },
];

export async function loader(args: LoaderFunctionArgs) {
  const classId = parseUuidParam(args.params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const { viewer, data } = await signedInPage(args, RosterPage, { classId });
  const { students, people } = data.taughtClass;
  const sort = readSort(new URL(args.request.url).searchParams.get('sort'));
  const now = new Date();
  const toRow = (student: RosterEntry) => rosterRow(student, now, viewer.timeZone);
  return { sort, students: sortRoster(students, sort).map(toRow), otherClasses: people.otherClasses };
}

function rosterRow(student: RosterEntry, now: Date, timeZone: string): RosterRow {
  const { id, nickname, avatar, yearLevel, answered, lastActiveDay } = student;
  const joinedAt = new Date(student.joinedAt);
  return {
    id,
    nickname,
    avatar,
    yearLevel,
    answered,
    // A student further east may be a day ahead, which reads "Today" as well.
    lastActive: lastActiveDay === null ? null : pastLabel(noonOf(lastActiveDay), noonOf(dayIn(timeZone, now)), 'UTC'),
    joined: pastLabel(joinedAt, now, timeZone),
    isNew: now.getTime() - joinedAt.getTime() < weekMs,
  };
}

/** A calendar day has no zone: its noon in UTC stands for it. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** Moves the ticked students to another class, or takes them out. */
export const action = guardedAction(async ({ request, params, form }) => {
  requireSession(request);
  const classId = parseUuidParam(params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const studentIds = form.getAll('student').filter((id): id is string => typeof id === 'string');
  if (studentIds.length === 0) return data({ message: 'Select at least one student.' }, { status: 400 });
  const to = paths.teacherClass(classId);
  if (formText(form, 'intent') === 'move') {
    const toClassId = formText(form, 'toClass');
    const outcome = await attempt(request, MoveStudents, { classId, toClassId, studentIds });
    return classActionReply(request, outcome, { intent: 'move' }, { to, notice: 'students-moved' });
  }
  const outcome = await attempt(request, RemoveStudents, { classId, studentIds });
  return classActionReply(request, outcome, { intent: 'remove' }, { to, notice: 'students-removed' });
});

export default function TaughtClass() {
  const roster = useLoaderData<typeof loader>();
  return <RosterView {...roster} school={useClassHead()} problem={useActionData<typeof action>()?.message ?? null} />;
}
