import { carePatterns, isJoinedCare } from './care-patterns';
import { plainWords } from './plain-words';

/** `danger`: self-harm, violence, abuse. `sadness`: sadness, shame, loneliness, grief. `worry`: fear, bullying, eating, home. */
export type CareLevel = 'danger' | 'sadness' | 'worry';

export const careLevels = ['danger', 'sadness', 'worry'] as const satisfies readonly CareLevel[];

/**
 * Whether somebody who typed this should be shown where to talk to a person, and how urgently; null for everything else.
 * A kind text too many does little harm, one too few may; but idioms of a maths lesson ("this is killing me") are not it.
 * Pure, linear in the length.
 */
export function needsCare(typed: string): CareLevel | null {
  const words = plainWords(typed);
  if (words.length < 5) return null;
  return careLevels.find((each) => carePatterns[each].test(words)) ?? (isJoinedCare(words) ? 'danger' : null);
}
