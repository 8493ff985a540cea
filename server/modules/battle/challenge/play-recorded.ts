import { recordedOfferAfterMs } from '../../../../rules/battle/pairing';
import { isUuid } from '../../../../rules/path-patterns';
import { AppError } from '../../../platform/app-error';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { readQuestions } from '../../questions/index';
import type { Battle } from '../battle-data';
import { beginMatch } from '../match/begin-match';
import { seatSecond } from '../match/begin-match.repo';
import { findPlayer, requireMayPlay } from '../queue/player';
import { battleNotFound, getBattle } from '../view/get-battle';
import { findRecordedGame, lockOwnWaiting, makeRecorded, type RecordedGame } from './recorded.repo';

/**
 * Ends a wait of forty seconds or more with a game that somebody of like rating played earlier: the same questions, and
 * that player's answers at their own pace. It is named as what it is, names nobody, and is not rated.
 *
 * @throws AppError NOT_FOUND, CONFLICT (too early, somebody was found, or there is no such game), FORBIDDEN, RATE_LIMITED
 */
export async function playRecordedBattle(services: Services, viewer: Viewer, battleId: string): Promise<Battle> {
  if (!isUuid(battleId)) throw battleNotFound();
  const own = await getBattle(services, viewer, battleId);
  if (own.status !== 'WAITING') return own;
  requireMayPlay(await findPlayer(services, viewer, own.course.id), services.clock.now());
  const isBegun = await services.db.transaction().execute(async (trx) => {
    const waiting = await lockOwnWaiting(trx, battleId, viewer.id);
    // Somebody was found in this very moment.
    if (!waiting) return false;
    const now = services.clock.now();
    if (now.getTime() - waiting.created_at.getTime() < recordedOfferAfterMs) {
      throw new AppError('CONFLICT', 'Someone may still turn up. You can play a recorded game after 40 seconds.');
    }
    const courseId = waiting.course_id;
    const game = await findRecordedGame(trx, { courseId, userId: viewer.id, rating: waiting.rating.rating });
    if (!game) throw new AppError('CONFLICT', 'There’s no recorded game for you in this course yet.');
    await makeRecorded(trx, battleId, { fromId: game.id, answers: answersOf(game) });
    await seatSecond(trx, battleId, { userId: null, rating: game.rating, standing: game.standing, now });
    const questions = [
      ...(
        await readQuestions(
          trx,
          game.deck.map(({ instanceId }) => instanceId),
        )
      ).values(),
    ];
    const mean = waiting.rating.rating;
    const deck = { entries: game.deck, questions };
    return beginMatch(trx, services, { battleId, courseId, mean, players: [viewer.id], secondFrom: null, deck, now });
  });
  if (isBegun) await services.userEventSignal.notify(viewer.id);
  return getBattle(services, viewer, battleId);
}

/** What the recorded player answered, with the time since each question opened. */
function answersOf({ state, seat, answers }: RecordedGame) {
  return state.lasts.map((_, index) => {
    const given = state.answers[seat][index] ?? null;
    const opened = state.opened[index] ?? null;
    if (given === null || opened === null) return null;
    const answer = answers.find((each) => each.index === index)?.answer ?? '';
    return { ms: given.at - opened, right: given.right, answer };
  });
}
