import { questionsIn } from '../study-plan';

/** The kinds of aims that quests are made of. */
export const aimKinds = ['ANSWER', 'FIX', 'FINISH', 'LINES', 'TUTOR'] as const;
export type AimKind = (typeof aimKinds)[number];

export interface Aim {
  kind: AimKind;
  label: string;
  /** How many are done, at most `needed`. */
  done: number;
  needed: number;
}

/** What a student did since the quest began. */
export interface QuestFacts {
  /** What the student wants to do a day; null where they did not say. */
  minutesADay?: number | null;
  answered: number;
  /** Sets finished with half of the questions answered or more. */
  finished: number;
  /** Errors put right without help. */
  fixed: number;
  lines: number;
  tutor: number;
  /** Whether an error waited when the day began: what happens later on the day does not change its aims. */
  waited: boolean;
}

/**
 * The three aims of a day (yyyy-MM-dd): answers for the minutes that the student has; an error where one waited when the
 * day began, else a finished set; and one of three small things, another each day.
 */
export function questOfDay(facts: QuestFacts, day: string): Aim[] {
  const third = (['LINES', 'TUTOR', 'FINISH'] as const)[dayNumber(day) % 3] ?? 'LINES';
  const second = facts.waited ? 'FIX' : third === 'FINISH' ? 'LINES' : 'FINISH';
  return (['ANSWER', second, third] as const).map((kind) => aimOf(kind, facts));
}

/** The aim of a kind, and how much of it is done. */
export function aimOf(kind: AimKind, facts: QuestFacts): Aim {
  const { label, needed, count } = makers[kind](facts);
  return { kind, label, needed, done: Math.min(needed, count) };
}

export const isQuestDone = (aims: readonly Aim[]): boolean => aims.every(({ done, needed }) => done >= needed);

const makers: Record<AimKind, (facts: QuestFacts) => { label: string; needed: number; count: number }> = {
  ANSWER: ({ minutesADay, answered }) => {
    const needed = questionsIn(minutesADay ?? null);
    return { label: `Answer ${needed} questions`, needed, count: answered };
  },
  FIX: ({ fixed }) => ({ label: 'Fix one mistake', needed: 1, count: fixed }),
  FINISH: ({ finished }) => ({ label: 'Finish a practice set', needed: 1, count: finished }),
  LINES: ({ lines }) => ({ label: 'Write 2 lines of working', needed: 2, count: lines }),
  TUTOR: ({ tutor }) => ({ label: 'Send a message to a tutor', needed: 1, count: tutor }),
};

function dayNumber(day: string): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
}
