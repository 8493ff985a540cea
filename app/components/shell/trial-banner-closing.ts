import { trialDaysLeft } from '../../../rules/trial';
import { dayIn } from '../../lib/day-labels';
import type { SavedValue } from '../../lib/local-storage';
import { readCookie } from '../../lib/read-cookie';

/** The flag that the trial hangs on, and with it the banner. */
export const trialFlag = 'trial-14-day';
const cookieName = 'mm_trial_banner';

export interface TrialBannerFacts {
  id: string;
  planState: 'ACTIVE' | 'FREE';
  /** Epoch seconds; null before the terms are accepted. */
  acceptTcTime: number | null;
  timeZone: string;
  flags: { name: string; on: boolean }[];
}

/**
 * Trial days that the banner tells of; null when it stays away: subscribed, terms not accepted, less than one day left,
 * its flag off, or closed earlier on this day by this user (told by the cookie).
 */
export function trialBannerDays(viewer: TrialBannerFacts, cookies: string | null, now: Date): number | null {
  const { planState, acceptTcTime, flags } = viewer;
  if (planState === 'ACTIVE' || acceptTcTime === null) return null;
  if (!flags.some(({ name, on }) => on && name === trialFlag)) return null;
  if (readCookie(cookies, cookieName) === closingMark(viewer, now)) return null;
  const days = trialDaysLeft(acceptTcTime, Math.floor(now.getTime() / 1000));
  return days >= 1 ? days : null;
}

/** Set-Cookie value that keeps the banner away for the rest of this user's day, from the first HTML on. */
export function trialBannerCookie(viewer: Pick<TrialBannerFacts, 'id' | 'timeZone'>, now: Date): string {
  return `${cookieName}=${closingMark(viewer, now)}; Max-Age=86400; Path=/; SameSite=Lax`;
}

function closingMark({ id, timeZone }: Pick<TrialBannerFacts, 'id' | 'timeZone'>, now: Date): string {
  return `${id}.${dayIn(timeZone, now)}`;
}

export interface TrialBannerClosing {
  /** yyyy-MM-dd in the user's time zone. */
  day: string;
  userId: string;
  visible: boolean;
}

/** Where this browser stores the day on which a user closed the banner. Several people may share one browser. */
export function savedTrialClosing(userId: string): SavedValue<TrialBannerClosing> {
  return { key: `mm-trial-banner:${userId}`, version: 1, parse: closingFrom };
}

/** Whether what is stored says that this user closed the banner today. */
export function isClosedToday(saved: TrialBannerClosing | null, userId: string, timeZone: string, now: Date): boolean {
  return saved !== null && !saved.visible && saved.userId === userId && saved.day === dayIn(timeZone, now);
}

function closingFrom(value: unknown): TrialBannerClosing | null {
  if (typeof value !== 'object' || value === null) return null;
  const { day, userId, visible } = value as Record<string, unknown>;
  if (typeof day !== 'string' || typeof userId !== 'string' || typeof visible !== 'boolean') return null;
  return { day, userId, visible };
}
