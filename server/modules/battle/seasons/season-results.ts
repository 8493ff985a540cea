import { seasonCoins } from '../../../../rules/battle/season-coins';
import { tierName } from '../../../../rules/battle/tiers';
import { forEachDue, inPages } from '../../../platform/jobs/for-each-due';
import { dayAfter, endOfDay, localDay } from '../../../platform/local-day';
import type { Services } from '../../../platform/services';
import { findCourse } from '../../catalogue/index';
import { notify } from '../../notifications/index';
import { earn } from '../../rewards/index';
import { lastSeasonOf } from '../ratings/season-of';
import { findSeasonPlayers, findZonesOfPlayers, type SeasonPlayer } from './season-results.repo';

/** A season that ended longer ago is not looked at again. */
const lookedAtDays = 28;

/**
 * The job: whoever played enough in a season that has ended where they live gets coins for their tier, once
 * for each course, and a notice in the morning. The key of the coins decides, however many processes look at the same time. Returns how many it told.
 */
export async function tellSeasonResults(services: Services): Promise<number> {
  const now = services.clock.now();
  let told = 0;
  await forEachDue(services, {
    job: 'season-results',
    due: findToTell(services, now),
    idOf: ({ player, season }) => `${season.id}:${player.course_id}:${player.user_id}`,
    run: async ({ player, season }) => {
      if (await tellOne(services, player, season, now)) told += 1;
    },
  });
  return told;
}

interface SeasonToTell {
  player: SeasonPlayer;
  season: { id: string; name: string };
}

async function* findToTell({ db }: Services, now: Date): AsyncGenerator<SeasonToTell> {
  for (const timeZone of await findZonesOfPlayers(db)) {
    const season = lastSeasonOf(timeZone, now);
    if (dayAfter(season.endsOn, lookedAtDays) < localDay(now, timeZone)) continue;
    const wanted = {
      timeZone,
      from: endOfDay(dayAfter(season.beginsOn, -1), timeZone),
      until: endOfDay(season.endsOn, timeZone),
      keyPrefix: `season:${season.id}:`,
    };
    const players = inPages<SeasonPlayer>((after, limit) => findSeasonPlayers(db, wanted, after, limit));
    for await (const player of players) yield { player, season };
  }
}

async function tellOne(
  { db, userEventSignal }: Services,
  { user_id: userId, course_id: courseId, tier, shows_rank: showsRank }: SeasonPlayer,
  season: { id: string; name: string },
  now: Date,
): Promise<boolean> {
  const amount = seasonCoins(tier);
  const course = findCourse(courseId)?.name ?? 'your course';
  const told = await db.transaction().execute(async (trx) => {
    const reason = `Season of battles ended: ${season.name}`;
    const idempotencyKey = `season:${season.id}:${courseId}`;
    if (!(await earn(trx, { studentId: userId, amount, reason, idempotencyKey }))) return null;
    // Who switched their rank off is not told of it here either.
    const data = {
      season: season.name,
      tier: showsRank ? tierName(tier) : null,
      course: { id: courseId, name: course },
      coins: amount,
    };
    return notify(trx, 'SEASON_RESULT', userId, { data, at: now });
  });
  for (const id of told ?? []) await userEventSignal.notify(id);
  return told !== null;
}
