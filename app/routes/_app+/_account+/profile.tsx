import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ProfileView } from '~/components/account-pages/profile-view';
import { roleWords } from '~/components/account-pages/role-words';
import { ProfilePage } from '~/graphql/account/profile-page';
import { signedInPage } from '~/loaders/signed-in-page.server';
import { invitingLink } from '~/components/invitations/inviting-link.server';

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
      roles: roleWords(viewer.roles),
      timeZone: viewer.timeZone,
      invitingLink: invitingLink(args.request, invitingCode?.code),
    },
  };
}

export default function Profile() {
  const { profile } = useLoaderData<typeof loader>();
  return <ProfileView profile={profile} />;
}
