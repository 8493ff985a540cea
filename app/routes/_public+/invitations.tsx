import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { invitationCount } from '~/components/invitations/invitation-count';
import type { InvitationState } from '~/components/invitations/invitation-messages';
import { InvitationView } from '~/components/invitations/invitation-view';
import { PublicFrame } from '~/components/shell/public-frame';
import { MyInvitations } from '~/graphql/billing/my-invitations';
import { attempt } from '~/graphql/executor.server';
import { InvitingCodeStandingQuery } from '~/graphql/visitors/inviting-code-standing';
import { publicPageMeta } from '~/lib/page-meta';
import { publicFrame } from '~/loaders/frame.server';
import { isInvitingCode } from '../../../rules/forms/account';

export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'You’re invited',
    description:
      'A friend has invited you to practise maths on Marsmaths. If you subscribe, you’ll each get a voucher.',
  });

/** What an invitation link opens. The link to registering carries the code; whose it is, is not told here. */
export async function loader({ request }: LoaderFunctionArgs) {
  const code = new URL(request.url).searchParams.get('invitingCode')?.trim() ?? '';
  const frame = await publicFrame(request);
  const signedIn = frame.shell !== null;
  const [state, own] = await Promise.all([
    stateOf(request, code, signedIn),
    signedIn ? attempt(request, MyInvitations, {}) : null,
  ]);
  return { ...frame, code, state, standing: own?.ok ? invitationCount(own.data.myInvitations) : null };
}

/** Without an answer of the server the code is carried on: registering looks at it again. */
async function stateOf(request: Request, code: string, signedIn: boolean): Promise<InvitationState> {
  if (code === '') return 'NONE';
  if (!isInvitingCode(code)) return 'UNKNOWN';
  const outcome = await attempt(request, InvitingCodeStandingQuery, { code }, signedIn ? {} : { token: null });
  if (outcome.ok) return outcome.data.invitingCodeStanding;
  return signedIn ? 'HAS_ACCOUNT' : 'OPEN';
}

export default function Invitations() {
  const { shell, code, state, standing } = useLoaderData<typeof loader>();
  return (
    <PublicFrame>
      <InvitationView code={code} signedIn={shell !== null} state={state} standing={standing} />
    </PublicFrame>
  );
}
