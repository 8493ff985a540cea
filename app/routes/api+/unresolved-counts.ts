import { attempt } from '~/graphql/executor.server';
import { unresolvedCountsQuery } from '~/graphql/shell/unresolved-counts';
import { failureJson } from '~/http/failure-json.server';
import { guardedResource } from '~/http/guarded-resource.server';

/** Unresolved wrong answers by course; the page asks every 30 seconds. */
export const loader = guardedResource(async ({ request }) => {
  const outcome = await attempt(request, unresolvedCountsQuery, {});
  return outcome.ok ? Response.json(outcome.data.unresolvedCountByCourse) : failureJson(outcome.failure);
});
