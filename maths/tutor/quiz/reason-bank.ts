import type { ReasonQuestion } from './reason';
import { reasonsOfAlgebra } from './reasons-of-algebra';
import { reasonsOfNumber } from './reasons-of-number';
import { reasonsOfSpaceAndChance } from './reasons-of-space-and-chance';

/** All reason questions. Topics that have none get none: nothing is asked that cannot be judged. */
export const reasonBank: readonly ReasonQuestion[] = [
  ...reasonsOfNumber,
  ...reasonsOfAlgebra,
  ...reasonsOfSpaceAndChance,
];

export const reasonsOfTopic = (topicId: string): ReasonQuestion[] =>
  reasonBank.filter(({ topicIds }) => topicIds.includes(topicId));

export type ReasonVerdict =
  | { kind: 'true' }
  | { kind: 'false'; misconceptionId: string | null }
  /** Neither the true statement nor one of the tempting ones: it is said that this cannot be judged. */
  | { kind: 'not-judged' };

/** Judges a reason that was chosen, or typed in the very words of a statement. Nothing is guessed from likeness. */
export function judgeReason({ right, wrong }: ReasonQuestion, typed: string): ReasonVerdict {
  if (plain(typed) === plain(right)) return { kind: 'true' };
  const tempting = wrong.find(({ text }) => plain(text) === plain(typed));
  return tempting ? { kind: 'false', misconceptionId: tempting.misconceptionId ?? null } : { kind: 'not-judged' };
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s.,:;!?'"’]+/g, ' ')
    .trim();
