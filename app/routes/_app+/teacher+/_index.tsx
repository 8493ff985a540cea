import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { runningTask, todayItems } from '~/components/portal/portal-today';
import { PortalView } from '~/components/portal/portal-view';
import { PortalPage } from '~/graphql/classroom/portal-pages';
import { AnswerTeachingInvitation } from '~/graphql/classroom/teach-class';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { dayIn, fullDay, greeting, pastLabel } from '~/lib/day-labels';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { classActionReply } from '~/loaders/class-action.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { hideAiBox: true };
export const meta: MetaFunction = () => [{ title: 'Portal | Marsmaths' }];

/** Where the portal links of the header lead while no portal elsewhere is set up. Whoever does not teach goes home. */
export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data } = await signedInPage(args, PortalPage);
  const { nickname, timeZone } = viewer;
  const now = new Date();
  return {
    greeting: `${greeting(now, timeZone)}, ${nickname}`,
    today: fullDay(timeZone, now),
    items: todayItems(data.portalTasks, now),
    classes: data.taughtClasses.map(({ lastActiveDay, ...school }) => ({
      ...school,
      lastActive: lastActiveDay === null ? null : pastLabel(noonOf(lastActiveDay), noonOf(dayIn(timeZone, now)), 'UTC'),
      running: runningTask(data.portalTasks, school.id, now),
    })),
    invitations: data.teachingInvitations,
    hasUnprovedEmail: viewer.hasUnprovedEmail,
    hasOpenSteps: (data.profile?.openSteps.length ?? 0) > 0,
  };
}

/** A calendar day has no zone: its noon in UTC stands for it. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** Answers a colleague who asks to teach a class together. */
export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  const classId = formText(form, 'classId');
  const accept = formText(form, 'intent') === 'accept';
  const outcome = await attempt(request, AnswerTeachingInvitation, { classId, accept });
  const target = accept
    ? ({ to: paths.teacherClass(classId), notice: 'teaching-accepted' } as const)
    : ({ to: paths.teacher, notice: 'teaching-declined' } as const);
  return classActionReply(request, outcome, { intent: 'answer' }, target);
});

export default function Portal() {
  const portal = useLoaderData<typeof loader>();
  return <PortalView {...portal} problem={useActionData<typeof action>()?.message ?? null} />;
}
