export type ErrorState = 'OPEN' | 'REVIEWING' | 'FIXED' | 'RELAPSED';

/** How an error of the logbook stands. */
export interface ErrorStanding {
  state: ErrorState;
  fixedAt: Date | null;
  /** Right a second time, at least a day after it was fixed. */
  confirmedAt: Date | null;
  /** The last time it came back. */
  relapsedAt: Date | null;
  /** When to look at it next. */
  dueAt: Date;
}

export interface Transition {
  standing: ErrorStanding;
  /** What the student's count of unresolved errors changes by: -1, 0 or 1. */
  unresolvedChange: number;
  fixed: boolean;
  confirmed: boolean;
}

const dayMs = 24 * 60 * 60 * 1000;

export const isUnresolved = (state: ErrorState): boolean => state !== 'FIXED';

/** A new error: open, and due at once, because the sooner it is looked at the better. */
export function newError(now: Date): ErrorStanding {
  return { state: 'OPEN', fixedAt: null, confirmedAt: null, relapsedAt: null, dueAt: now };
}

/** A wrong answer at a redo: a fixed error comes back, any other is open (again) and waits a day. */
export function afterWrong(standing: ErrorStanding, now: Date): Transition {
  const dueAt = new Date(now.getTime() + dayMs);
  if (standing.state === 'FIXED') return relapse(standing, now, dueAt);
  const state = standing.state === 'RELAPSED' ? 'RELAPSED' : 'OPEN';
  return { standing: { ...standing, state, dueAt }, unresolvedChange: 0, fixed: false, confirmed: false };
}

/** The same skill went wrong in another practice after it had been fixed: due at once. */
export function relapse(standing: ErrorStanding, now: Date, dueAt: Date = now): Transition {
  const next: ErrorStanding = { state: 'RELAPSED', fixedAt: null, confirmedAt: null, relapsedAt: now, dueAt };
  return { standing: next, unresolvedChange: isUnresolved(standing.state) ? 0 : 1, fixed: false, confirmed: false };
}

/**
 * A right answer at a redo. `clean`: at the first try and without help; only that fixes an error, and a second clean
 * one at least a day later confirms it. `reviewDue` is when the skill's review card is due next.
 */
export function afterRight(standing: ErrorStanding, clean: boolean, now: Date, reviewDue: Date): Transition {
  const tomorrow = new Date(now.getTime() + dayMs);
  const later = reviewDue > tomorrow ? reviewDue : tomorrow;
  const unchanged = { unresolvedChange: 0, fixed: false, confirmed: false };
  if (standing.state === 'FIXED') {
    const aDayLater = standing.fixedAt !== null && now.getTime() - standing.fixedAt.getTime() >= dayMs;
    if (!clean) return { ...unchanged, standing: { ...standing, dueAt: tomorrow } };
    if (standing.confirmedAt !== null) return { ...unchanged, standing: { ...standing, dueAt: later } };
    if (!aDayLater) return { ...unchanged, standing };
    return { ...unchanged, confirmed: true, standing: { ...standing, confirmedAt: now, dueAt: later } };
  }
  if (!clean) return { ...unchanged, standing: { ...standing, state: 'REVIEWING', dueAt: tomorrow } };
  const fixed: ErrorStanding = { ...standing, state: 'FIXED', fixedAt: now, confirmedAt: null, dueAt: later };
  return { standing: fixed, unresolvedChange: -1, fixed: true, confirmed: false };
}
