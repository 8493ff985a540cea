import { coinAmounts } from '../../../rules/coin-sources';
import { aimsOffered, isOwnChoice, ownAims, ownQuestPrice } from '../../../rules/shop/own-quest';
import { type Aim, type AimKind, aimOf, isQuestDone } from '../../../rules/shop/quest';
import { AppError } from '../../platform/app-error';
import { localDay } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { lockPerson } from '../identity/index';
import { grantOnceADay } from '../practice/index';
import { spend } from '../rewards/index';
import { findOwnQuest, insertOwnQuest, type OwnQuestRow } from './own-quest.repo';
import type { Quest } from './quest';
import type { QuestWanted } from './quest.repo';
import { requireStudent } from './student';

export interface OwnQuest {
  /** What can be chosen from today. */
  choices: Aim[];
  /** Null until it is begun. */
  quest: Quest | null;
}

/** What is asked for a student's own quest: what is done from its beginning on, or from now on where there is none. */
export function ownQuestWanted({ id, timeZone }: Viewer, now: Date): QuestWanted {
  const day = localDay(now, timeZone);
  return { studentId: id, day, since: now, questKey: `own_quest:${day}` };
}

/** Pure: a student's own quest of a day. */
export function ownQuestFrom({ kinds, ...row }: OwnQuestRow, { account: { minutesADay } }: Viewer): OwnQuest {
  const facts = { ...row, minutesADay };
  if (kinds === null) return { choices: aimsOffered(facts), quest: null };
  const aims = kinds.map((kind) => aimOf(kind, facts));
  const quest = { aims, coins: coinAmounts.OWN_QUEST, done: isQuestDone(aims), collected: row.collected };
  return { choices: [], quest };
}

/**
 * Begins a quest of these aims, for coins; work counts from now on, until midnight. CONFLICT where one was begun today,
 * BAD_INPUT for aims that cannot be chosen, UNPROCESSABLE where the coins do not reach: nothing is begun then.
 */
export async function beginOwnQuest({ db, clock }: Services, viewer: Viewer, kinds: AimKind[]): Promise<void> {
  requireStudent(viewer);
  await db.transaction().execute(async (trx) => {
    // First of all, so that two purchases of one student wait here and nowhere else (docs/decisions/0056).
    await lockPerson(trx, viewer.id);
    const now = clock.now();
    const wanted = ownQuestWanted(viewer, now);
    const row = await findOwnQuest(trx, wanted);
    if (row.kinds !== null) {
      throw new AppError(
        'CONFLICT',
        'You’ve already started your own quest today. You can start another one after midnight.',
      );
    }
    if (!isOwnChoice(kinds, row)) throw new AppError('BAD_INPUT', `Choose ${ownAims} different goals.`);
    await insertOwnQuest(trx, { student_id: viewer.id, day: wanted.day, kinds, begun_at: now });
    const reason = 'Started your own quest';
    const paid = { studentId: viewer.id, amount: ownQuestPrice, reason, idempotencyKey: `begin:${wanted.questKey}` };
    if (!(await spend(trx, paid))) {
      throw new AppError(
        'UNPROCESSABLE',
        `You need ${ownQuestPrice} MarsCoins for this. You earn some with every practice set you finish.`,
      );
    }
  });
}

/** Collects the coins of one's own quest that is done; a second time on the same day does nothing. UNPROCESSABLE before. */
export async function collectOwnQuest({ db, clock }: Services, viewer: Viewer): Promise<void> {
  requireStudent(viewer);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const { quest } = ownQuestFrom(await findOwnQuest(trx, ownQuestWanted(viewer, now)), viewer);
    if (!quest?.done) {
      throw new AppError('UNPROCESSABLE', 'You haven’t reached all three goals of your own quest today.');
    }
    if (!quest.collected) await grantOnceADay(trx, viewer, 'OWN_QUEST', now);
  });
}
