import { type BattleHours, hoursInWords, isWithinHours } from '../../../../rules/battle/limits';
import { battlesOff } from '../../../../rules/battle/messages';
import { waitAfterLeaving } from '../../../../rules/battle/pairing';
import { planLimits } from '../../../../rules/plan-limits';
import { AppError } from '../../../platform/app-error';
import { localDay } from '../../../platform/local-day';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { hasFullAccess } from '../../billing/index';
import { evaluateFlags, flagPerson } from '../../flags/index';
import { isUnder13 } from '../../identity/index';
import type { BattleSettings } from '../battle-data';
import { type CurrentRating, currentRating } from '../ratings/current-rating';
import { seasonOf } from '../ratings/season-of';
import { untilInWords } from '../safety/until-in-words';
import { type PlayerFacts, readPlayer, type SettingsRow } from './player.repo';

/** The longest penalty and the time it takes to be forgotten are well within this. */
const leavesCountMs = 24 * 60 * 60 * 1000;

export interface Player {
  viewer: Viewer;
  facts: PlayerFacts;
  settings: BattleSettings;
  under13: boolean;
  /** Null without a limit. */
  leftToday: number | null;
}

/** Somebody who wants to play, in a course or else in their first one. Students only: FORBIDDEN for everybody else; SWITCHED_OFF where battles are. */
export async function findPlayer(services: Services, viewer: Viewer, courseId: string | null): Promise<Player> {
  if (!viewer.roles.includes('STUDENT')) throw new AppError('FORBIDDEN', 'Only students can play battles.');
  const [flag] = await evaluateFlags(services, { person: flagPerson(viewer), deviceType: 'desktop' }, ['battles']);
  if (!flag?.on) throw new AppError('SWITCHED_OFF', battlesOff);
  const now = services.clock.now();
  const facts = await readPlayer(services.db, viewer, {
    day: localDay(now, viewer.timeZone),
    leavesSince: new Date(now.getTime() - leavesCountMs),
    now,
  });
  const isFree = !(await hasFullAccess(services, viewer, courseId ?? facts.courseIds[0]));
  return {
    viewer,
    facts,
    settings: settingsOf(viewer, facts.settings, now),
    under13: isUnder13(viewer, now),
    leftToday: isFree ? Math.max(0, planLimits.battlesADay.free - facts.today) : null,
  };
}

/** Under 13 nobody is on a board, and whoever may meet strangers has a parent's permission. */
export function settingsOf(viewer: Viewer, row: SettingsRow, now: Date): BattleSettings {
  const older = !isUnder13(viewer, now);
  return {
    showRank: row.show_rank ?? true,
    onBoards: older && (row.on_boards ?? true),
    anyoneMayPlay: (older || row.parent === 'ALLOWED') && (row.anyone_may_play ?? true),
    parent: older ? null : row.parent,
  };
}

/** What somebody is rated in a course now. */
export function ratingOf({ viewer, facts }: Player, courseId: string, now: Date): CurrentRating {
  const row = facts.ratings.find((rating) => rating.course_id === courseId);
  const season = seasonOf(viewer.timeZone, now).id;
  return currentRating(row && { ...row, rated_at: new Date(row.rated_at) }, { now, season });
}

export interface Refusal {
  sentence: string;
  /** Milliseconds; null where it is not a matter of waiting. */
  until: number | null;
  code: 'FORBIDDEN' | 'RATE_LIMITED';
}

/** Why somebody cannot begin a battle now; null where they can. */
export function refusalOf({ viewer, facts, leftToday }: Player, now: Date): Refusal | null {
  if (facts.suspension) {
    const until = untilInWords(new Date(facts.suspension.until), viewer.timeZone);
    const sentence = `You can’t play battles until ${until}. The reason: ${facts.suspension.reason}`;
    return { sentence, until: null, code: 'FORBIDDEN' };
  }
  const closed = facts.hours.find((hours) => !isOpenNow(hours, now));
  if (closed) {
    const sentence = `Your teacher opens battles from ${hoursInWords(closed)}. See you then!`;
    return { sentence, until: null, code: 'FORBIDDEN' };
  }
  const wait = waitAfterLeaving(facts.leaves, now.getTime());
  if (wait > 0) {
    const minutes = Math.ceil(wait / 60_000);
    const sentence = `You left two battles in a row. You can play again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
    return { sentence, until: now.getTime() + wait, code: 'RATE_LIMITED' };
  }
  if (leftToday === 0) {
    const sentence = `You’ve played your ${planLimits.battlesADay.free} free battles for today. You’ll get more tomorrow, or with a plan for this course.`;
    return { sentence, until: null, code: 'RATE_LIMITED' };
  }
  return null;
}

/** Throws the refusal, if there is one. */
export function requireMayPlay(player: Player, now: Date): void {
  const refusal = refusalOf(player, now);
  if (refusal === null) return;
  const { code, sentence, until } = refusal;
  const retryAfterSeconds = until === null ? undefined : Math.ceil((until - now.getTime()) / 1000);
  throw new AppError(code, sentence, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
}

function isOpenNow({ from, until, zone }: BattleHours & { zone: string }, now: Date): boolean {
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value ?? 0);
  return isWithinHours({ from, until }, part('hour') * 60 + part('minute'));
}
