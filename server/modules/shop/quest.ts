import { coinAmounts } from '../../../rules/coin-sources';
import { type Aim, isQuestDone, questOfDay } from '../../../rules/shop/quest';
import type { Db } from '../../db/client';
import { AppError } from '../../platform/app-error';
import { localDay, startOfLocalDay } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { grantOnceADay } from '../practice/index';
import { findQuestFacts, type QuestRow, type QuestWanted } from './quest.repo';
import { requireStudent } from './student';

export interface Quest {
  aims: Aim[];
  /** MarsCoins for all three. */
  coins: number;
  done: boolean;
  collected: boolean;
}

/** The quest of the student's day: three small aims, new at midnight; a missed day takes nothing away. */
export async function readQuest({ db, clock }: Services, viewer: Viewer): Promise<Quest> {
  requireStudent(viewer);
  return questAt(db, viewer, clock.now());
}

/** Collects the coins of a quest that is done; a second time on the same day does nothing. UNPROCESSABLE before. */
export async function collectQuest({ db, clock }: Services, viewer: Viewer): Promise<Quest> {
  requireStudent(viewer);
  const now = clock.now();
  return db.transaction().execute(async (trx) => {
    const quest = await questAt(trx, viewer, now);
    if (!quest.done) throw new AppError('UNPROCESSABLE', 'You haven’t reached all three goals yet.');
    if (!quest.collected) await grantOnceADay(trx, viewer, 'QUEST_OF_DAY', now);
    return { ...quest, collected: true };
  });
}

/** What is asked for a student's quest: by the shop alone, and by home within its own statement. */
export function questWanted({ id, timeZone }: Viewer, now: Date): QuestWanted {
  const day = localDay(now, timeZone);
  return { studentId: id, day, since: startOfLocalDay(now, timeZone), questKey: `quest_of_day:${day}` };
}

/** Pure: the quest of a day from what was done on it. */
export function questFrom(facts: QuestRow, { account: { minutesADay } }: Viewer, day: string): Quest {
  const aims = questOfDay({ ...facts, minutesADay }, day);
  return { aims, coins: coinAmounts.QUEST_OF_DAY, done: isQuestDone(aims), collected: facts.collected };
}

async function questAt(db: Db, viewer: Viewer, now: Date): Promise<Quest> {
  const wanted = questWanted(viewer, now);
  return questFrom(await findQuestFacts(db, wanted), viewer, wanted.day);
}
