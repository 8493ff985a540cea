import { attempt } from '~/graphql/executor.server';
import { aiCreditQuery } from '~/graphql/shell/ai-credit';
import { failureJson } from '~/http/failure-json.server';
import { guardedResource } from '~/http/guarded-resource.server';

/** The viewer's AI credits; the chat panel asks every 60 seconds and when the frame says that some were used. */
export const loader = guardedResource(async ({ request }) => {
  const outcome = await attempt(request, aiCreditQuery, {});
  return outcome.ok ? Response.json(outcome.data.myAiCredit) : failureJson(outcome.failure);
});
