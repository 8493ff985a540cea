import { type CareLevel, careLevels } from './care-level';
import { carePatterns, isJoinedCare } from './care-patterns';
import { plainWords } from './plain-words';

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

// The engine compiles the patterns when they are first used, for narrow and for wide characters, which takes a tenth of a
// second: now, and not while somebody waits.
for (const text of ['Is it 12?', 'Is it 12…? 数']) for (let time = 0; time < 2; time += 1) needsCare(text);
