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

/** The term with this name, also with a plural or one slip of the keyboard; undefined where there is none. */
export function findTerm(phrase: string): Term | undefined {
  if (phrase.length > longestPhrase) return undefined;
  const plain = plainPhrase(phrase);
  return byPhrase.get(plain) ?? byPhrase.get(singular(plain)) ?? misspelt(plain);
}

/** The term with the longest name that stands in a sentence as whole words; undefined where there is none. */
export function termInside(sentence: string): Term | undefined {
  const words = plainPhrase(sentence.slice(0, 300)).split(' ');
  for (let length = Math.min(words.length, 6); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const plain = words.slice(from, from + length).join(' ');
      const name = [plain, singular(plain)].find((each) => byPhrase.has(each));
      if (name !== undefined && name.length > 2 && !ordinary.has(name)) return byPhrase.get(name);
    }
  }
  return undefined;
}

/** One slip in five letters or more, two in nine or more; where two terms are as near, none. */
function misspelt(plain: string): Term | undefined {
  const allowed = plain.length >= 9 ? 2 : plain.length >= 5 ? 1 : 0;
  for (let slips = 1; slips <= allowed; slips += 1) {
    const near = new Set(
      phrases.filter((name) => name.length >= 5 && isWithin(name, plain, slips)).map((name) => byPhrase.get(name)),
    );
    if (near.size > 0) return near.size === 1 ? [...near][0] : undefined;
  }
  return undefined;
}

/** Whether two phrases differ by at most `slips` letters added, left out, changed or swapped with their neighbour. */
function isWithin(a: string, b: string, slips: number): boolean {
  if (Math.abs(a.length - b.length) > slips) return false;
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, place) => place)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : changed;
      row.push(Math.min(changed, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    [before, last] = [last, row];
  }
  return (last[b.length] ?? slips + 1) <= slips;
}
