import { dangerPhrases } from './danger-phrases';
import { withoutDoubles } from './plain-words';
import { sadnessPhrases } from './sadness-phrases';
import { wordLists } from './word-lists';
import { worryPhrases } from './worry-phrases';

/**
 * A phrase is a regular expression over plain words: `{name}` is one of a word list, `[a|b] ` up to four such words or
 * none, `(?! …)` whole words that must not follow.
 */
function compile(phrase: string): string {
  let source = phrase;
  while (/\{[a-z]+\}/.test(source))
    source = source.replace(/\{([a-z]+)\}/g, (_, name: string) => wordLists[name] ?? '');
  return withWholeWords(withoutDoubles(source))
    .replace(/\[([^\]^-]*)\] /g, '(?:(?:$1) ){0,4}')
    .replace(/\((?!\?)/g, '(?:');
}

/** "(?! a)" is no "at": what must not follow ends where a word does. */
function withWholeWords(source: string): string {
  const open: boolean[] = [];
  let whole = '';
  for (let place = 0; place < source.length; place += 1) {
    const char = source[place] ?? '';
    if (char === '(') open.push(source.startsWith('(?! ', place));
    if (char === ')' && open.pop() === true) whole += '(?= |$)';
    whole += char;
  }
  return whole;
}

/** All phrases in one, so that a text is gone through once. */
const either = (phrases: readonly string[]): RegExp =>
  new RegExp(`(?:^|(?<= ))(?:${phrases.map(compile).join('|')})(?= |$)`);

export const carePatterns = {
  danger: either(dangerPhrases),
  sadness: either(sadnessPhrases),
  worry: either(worryPhrases),
} as const;

const joined = new RegExp(
  withoutDoubles(
    [
      '(kill|hurt|cut|hate)(ing)?myself',
      'hatemylife|endmylife|selfharm|havenofriends|hitsmeathome|touchesme$',
      'wan(t|n)?(to|2|a)die|wanadie|wishiwas(dead|ded)|dontwantto(live|bealive|exist)',
      '(nobody|noone)(likes|loves)me|every(one|body)hatesme|(dad|mum)hitsme',
      'imso(sad|lonely|alone)',
    ].join('|'),
  ),
);

/** Words run together, as without a space key. */
export const isJoinedCare = (words: string): boolean =>
  words.split(' ').some((word) => word.length >= 7 && joined.test(word));
