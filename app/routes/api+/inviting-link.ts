import { InvitingCode } from '~/graphql/account/inviting-code';
import { attempt } from '~/graphql/executor.server';
import { failureJson } from '~/lib/failure-json.server';
import { guardedResource } from '~/lib/guarded-resource.server';
import { invitingLink } from '~/lib/inviting-link.server';

/** The viewer's own invitation link, for the popup. */
export const loader = guardedResource(async ({ request }) => {
  const outcome = await attempt(request, InvitingCode, {});
  if (!outcome.ok) return failureJson(outcome.failure);
  return Response.json({ link: invitingLink(request, outcome.data.invitingCode?.code) });
});
