import { invitingLink } from '~/components/invitations/inviting-link.server';
import { InvitingCode } from '~/graphql/account/inviting-code';
import { attempt } from '~/graphql/executor.server';
import { failureJson } from '~/http/failure-json.server';
import { guardedResource } from '~/http/guarded-resource.server';

/** The viewer's own invitation link, for the popup. */
export const loader = guardedResource(async ({ request }) => {
  const outcome = await attempt(request, InvitingCode, {});
  if (!outcome.ok) return failureJson(outcome.failure);
  return Response.json({ link: invitingLink(request, outcome.data.invitingCode?.code) });
});
