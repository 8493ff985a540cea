import { BattleRecordFile } from '~/graphql/battle/verify-page';
import { attempt } from '~/graphql/executor.server';
import { failureJson } from '~/http/failure-json.server';
import { guardedResource } from '~/http/guarded-resource.server';
import { parseUuidParam } from '~/lib/paths';

/** The record of an own battle that is over, to keep and to compute again. */
export const loader = guardedResource(async ({ request, params }) => {
  const battleId = parseUuidParam(params, 'battleId');
  if (battleId === null)
    return Response.json({ code: 'NOT_FOUND', message: 'We couldn’t find that battle.' }, { status: 404 });
  const outcome = await attempt(request, BattleRecordFile, { battleId });
  if (!outcome.ok) return failureJson(outcome.failure);
  return new Response(outcome.data.battleRecord.json, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="marsmaths-battle-${battleId}.json"`,
      'x-content-type-options': 'nosniff',
    },
  });
});
