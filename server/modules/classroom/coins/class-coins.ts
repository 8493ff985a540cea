import { weeklyLimit } from '../../../../rules/class-coins';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { classNotFound, requireTeacher } from '../teaching';
import { mondayOf } from './award-coins';
import { findClassCoins } from './awards.repo';

const mostShown = 50;

export interface CoinAward {
  id: string;
  nickname: string;
  amount: number;
  reason: string;
  givenAt: Date;
  /** Null when the account is gone. */
  teacher: string | null;
}

/** What the teachers of a class may give in this week, and what they gave. */
export interface ClassCoins {
  limit: number;
  left: number;
  /** Of this week, the newest in front. */
  awards: CoinAward[];
}

/** The coins of a class that the viewer teaches. NOT_FOUND for any other. */
export async function getClassCoins(
  { db, clock }: Services,
  viewer: Viewer,
  { id: classId, timeZone }: { id: string; timeZone: string },
): Promise<ClassCoins> {
  requireTeacher(viewer, classId);
  const week = mondayOf(clock.now(), timeZone);
  const row = await findClassCoins(db, viewer.id, { classId, week, limit: mostShown });
  if (!row) throw classNotFound();
  const limit = weeklyLimit(row.students);
  return {
    limit,
    // Somebody may have left the class since.
    left: Math.max(0, limit - row.given),
    awards: row.awards.map(({ given_at, ...award }) => ({ ...award, givenAt: new Date(given_at) })),
  };
}
