import { plainCharacters } from './said-numbers';

/** What a text says in formulas: between dollar signs, brackets or back quotes, or as a row of signs among its words. */
export function saidFormulas(text: string): string[] {
  const plain = plainMaths(text);
  const marked = [...plain.matchAll(/\$\$?([^$]+)\$\$?|\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]|`([^`]+)`/g)].map(
    (match) => match.slice(1).find((inner) => inner !== undefined) ?? '',
  );
  const all = [...marked, ...rowsOfSigns(plain)].flatMap((formula) => [formula, ...sides(formula)]);
  return [...new Set(all.map((formula) => formula.trim()))].filter(
    (formula) => formula !== '' && formula.length <= 200,
  );
}

/** Characters as the parser reads them; powers stay powers. */
export const plainMaths = (text: string): string =>
  plainCharacters(text.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (run) => `^{${run}}`)).replaceAll('\\$', ' ');

const sides = (formula: string): string[] =>
  formula.split(/=|≈|<=?|>=?|≤|≥|\\(?:approx|le|ge|leq|geq|lt|gt|Rightarrow|implies)\b|\bor\b|\band\b|\\text\{[^}]*\}/);

const signWords: [RegExp, string][] = [
  [/\bplus\b/gi, '+'],
  [/\bminus\b|\btake away\b/gi, '-'],
  [/\btimes\b|\bmultiplied by\b/gi, '*'],
  [/\bdivided by\b|\bover\b/gi, '/'],
  [/\bequals\b|\bis equal to\b/gi, '='],
  [/\bsquared\b/gi, '^2'],
  [/\bcubed\b/gi, '^3'],
  [/\bopen(?:ing)? brackets?\b/gi, '('],
  [/\bclos(?:e|ing) brackets?\b/gi, ')'],
];

/** "3 plus 4" in signs. */
export const withSigns = (text: string): string =>
  signWords.reduce((so, [word, sign]) => so.replace(word, ` ${sign} `), text);

/** Rows of words that could be maths: with a digit, a sign or a command in them, or one letter alone. */
function rowsOfSigns(text: string): string[] {
  const unmarked = text.replace(/\$\$?[^$]+\$\$?|`[^`]+`|\\\([\s\S]+?\\\)|\\\[[\s\S]+?\\\]/g, ' ; ');
  const signed = withSigns(unmarked);
  const rows: string[][] = [[]];
  for (const word of signed.split(/\s+/)) {
    const bare = word.replace(/[,;:.!?"'”“]+$/, '').replace(/^["'“”]+/, '');
    if (isMaths(bare)) rows.at(-1)?.push(bare);
    else rows.push([]);
    if (bare !== word && /[;!?]$/.test(word)) rows.push([]);
  }
  return rows.filter((row) => row.length > 0).flatMap((row) => [row.join(' '), ...(row.length > 1 ? row : [])]);
}

/** Whether a word could be maths: it has a digit, a sign or a command, or is one letter. */
export const isMaths = (word: string): boolean =>
  word !== '' &&
  (/\d|[=+*/^<>×÷√π%°≤≥±-]|\\[a-z]/i.test(word) || /^[a-zθπ]$/i.test(word)) &&
  !/[a-z]{4}/i.test(word.replace(/\\[a-z]+/gi, ''));
