import { isNearly } from './is-nearly';
import { plainPhrase, singular } from './plain-phrase';
import type { Term } from './term';
import { terms } from './terms';

const longestPhrase = 60;

const byPhrase = new Map<string, Term>();
for (const term of terms) {
  for (const name of [term.term, ...term.otherNames]) byPhrase.set(plainPhrase(name), term);
}
const phrases = [...byPhrase.keys()];
/** Names that mean something else in ordinary sentences ("a part of it", "the root of the problem"). */
const ordinary = new Set(['date', 'day', 'month', 'year', 'week', 'parts', 'plan', 'view', 'pay', 'fair', 'data']);

/** The term with this name, also in the plural or with a slip of the keyboard; undefined where there is none. */
export function findTerm(phrase: string, { slips = true } = {}): Term | undefined {
  if (phrase.length > longestPhrase) return undefined;
  const plain = plainPhrase(phrase);
  return byPhrase.get(plain) ?? byPhrase.get(singular(plain)) ?? (slips ? misspelt(plain) : undefined);
}

/** The term with the longest name that stands in a sentence as whole words; undefined where there is none. */
export function termInside(sentence: string): Term | undefined {
  const words = plainPhrase(sentence.slice(0, 300)).split(' ');
  for (let length = Math.min(words.length, 6); length > 0; length -= 1) {
    const [longest] = words
      .flatMap((_, from) => {
        const plain = words.slice(from, from + length).join(' ');
        return [plain, singular(plain)].filter((name) => byPhrase.has(name) && name.length > 2 && !ordinary.has(name));
      })
      .sort((a, b) => b.length - a.length);
    if (longest !== undefined) return byPhrase.get(longest);
  }
  return undefined;
}

/** One slip in five letters or more, two in nine or more; where two terms are as near, none. */
function misspelt(plain: string): Term | undefined {
  const allowed = plain.length >= 9 ? 2 : plain.length >= 5 ? 1 : 0;
  for (let slips = 1; slips <= allowed; slips += 1) {
    const near = new Set(
      phrases.filter((name) => name.length >= 5 && isNearly(name, plain, slips)).map((name) => byPhrase.get(name)),
    );
    if (near.size > 0) return near.size === 1 ? [...near][0] : undefined;
  }
  return undefined;
}
