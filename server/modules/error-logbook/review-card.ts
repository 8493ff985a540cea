import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';

/** Whole days only and no chance: the same answers always give the same dates. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

export type Recall = 'again' | 'hard' | 'good';

const grades: Record<Recall, Grade> = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good };

/** The card of a skill after one more answer; `card` is what was stored before (JSON), or null for a new skill. */
export function reviewed(card: object | null, recall: Recall, now: Date): { card: Card; dueAt: Date } {
  const before = card === null ? createEmptyCard(now) : ({ ...createEmptyCard(now), ...card } as Card);
  const next = scheduler.next(before, now, grades[recall]).card;
  return { card: next, dueAt: next.due };
}
