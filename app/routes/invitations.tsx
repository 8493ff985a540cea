import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { InvitationView } from '~/components/invitations/invitation-view';
import { PublicFrame } from '~/components/shell/public-frame';
import { isInvitingCode } from '~/lib/registration';
import { sessionToken } from '~/lib/session.server';

export const meta: MetaFunction = () => [
  { title: 'You are invited | Marsmaths' },
  { name: 'description', content: 'A friend invites you to practise maths. A voucher waits for each of you.' },
];

/** What an invitation link opens. The code is kept in the way on to registering; whose it is, is not told here. */
export async function loader({ request }: LoaderFunctionArgs) {
  const code = new URL(request.url).searchParams.get('invitingCode')?.trim() ?? '';
  return { code: isInvitingCode(code) ? code : null, signedIn: sessionToken(request) !== null };
}

export default function Invitations() {
  const { code, signedIn } = useLoaderData<typeof loader>();
  return (
    <PublicFrame signedIn={signedIn}>
      <InvitationView code={code} signedIn={signedIn} />
    </PublicFrame>
  );
}
