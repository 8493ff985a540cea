import type { HalfPart } from '../reasoner/diagnosis';

/** The hint ladder: look, idea, first step in words, first step done, parallel example. */
export type Rung = 1 | 2 | 3 | 4 | 5;

/** What the tutor does next. The words are chosen afterwards and decide nothing. */
export type Move =
  /** A short yes, and on. */
  | { kind: 'go-on' }
  /** True by another way: why may you do that? */
  | { kind: 'why-allowed' }
  /** True, but only written otherwise. */
  | { kind: 'what-changes' }
  /** True, but further from the end. */
  | { kind: 'shorter' }
  /** It looks like an answer, right or wrong: the answer field checks it. */
  | { kind: 'to-answer-field' }
  | { kind: 'name-form'; message: string }
  /** A question with other numbers that lets the student see the misconception. */
  | { kind: 'show-misconception'; misconceptionIds: string[]; feedback: string | null }
  /** After a wrong answer: its idea, and a question that leads back to it. No ids where the idea is not known. */
  | { kind: 'look-at-answer'; misconceptionIds: string[]; feedback: string | null }
  | { kind: 'part-holds'; part: HalfPart }
  /** Back to the last sound line, with the reason of this step asked for. */
  | { kind: 'ask-reason'; place: number | null }
  | { kind: 'read-again'; message: string }
  | { kind: 'hint'; rung: 1 | 2 | 3 | 4 }
  | { kind: 'example' }
  | { kind: 'smaller-question' }
  | { kind: 'why-not-tell' }
  | { kind: 'nudge' }
  /** After closing; `forLogbook`: the question is an entry of the error logbook. */
  | { kind: 'deciding-step'; forLogbook: boolean }
  | { kind: 'worked-steps' }
  | { kind: 'why-this-step' }
  | { kind: 'another-way' }
  | { kind: 'nothing-more' }
  | { kind: 'back-to-maths' };

export type MoveKind = Move['kind'];
