import type { LocalCalendar } from './local-calendar';

export type ErrorState = 'OPEN' | 'REVIEWING' | 'FIXED' | 'RELAPSED';

/** How an error of the logbook stands. */
export interface ErrorStanding {
  state: ErrorState;
  fixedAt: Date | null;
  /** Right a second time, at least a day after it was fixed. */
  confirmedAt: Date | null;
  /** The last time it came back. */
  relapsedAt: Date | null;
  /** When to look at it next: to clear it, to confirm it or, once it is confirmed, to try something harder. */
  dueAt: Date;
}

export interface Transition {
  standing: ErrorStanding;
  /** What the student's count of unresolved errors changes by: -1, 0 or 1. */
  unresolvedChange: number;
  fixed: boolean;
  confirmed: boolean;
  /** Right again before it was time: nothing changes, the review card included. */
  early: boolean;
}

const dayMs = 24 * 60 * 60 * 1000;
const nothing = { unresolvedChange: 0, fixed: false, confirmed: false, early: false };

export const isUnresolved = (state: ErrorState): boolean => state !== 'FIXED';

/** A new error: open, and due at once, because the sooner it is looked at the better. */
export function newError(now: Date): ErrorStanding {
  return { state: 'OPEN', fixedAt: null, confirmedAt: null, relapsedAt: null, dueAt: now };
}

/** A wrong answer at a redo: a fixed error comes back, any other is open (again); both wait for the next day. */
export function afterWrong(standing: ErrorStanding, now: Date, calendar: LocalCalendar): Transition {
  const dueAt = calendar.nextDay(now);
  if (standing.state === 'FIXED') return relapse(standing, now, dueAt);
  const state = standing.state === 'RELAPSED' ? 'RELAPSED' : 'OPEN';
  return { ...nothing, standing: { ...standing, state, dueAt } };
}

/** The same skill went wrong in another practice after it had been fixed: due at once. */
export function relapse(standing: ErrorStanding, now: Date, dueAt: Date = now): Transition {
  const next: ErrorStanding = { state: 'RELAPSED', fixedAt: null, confirmedAt: null, relapsedAt: now, dueAt };
  return { ...nothing, standing: next, unresolvedChange: isUnresolved(standing.state) ? 0 : 1 };
}

/** Its steps were gone through in a review session. It stays due: only an answer fixes it. */
export function afterReview(standing: ErrorStanding): ErrorStanding {
  return standing.state === 'OPEN' ? { ...standing, state: 'REVIEWING' } : standing;
}

/**
 * A right answer at a redo. `clean`: at the first try and without help; only that fixes an error, and a second clean
 * one at least a day (24 hours) later confirms it. `reviewDue` is when the skill's review card is due next.
 */
export function afterRight(
  standing: ErrorStanding,
  clean: boolean,
  now: Date,
  { reviewDue, calendar }: { reviewDue: Date; calendar: LocalCalendar },
): Transition {
  const tomorrow = calendar.nextDay(now);
  const reviewDay = later(calendar.startOfDay(reviewDue), tomorrow);
  if (standing.state !== 'FIXED') {
    if (!clean) return { ...nothing, standing: { ...standing, state: 'REVIEWING', dueAt: tomorrow } };
    const dueAt = later(reviewDay, confirmDay(now, calendar));
    const fixed: ErrorStanding = { ...standing, state: 'FIXED', fixedAt: now, confirmedAt: null, dueAt };
    return { ...nothing, standing: fixed, unresolvedChange: -1, fixed: true };
  }
  const { fixedAt, confirmedAt } = standing;
  if (confirmedAt !== null) {
    if (now < standing.dueAt) return { ...nothing, standing, early: true };
    return { ...nothing, standing: { ...standing, dueAt: clean ? reviewDay : tomorrow } };
  }
  if (fixedAt === null || now.getTime() - fixedAt.getTime() < dayMs) return { ...nothing, standing, early: true };
  if (!clean) return { ...nothing, standing: { ...standing, dueAt: tomorrow } };
  return { ...nothing, standing: { ...standing, confirmedAt: now, dueAt: reviewDay }, confirmed: true };
}

/** A right answer without help at an error that was fixed so long ago shows that the fix lasts. */
const lastsMs = 7 * dayMs;

/** Whether a right answer now shows that a fixed error is still right seven days (of 24 hours) later. */
export function isStillRight({ state, fixedAt }: ErrorStanding, clean: boolean, now: Date): boolean {
  return clean && state === 'FIXED' && fixedAt !== null && now.getTime() - fixedAt.getTime() >= lastsMs;
}

/** The first day of which every hour is at least a day after the fix. */
function confirmDay(fixedAt: Date, calendar: LocalCalendar): Date {
  return calendar.nextDay(new Date(fixedAt.getTime() + dayMs - 1));
}

const later = (a: Date, b: Date): Date => (a > b ? a : b);
