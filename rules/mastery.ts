/** How a student stands in a topic, from nothing to certain. */
export const masteryStates = ['NOT_STARTED', 'LEARNING', 'NEARLY', 'MASTERED', 'NEEDS_REFRESH'] as const;
export type MasteryState = (typeof masteryStates)[number];

/** Right answers without help before a topic can be mastered: one lucky answer is not enough. */
export const leastUnaided = 3;

/** How far below the topic's level a rating may be for "nearly". */
const nearlyWithin = 100;

/** Days after the last right answer without help until a mastered topic asks for another look. */
export const freshDays = 60;

/** What is known of a student in a topic. */
interface TopicEvidence {
  /** Questions that were ever answered. */
  answered: number;
  /** Those right at the first try without any help. */
  unaided: number;
  /** When the last of those was; null where there is none. */
  unaidedAt: Date | null;
  rating: number;
  /** An error in the topic waits to be fixed. */
  erring: boolean;
}

/**
 * The one rule of mastery. A topic is mastered with three right answers without help, a rating at the topic's own
 * `level`, and no error that waits to be fixed; 60 days after the last of those answers it needs a refresh. It is nearly
 * mastered where only an error is in the way, or with two such answers and a rating just below the level. Whatever else
 * was answered is being learned.
 */
export function masteryOf(evidence: TopicEvidence | undefined, level: number, now: Date): MasteryState {
  if (evidence === undefined || evidence.answered === 0) return 'NOT_STARTED';
  const { unaided, rating, erring } = evidence;
  if (unaided >= leastUnaided && rating >= level) {
    if (erring) return 'NEARLY';
    return isFresh(evidence.unaidedAt, now) ? 'MASTERED' : 'NEEDS_REFRESH';
  }
  return unaided >= leastUnaided - 1 && rating >= level - nearlyWithin ? 'NEARLY' : 'LEARNING';
}

function isFresh(unaidedAt: Date | null, now: Date): boolean {
  return unaidedAt !== null && now.getTime() - unaidedAt.getTime() <= freshDays * 86_400_000;
}

/** What a topic adds to the progress of its course, 0 to 1. What was mastered stays counted when it needs a refresh. */
export const masteryShare: Record<MasteryState, number> = {
  NOT_STARTED: 0,
  LEARNING: 0,
  NEARLY: 0.5,
  MASTERED: 1,
  NEEDS_REFRESH: 1,
};

/** The states as pages call them. */
export const masteryNames: Record<MasteryState, string> = {
  NOT_STARTED: 'Not started',
  LEARNING: 'Learning',
  NEARLY: 'Nearly',
  MASTERED: 'Mastered',
  NEEDS_REFRESH: 'Needs revision',
};

/** The rule as a student reads it. */
export const masteryRule =
  'You master a topic with three correct answers without help, a rating at the topic’s level and no mistakes left to fix. ' +
  `After ${freshDays} days without a correct answer it needs revision.`;
