import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { minuteOfTime } from '~/components/portal/battle-hours';
import { useClassHead } from '~/components/portal/class-layout';
import { type OtherSettings, SettingsView } from '~/components/portal/settings-view';
import { SetBattleHours } from '~/graphql/battle/battle-hours';
import { SetCoinsOnTasks } from '~/graphql/classroom/class-coins';
import { ClassSettingsPage } from '~/graphql/classroom/taught-class-pages';
import {
  DeleteClass,
  EndCoTeaching,
  InviteCoTeacher,
  SetClassArchived,
  UpdateClass,
  WithdrawClassInvitation,
} from '~/graphql/classroom/teach-class';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import type { ClassFormState } from '~/lib/class-form';
import { classNameIn } from '~/lib/class-of-page';
import { parseUuidParam, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { keptText, seenText } from '~/loaders/both-versions.server';
import { classActionReply, classFormAgain } from '~/loaders/class-action.server';
import { readClassInput } from '~/loaders/class-input.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';
import { taughtFirst } from '../../../../rules/taught-courses';

export const handle: RouteHandle = { classTab: 'settings' };
export const meta: MetaFunction = ({ matches }) => [
  { title: `Settings for ${classNameIn(matches) ?? 'the class'} | Marsmaths` },
];

export async function loader(args: LoaderFunctionArgs) {
  const classId = parseUuidParam(args.params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const { viewer, data: page } = await signedInPage(args, ClassSettingsPage, { classId });
  const { people, ...school } = page.taughtClass;
  const waiting = people.invitations.filter(({ role }) => role === 'TEACHER').map(({ email }) => email);
  return {
    viewerId: viewer.id,
    school,
    courses: taughtFirst(page.courses, page.profile?.teaches ?? []),
    coTeachers: people.coTeachers,
    waiting,
    hours: page.battleHours,
  };
}

export const action = guardedAction(async ({ request, params, form }) => {
  requireSession(request);
  const classId = parseUuidParam(params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const intent = formText(form, 'intent');
  const here = paths.teacherClassSettings(classId);
  switch (intent) {
    case 'ask': {
      const email = formText(form, 'email').trim();
      const outcome = await attempt(request, InviteCoTeacher, { classId, email });
      return classActionReply(
        request,
        outcome,
        { intent, values: { email } },
        { to: here, notice: 'co-teacher-asked' },
      );
    }
    case 'withdraw': {
      const variables = { classId, role: 'TEACHER', email: formText(form, 'email') } as const;
      const outcome = await attempt(request, WithdrawClassInvitation, variables);
      return classActionReply(request, outcome, { intent }, { to: here, notice: 'invitation-withdrawn' });
    }
    case 'end': {
      const outcome = await attempt(request, EndCoTeaching, { classId, teacherId: formText(form, 'teacher') });
      // Whoever left it sees the class no longer; the owner stays on the page.
      const to = formText(form, 'leaves') === 'yes' ? paths.teacher : here;
      return classActionReply(request, outcome, { intent }, { to, notice: 'co-teacher-gone' });
    }
    case 'archive':
    case 'restore': {
      const archived = intent === 'archive';
      const outcome = await attempt(request, SetClassArchived, { classId, archived });
      const to = archived ? paths.teacherArchive : here;
      return classActionReply(
        request,
        outcome,
        { intent },
        { to, notice: archived ? 'class-archived' : 'class-restored' },
      );
    }
    case 'coins':
    case 'no-coins': {
      const outcome = await attempt(request, SetCoinsOnTasks, { classId, on: intent === 'coins' });
      return classActionReply(request, outcome, { intent }, { to: here, notice: 'class-saved' });
    }
    case 'hours':
      return setHours(request, form, classId);
    case 'any-hours': {
      const outcome = await attempt(request, SetBattleHours, { classId, seen: seenText(form) });
      return classActionReply(request, outcome, { intent }, { to: here, notice: 'battle-settings' });
    }
    case 'delete': {
      const outcome = await attempt(request, DeleteClass, { classId });
      return classActionReply(request, outcome, { intent }, { to: paths.teacher, notice: 'class-deleted' });
    }
    default:
      return save(request, form, classId);
  }
});

/** The hours in which students may play battles: two times of the day. */
async function setHours(request: Request, form: FormData, classId: string) {
  const values = { from: keptText(form, 'from'), until: keptText(form, 'until') };
  const [fromMinute, untilMinute] = [minuteOfTime(values.from), minuteOfTime(values.until)];
  const again = { intent: 'hours', values };
  // Theirs may be at any time.
  if (values.from === '' && values.until === '' && form.has('keep-from')) {
    const outcome = await attempt(request, SetBattleHours, { classId, seen: seenText(form) });
    return classActionReply(request, outcome, again, hoursSaved(classId));
  }
  if (fromMinute === null || untilMinute === null) {
    const problem = 'Choose a time of day, such as 15:30.';
    return classFormAgain({ ...again, errors: fromMinute === null ? { from: problem } : { until: problem } });
  }
  const outcome = await attempt(request, SetBattleHours, { classId, fromMinute, untilMinute, seen: seenText(form) });
  return classActionReply(request, outcome, again, hoursSaved(classId));
}

const hoursSaved = (classId: string) => ({
  to: paths.teacherClassSettings(classId),
  notice: 'battle-settings' as const,
});

async function save(request: Request, form: FormData, classId: string) {
  const read = readClassInput(form);
  const kept = { intent: 'save', values: { ...read.values } };
  if (!read.ok) return classFormAgain({ ...kept, errors: read.errors });
  const version = Number(formText(form, 'version')) || null;
  const outcome = await attempt(request, UpdateClass, { classId, input: read.input, version });
  if (!outcome.ok && outcome.failure.code === 'CONFLICT') {
    const { message, details, status } = outcome.failure;
    return conflictAgain({ ...kept, message, theirs: readTheirs(details) }, status);
  }
  return classActionReply(request, outcome, kept, { to: paths.teacherClassSettings(classId), notice: 'class-saved' });
}

/** The form as it was typed, beside what somebody else has saved meanwhile. */
function conflictAgain(
  state: Pick<ClassFormState, 'intent' | 'values' | 'message'> & { theirs: OtherSettings },
  status: number,
) {
  return data<ClassFormState & { theirs?: OtherSettings }>({ errors: {}, ...state }, { status });
}

function readTheirs({ name, courseId, colour, timeZone, version }: Record<string, unknown>): OtherSettings {
  return {
    name: String(name),
    courseId: String(courseId),
    colour: String(colour),
    timeZone: String(timeZone),
    version: Number(version),
  };
}

export default function ClassSettings() {
  const { school, ...settings } = useLoaderData<typeof loader>();
  return (
    <SettingsView {...settings} school={{ ...useClassHead(), ...school }} reply={useActionData<typeof action>()} />
  );
}
