import { attempt } from '~/graphql/executor.server';
import { BoardKit } from '~/graphql/practice/boards';
import { failureJson } from '~/http/failure-json.server';
import { guardedResource } from '~/http/guarded-resource.server';

/** What the viewer bought for the whiteboard, asked for when a board is opened. */
export const loader = guardedResource(async ({ request }) => {
  const outcome = await attempt(request, BoardKit, {});
  return outcome.ok ? Response.json({ items: outcome.data.ownedItems }) : failureJson(outcome.failure);
});
