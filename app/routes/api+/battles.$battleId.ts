import { battleView } from '~/components/battle/battle-view.server';
import { BattleState } from '~/graphql/battle/battle-page';
import { attempt } from '~/graphql/executor.server';
import { failureJson } from '~/http/failure-json.server';
import { guardedResource } from '~/http/guarded-resource.server';
import { parseUuidParam } from '~/lib/paths';

/** Where a battle of the viewer's stands now: what its page asks after an event, and when it comes back. */
export const loader = guardedResource(async ({ request, params }) => {
  const battleId = parseUuidParam(params, 'battleId');
  if (battleId === null)
    return Response.json({ code: 'NOT_FOUND', message: 'We couldn’t find that battle.' }, { status: 404 });
  const outcome = await attempt(request, BattleState, { battleId });
  if (!outcome.ok) return failureJson(outcome.failure);
  const { viewer, battle } = outcome.data;
  return Response.json(battleView(battle, viewer?.timeZone ?? 'Australia/Sydney'));
});
