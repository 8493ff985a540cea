import { weeklyLimit } from '../../../../rules/class-coins';
import { unprovedSchool } from '../../../../rules/unproved-school';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { classNotFound, requireTeacher } from '../teaching';
import { mondayOf } from './award-coins';
import { findClassCoins } from './awards.repo';
import type { PotJson } from './pots.repo';

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
  pot: ClassPot | null;
}

/** What a class saves for, or has been given lately. Who put in how much is told to nobody. */
export interface ClassPot {
  id: string;
  title: string;
  goal: number;
  sum: number;
  /** How many put in. */
  givers: number;
  given: boolean;
}

/** How long a pot that was given is shown. */
const shownMs = 7 * 24 * 60 * 60 * 1000;
export const potsShownSince = (now: Date): Date => new Date(now.getTime() - shownMs);

export function toPot({ id, title, goal, sum, givers, state }: PotJson): ClassPot {
  return { id, title, goal, sum, givers, given: state === 'GIVEN' };
}

/** The coins of a class that the viewer teaches. NOT_FOUND for any other. */
export async function getClassCoins(
  { db, clock }: Services,
  viewer: Viewer,
  { id: classId, timeZone }: { id: string; timeZone: string },
): Promise<ClassCoins> {
  requireTeacher(viewer, classId);
  const now = clock.now();
  const page = { classId, week: mondayOf(now, timeZone), limit: mostShown, potsSince: potsShownSince(now) };
  const row = await findClassCoins(db, viewer.id, page);
  if (!row) throw classNotFound();
  const own = weeklyLimit(row.students);
  const { awardedByOwnerAWeek } = unprovedSchool;
  const limit = row.proved ? own : Math.min(own, awardedByOwnerAWeek);
  const leftOfOwner = row.proved ? own : awardedByOwnerAWeek - row.given_by_owner;
  return {
    limit,
    // Somebody may have left the class since.
    left: Math.max(0, Math.min(limit - row.given, leftOfOwner)),
    pot: row.pot && toPot(row.pot),
    awards: row.awards.map(({ given_at, ...award }) => ({ ...award, givenAt: new Date(given_at) })),
  };
}
