import { questionsIn } from '../study-plan';

/** The kinds of aims that a quest of the day is made of. */
export type AimKind = 'ANSWER' | 'FIX' | 'FINISH' | 'LINES' | 'TUTOR';

export interface Aim {
  kind: AimKind;
  label: string;
  /** How many are done, at most `needed`. */
  done: number;
  needed: number;
}

/** What a student did today. */
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
  const third = ([lines, tutor, finish] as const)[dayNumber(day) % 3] ?? lines;
  const second = facts.waited ? fix : third === finish ? lines : finish;
  return [answerMany(questionsIn(facts.minutesADay ?? null)), second, third].map((aim) => aim(facts));
}

export const isQuestDone = (aims: readonly Aim[]): boolean => aims.every(({ done, needed }) => done >= needed);

type AimOf = (facts: QuestFacts) => Aim;

const aim =
  (kind: AimKind, label: string, needed: number, count: (facts: QuestFacts) => number): AimOf =>
  (facts) => ({ kind, label, needed, done: Math.min(needed, count(facts)) });

const answerMany = (count: number) => aim('ANSWER', `Answer ${count} questions`, count, ({ answered }) => answered);
const fix = aim('FIX', 'Clear one error', 1, ({ fixed }) => fixed);
const finish = aim('FINISH', 'Finish a set', 1, ({ finished }) => finished);
const lines = aim('LINES', 'Write 2 lines of working', 2, (facts) => facts.lines);
const tutor = aim('TUTOR', 'Say something to a tutor', 1, (facts) => facts.tutor);

function dayNumber(day: string): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
}
