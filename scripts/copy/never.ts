/** What no sentence of ours says, and what a native speaker would say instead. */
export interface NeverPhrase {
  pattern: RegExp;
  instead: string;
}

export const neverPhrases: NeverPhrase[] = [
  { pattern: /^Go on$|^Go on (with|to|setting)\b/, instead: 'Next, Continue' },
  { pattern: /\b(is|are) told( so)?[.,]|, and told so|\bis told\b.*\.$/, instead: '… has been notified, We’ll tell …' },
  { pattern: /\bby itself for\b|\brenews? by itself\b/, instead: 'automatically' },
  { pattern: /\bstands? here\b|\bHere stand\b/, instead: 'shows up here' },
  { pattern: /\bsomebody else\b.*\bbelongs\b|belongs to somebody else/, instead: 'might not be yours' },
  { pattern: /\bPlease wait a little\b/, instead: 'Please wait a bit.' },
  { pattern: /\b(opens|open) nothing\b/, instead: 'no longer works' },
  { pattern: /\bone a line\b/i, instead: 'one per line' },
  { pattern: /\b(row of days|days in a row go)\b/, instead: 'streak' },
  { pattern: /\bquest of the day\b/i, instead: 'daily quest' },
  { pattern: /\bfits me\b/i, instead: 'Just right for me' },
  { pattern: /\blook at the steps of\b/i, instead: 'Review … worked solutions' },
  { pattern: /^How hard\b/, instead: 'Difficulty' },
  {
    pattern: /\bRead once more\b|\b(expression|equation|number|rule) is asked for\b/,
    instead: 'The question asks for …',
  },
  { pattern: /(?<!one )another look\b/, instead: 'a review of this mark, another try' },
  { pattern: /\bAnybody (of|in)\b/, instead: 'Anyone …' },
  { pattern: /\bno leaving\b|\bin disguise\b/, instead: 'doesn’t count as leaving, no bots' },
  { pattern: /\bcounted anew\b|\bbegins? anew\b|\bsave it anew\b/, instead: 're-marked, restarts, save it again' },
  { pattern: /\bonce more what\b/, instead: 'again' },
  { pattern: /\b(Half|Most) of the time is left\b/, instead: 'Half your time is left' },
  { pattern: /\bgiven back\b/, instead: 'refunded, returned' },
  { pattern: /\bnobody’s business\b/, instead: 'No need to …' },
  { pattern: /\bis not there any more\b|^That \w+ is not there\b/, instead: 'has been deleted, We couldn’t find …' },
  { pattern: /\bThere is no such\b/, instead: 'We couldn’t find …' },
  { pattern: /\bprogram in disguise\b|\bopens it too\b/, instead: 'you can log in with … too' },
];

/** The phrase of the list that a text says; undefined where it says none. */
export function neverPhraseIn(text: string): NeverPhrase | undefined {
  return neverPhrases.find(({ pattern }) => pattern.test(text));
}
