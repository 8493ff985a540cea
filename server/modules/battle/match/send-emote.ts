import { allEmotes, emoteLimit, itemOfEmote } from '../../../../rules/battle/emotes';
import { isUuid } from '../../../../rules/path-patterns';
import { AppError } from '../../../platform/app-error';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { appendUserEvents } from '../../events/index';
import { battleNotFound } from '../view/get-battle';
import { takeEmote } from './emotes.repo';

/**
 * Sends one of the friendly words to the other player; false where three came in the last ten seconds, or the battle is
 * over and nobody is there to read it.
 *
 * @throws AppError NOT_FOUND (also for an emote that the player does not have), BAD_INPUT (no such emote)
 */
export async function sendBattleEmote(
  services: Services,
  viewer: Viewer,
  { battleId, emote }: { battleId: string; emote: string },
): Promise<boolean> {
  if (!allEmotes.some(({ id }) => id === emote)) throw new AppError('BAD_INPUT', 'We couldn’t find that message.');
  if (!isUuid(battleId)) throw battleNotFound();
  const now = services.clock.now();
  const since = new Date(now.getTime() - emoteLimit.withinMs);
  const sent = await services.db.transaction().execute(async (trx) => {
    const taken = await takeEmote(trx, {
      battleId,
      userId: viewer.id,
      emote,
      item: itemOfEmote(emote),
      now,
      since,
      most: emoteLimit.most,
    });
    if (taken === 'NOT_FOUND') throw battleNotFound();
    if (taken === 'NOT_OWNED') throw new AppError('NOT_FOUND', 'You don’t have this message yet.');
    if (taken === 'TOO_MANY') return null;
    const { seat, other } = taken;
    const payload = { battleId, type: 'emote', at: now.getTime(), seat, emote };
    if (other !== null) await appendUserEvents(trx, [{ userId: other, kind: 'BATTLE', payload }]);
    return other;
  });
  if (sent !== null) await services.userEventSignal.notify(sent);
  return sent !== null;
}
