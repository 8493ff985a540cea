import { segmentsOf } from './rich-text';

interface Rule {
  problem: string;
  pattern: RegExp;
}

/** Signs that a number was pasted into a text without thought. */
const everywhere: Rule[] = [
  { problem: 'a value that is no number', pattern: /NaN|undefined|Infinity|\bnull\b|\[object/ },
  { problem: 'minus zero', pattern: /(?<![\d)}a-z]\s*)[-−]0(?![\d.])/ },
  { problem: 'a floating-point tail', pattern: /\d\.\d{10,}/ },
  { problem: 'two signs in a row', pattern: /[+\-−]\s*[+\-−]/ },
];

const formulaOnly: Rule[] = [
  { problem: 'a coefficient of 1 that should not be written', pattern: /(?<![\d.,}^_])1[a-z](?![a-z])/ },
  { problem: 'a coefficient of 0 that should not be written', pattern: /(?<![\d.,}^_])0[a-z](?![a-z])/ },
  { problem: 'an index of 1 that should not be written', pattern: /[a-z)]\^\{?1\}?(?![\d/])/ },
  { problem: 'a fraction over 1', pattern: /\\frac\{[^{}]*\}\{1\}/ },
];

const ok = 'is|was|has|as|less|plus|minus|times|does|this|across|gives|becomes|makes|means|stays|leaves|divides';
const wordsOnlyRules: Rule[] = [
  { problem: 'a plural after 1', pattern: new RegExp(`(?<![\\d.,/-])\\b1 (?!(?:${ok})\\b)[a-z]+[^su\\W]s\\b`) },
  {
    problem: '"a" before a number that begins with a vowel',
    pattern: /\b(?:a|A(?<=(?:^|[.?!] )A)) (8|11|18|8\d)(?![\d])/,
  },
  { problem: '"an" before a number that begins with a consonant', pattern: /\ban (?!8|11\b|18\b)\d/i },
  { problem: 'two spaces', pattern: /\S {2,}\S/ },
  { problem: 'a space before a full stop or comma', pattern: / [.,?](?:\s|$)/ },
  { problem: 'two full stops', pattern: /\.\.(?!\.)/ },
  { problem: 'money with one decimal place', pattern: /\$\d+\.\d(?!\d)/ },
  { problem: 'markup', pattern: /<[a-z/]|&[a-z]+;/i },
];

/** Problems in one formula or plain-typing answer. */
export function formulaProblems(formula: string): string[] {
  return problemsBy([...everywhere, ...formulaOnly], formula);
}

/** Problems in a rich text: its words and its formulas. */
export function richTextProblems(richText: string): string[] {
  return segmentsOf(richText).flatMap((segment) =>
    segment.kind === 'formula'
      ? formulaProblems(segment.text)
      : problemsBy([...everywhere, ...wordsOnlyRules], segment.text),
  );
}

function problemsBy(rules: Rule[], text: string): string[] {
  return rules.filter((rule) => rule.pattern.test(text)).map((rule) => `${rule.problem} in "${text}"`);
}
