import { attempt } from '~/graphql/executor.server';
import { unresolvedCountsQuery } from '~/graphql/shell/unresolved-counts';
import { failureJson } from '~/http/failure-json.server';
import { guardedResource } from '~/http/guarded-resource.server';

/** Unresolved wrong answers by course, coins and waiting tasks; the page asks every 30 seconds. */
export const loader = guardedResource(async ({ request }) => {
  const outcome = await attempt(request, unresolvedCountsQuery, {});
  if (!outcome.ok) return failureJson(outcome.failure);
  const { unresolvedCountByCourse: unresolvedCounts, viewer } = outcome.data;
  const { coins = 0, waitingTaskCount = null } = viewer ?? {};
  return Response.json({ unresolvedCounts, coins, waitingTaskCount });
});
