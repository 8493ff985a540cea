import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ProfileView } from '~/components/account-pages/profile-view';
import { roleLabels } from '~/components/account-pages/role-labels';
import { invitingLink } from '~/components/invitations/inviting-link.server';
import { ProfilePage } from '~/graphql/account/profile-page';
import { SetPracticeTimer } from '~/graphql/account/set-practice-timer';
import { attempt } from '~/graphql/executor.server';
import { endOtherSessionsMutation, endSessionMutation } from '~/graphql/identity/sessions';
import { formText, guardedAction } from '~/http/guarded-action.server';
import type { AppFailure } from '~/lib/app-failure';
import { dayAndTime } from '~/lib/day-labels';
import { noticeCookie } from '~/lib/notice';
import { paths } from '~/lib/paths';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'My profile | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { shell, data } = await signedInPage(args, ProfilePage);
  const { viewer } = shell;
  const { profile, invitingCode } = data;
  return {
    shell,
    profile: {
      nickname: profile?.nickname ?? viewer.nickname,
      email: data.currentUser?.email ?? '',
      yearLevel: profile?.yearLevel ? `Year ${profile.yearLevel}` : null,
      roles: roleLabels(viewer.roles),
      timeZone: viewer.timeZone,
      practiceTimer: viewer.roles.includes('STUDENT') ? (profile?.practiceTimer ?? null) : null,
      invitingLink: invitingLink(args.request, invitingCode?.code),
      sessions: data.sessions.map(({ lastSeenAt, ...session }) => ({
        ...session,
        lastSeen: dayAndTime(viewer.timeZone, new Date(lastSeenAt)),
      })),
    },
  };
}

/** Switches the clock of challenges, or ends the session that the form names, or all but this one. */
export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  return form.has('practiceTimer') ? switchClock(request, form) : endSessions(request, form);
});

async function switchClock(request: Request, form: FormData) {
  const on = formText(form, 'practiceTimer') !== 'off';
  const outcome = await attempt(request, SetPracticeTimer, { on });
  if (!outcome.ok) return refusal(request, outcome.failure);
  return redirect(paths.profile, { headers: { 'set-cookie': noticeCookie(on ? 'clock-on' : 'clock-off') } });
}

async function endSessions(request: Request, form: FormData) {
  const id = formText(form, 'session');
  const outcome =
    id === 'others'
      ? await attempt(request, endOtherSessionsMutation, {})
      : await attempt(request, endSessionMutation, { id });
  if (!outcome.ok) return refusal(request, outcome.failure);
  const notice = noticeCookie(id === 'others' ? 'sessions-ended' : 'session-ended');
  return redirect(paths.profile, { headers: { 'set-cookie': notice } });
}

function refusal(request: Request, failure: AppFailure) {
  const { message, status } = actionFailure(request, failure);
  return data({ message }, { status });
}

export default function Profile() {
  const { profile } = useLoaderData<typeof loader>();
  return <ProfileView profile={profile} problem={useActionData<typeof action>()?.message ?? null} />;
}
