import type { AnswerSpec } from './types';
import { unitNamed } from './units';

const NOUN = /^(.*[\d}½⅓⅔¼¾])(?:\s+|\s*\\text\{\s*)([A-Za-z]{2,}(?:\s+[A-Za-z]{2,})*)\s*\}?\s*\.?\s*$/;
/** Words that change a number, or stand for one: "3 hundred", "5 below zero", "2 thirds". */
export const CHANGES_A_NUMBER = new RegExp(
  `^(?:${[
    'hundred|thousand|million|billion|trillion|dozen|score|tens|ones|half|halves|third|quarter|double|twice',
    '(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf|hundred|thousand)th|squared|cubed|square|cubic|root',
    'recurring|repeating|rec|remainder|rem|and|or|not|minus|plus|time|divided|by|over|point|less|more|per|percent',
    'percentage|below|under|negative|zero|one|two|three|four|five|six|seven|eight|nine|ten|ratio|factorial|noon',
    'sin|cos|tan|log|exp|abs|sqrt|cbrt|theta|alpha|beta|infinity|midnight|past|around|about|pair|to|is|equals',
  ].join('|')})s?$`,
  'i',
);
/** Short nouns that are counted; other words of two or three letters may be products of unknowns. */
const SHORT =
  /^(?:men|man|cat|dog|pet|hat|egg|bag|box|kid|cup|pie|bus|ant|bee|cow|pig|hen|bun|toy|pea|jar|tin|can|car|pen|boy|key)$/i;

/**
 * "12 apples" as 12: a plain noun after a number is not looked at where the question asks for a number alone. A unit is:
 * 12 cm is not 12; nor is 12 abc, which is a product of unknowns.
 */
export function withoutNoun(spec: AnswerSpec, text: string): string {
  if (spec.kind !== 'number' || spec.unit !== undefined) return text;
  const [, number, typed = ''] = NOUN.exec(text) ?? [];
  if (number === undefined) return text;
  const words = typed.split(/\s+/);
  const noun = words.at(-1) ?? '';
  const plain = words.every(
    (word) => unitNamed(word) === null && !CHANGES_A_NUMBER.test(word) && /[aeiouy]/i.test(word),
  );
  return plain && (SHORT.test(noun) || (noun.length > 3 && !isAlphabetical(noun))) ? number : text;
}

/** abcd, wxyz: letters in the order of the alphabet are unknowns. */
const isAlphabetical = (word: string) =>
  [...word].every((letter, index) => index === 0 || letter.charCodeAt(0) === word.charCodeAt(index - 1) + 1);
