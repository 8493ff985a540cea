/** Where a student stands while a class works on a task, as the teacher sees it at one glance. */
export type LiveStanding = 'STUCK' | 'WORKING' | 'AWAY' | 'NOT_OPENED' | 'DONE' | 'ENDED' | 'EXCUSED';

/** What it follows from. Times are milliseconds since 1970. */
export interface LiveFacts {
  excused: boolean;
  handedIn: boolean;
  /** Its time ended it without a hand-in. */
  ended: boolean;
  /** The question that was touched last; null before the first is opened. */
  question: {
    openedAt: number;
    /** Still to be answered. */
    isOpen: boolean;
    /** Wrong answers to it. */
    tries: number;
    /** The latest sign of the student there. */
    lastAt: number;
  } | null;
}

export const presenceStatuses = ['IN', 'OUT'] as const;
/** Whether a student is inside the task: it is open and not over for them. Somebody who is away is inside all the same. */
export type PresenceStatus = (typeof presenceStatuses)[number];

export function presenceIn({ excused, handedIn, ended, isBegun }: Record<PresenceFact, boolean>): PresenceStatus {
  return isBegun && !excused && !handedIn && !ended ? 'IN' : 'OUT';
}
type PresenceFact = 'excused' | 'handedIn' | 'ended' | 'isBegun';

const stuckTries = 2;
/** Somebody is stuck who takes so many times as long as the class does for a question … */
const stuckTimes = 3;
/** … but never before this, and always after that. */
const shortestStuckMs = 2 * 60_000;
const longestStuckMs = 10 * 60_000;
/** Without a sign for so long, somebody has gone. */
const awayMs = 15 * 60_000;

/** How long after its opening an unanswered question means that somebody is stuck; `usualSeconds` is the class's median. */
export function stuckAfterMs(usualSeconds: number | null): number {
  const byClass = (usualSeconds ?? 60) * 1000 * stuckTimes;
  return Math.min(longestStuckMs, Math.max(shortestStuckMs, byClass));
}

/** Where a student stands, and since when (null where no time says anything). */
export function liveStanding(
  { excused, handedIn, ended, question }: LiveFacts,
  usualSeconds: number | null,
  now: number,
): { standing: LiveStanding; since: number | null } {
  if (excused) return { standing: 'EXCUSED', since: null };
  if (handedIn) return { standing: 'DONE', since: null };
  if (ended) return { standing: 'ENDED', since: null };
  if (question === null) return { standing: 'NOT_OPENED', since: null };
  const { openedAt, isOpen, tries, lastAt } = question;
  if (now - lastAt >= awayMs) return { standing: 'AWAY', since: lastAt };
  const takesLong = now - openedAt >= stuckAfterMs(usualSeconds);
  if (isOpen && (tries >= stuckTries || takesLong)) return { standing: 'STUCK', since: openedAt };
  return { standing: 'WORKING', since: openedAt };
}
