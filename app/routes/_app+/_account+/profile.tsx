import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { roleLabels } from '~/components/account-pages/role-labels';
import { invitingLink } from '~/components/invitations/inviting-link.server';
import { ProfileView } from '~/components/profile/profile-view';
import { ProfilePage } from '~/graphql/account/profile-page';
import { guardedAction } from '~/http/guarded-action.server';
import { providerName } from '~/http/provider-name.server';
import { dayAndTime, dayInWords, fullDay } from '~/lib/day-labels';
import { changeProfile } from '~/loaders/change-profile.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'My profile | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data } = await signedInPage(args, ProfilePage);
  const { profile, invitingCode } = data;
  const account = profile?.account ?? null;
  const provider = providerName();
  const freeFrom = profile?.yearLevelFreeFrom ?? null;
  return {
    profile: {
      nickname: profile?.nickname ?? viewer.nickname,
      worn: viewer.avatar,
      coins: viewer.roles.includes('STUDENT') ? (data.viewer?.coins ?? 0) : null,
      email: data.currentUser?.email ?? '',
      hasUnprovedEmail: viewer.hasUnprovedEmail,
      waitingEmail: account?.waitingEmail ?? null,
      provider:
        provider === null || account?.providerSince == null
          ? null
          : {
              name: provider,
              since: fullDay(viewer.timeZone, new Date(account.providerSince)),
              hasPassword: account.hasPassword,
            },
      yearLevel: profile?.yearLevel ?? null,
      yearFreeFrom: freeFrom && dayInWords(freeFrom),
      roles: roleLabels(viewer.roles),
      timeZone: viewer.timeZone,
      adjustments: profile?.adjustments ?? [],
      practiceTimer: viewer.roles.includes('STUDENT') ? (profile?.practiceTimer ?? null) : null,
      showRank: viewer.roles.includes('STUDENT') ? (account?.showsRank ?? true) : null,
      invitingLink: invitingLink(args.request, invitingCode?.code),
      copy: data.copyOfData && {
        ...data.copyOfData,
        expires: data.copyOfData.expiresAt && dayAndTime(viewer.timeZone, new Date(data.copyOfData.expiresAt)),
      },
      deletes: profile?.deletesAt ? fullDay(viewer.timeZone, new Date(profile.deletesAt)) : null,
      teaches: viewer.roles.some((role) => role === 'TEACHER' || role === 'TUTOR'),
      sessions: data.sessions.map(({ lastSeenAt, ...session }) => ({
        ...session,
        lastSeen: dayAndTime(viewer.timeZone, new Date(lastSeenAt)),
      })),
    },
  };
}

export const action = guardedAction(({ request, form }) => {
  requireSession(request);
  return changeProfile(request, form);
});

export default function Profile() {
  const { profile } = useLoaderData<typeof loader>();
  return <ProfileView profile={profile} refused={useActionData<typeof action>() ?? null} />;
}
