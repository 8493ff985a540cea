import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ProfileView } from '~/components/account-pages/profile-view';
import { roleLabels } from '~/components/account-pages/role-labels';
import { invitingLink } from '~/components/invitations/inviting-link.server';
import { ProfilePage } from '~/graphql/account/profile-page';
import { signedInPage } from '~/loaders/signed-in-page.server';

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
      invitingLink: invitingLink(args.request, invitingCode?.code),
    },
  };
}

export default function Profile() {
  const { profile } = useLoaderData<typeof loader>();
  return <ProfileView profile={profile} />;
}
