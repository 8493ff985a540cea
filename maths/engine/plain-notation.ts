import { withTimesSigns } from './times-signs';
import type { AnswerSpec } from './types';

const DEGREE = String.raw`(?:°|º|\^\s*\{?\s*\\circ\s*\}?|\\degree|\s*degrees?)`;
const MINUTE = String.raw`(?:['′’]|\\prime|\^\s*\{?\s*\\prime\s*\}?)`;
const SECOND = String.raw`(?:["″”]|''|′′|’’|\\doubleprime|\^\s*\{?\s*\\doubleprime\s*\}?)`;
const MINUTES = new RegExp(
  String.raw`(\d+)\s*${DEGREE}\s*(\d+(?:\.\d+)?)\s*(?!${SECOND})${MINUTE}(?:\s*(\d+(?:\.\d+)?)\s*${SECOND})?`,
  'g',
);
const SECONDS = new RegExp(String.raw`(\d+)\s*${DEGREE}\s*(\d+(?:\.\d+)?)\s*${SECOND}`, 'g');
const QUADRANT = new RegExp(String.raw`^\s*([NS])\s*(\d{1,2}(?:\.\d+)?)\s*${DEGREE}?\s*([EW])\s*$`);
const TRUE_BEARING = new RegExp(
  String.raw`^\s*(\d{1,3}(?:\.\d+)?)\s*${DEGREE}?\s*(?:\\(?:mathrm|text)\s*\{\s*)?(?:T|[Tt]rue)\s*\}?\s*$`,
);
const BOUND = String.raw`\{?\s*(\w+)\s*\}?`;
const LETTER = String.raw`(?:\\mathrm|\\text|\\operatorname)?\s*\{?\s*([CP])\s*\}?`;
const RAISED_CHOICE = new RegExp(
  String.raw`(?:\{\s*\}|(?<![\w)\]}]))\s*\^\s*${BOUND}\s*(?:\\[!,])*\s*${LETTER}\s*_\s*${BOUND}`,
  'g',
);
const SET_BUILDER =
  /^\s*(?:\\left)?\\?(?:\{|lbrace)\s*([a-zA-Z])\s*(?:(?:\\in|∈)\s*(?:ℝ|R|\\mathbb\s*\{?\s*R\s*\}?|\\R|\\reals))?\s*(?:\\mid|\\vert|\\colon|\\middle\||\||:)\s*(.*?)\s*(?:\\right)?\\?(?:\}|rbrace)\s*$/;
const INTEGER_NOTE =
  /[,;]?\s*\(?\s*(?:\\text\{)?\s*(?:where|for|with)?\s*(?:(?:all|any|every)\s*)?\}?\s*(?:[nkm]\s*(?:∈|\\in|is)\s*(?:ℤ|Z|\\Z|\\mathbb\s*\{?\s*Z\s*\}?|an integer|any integer)|[nkm]\s+(?:an|any)\s+integer|integers?\s+[nkm])\s*\)?\s*$/;

/** "all real numbers except 3". */
const ALL_BUT =
  /^\s*(?:all|every|any)\s+(?:real\s+)?(?:numbers?|values?)\s+(?:except|but|apart from|other than)(?:\s+for)?\s+(?=\S)/i;

/** Without ", where n is an integer". Spaces are joined first: each of the gaps of the note could take a share of many. */
const withoutIntegerNote = (text: string): string =>
  /∈|\\in|integer/.test(text) ? text.replace(/\s+/g, ' ').replace(INTEGER_NOTE, '') : text;

/** Notations that mean something only for this kind of answer, in the one way the parser reads. */
export function plainNotation(spec: AnswerSpec, typed: string): string {
  switch (spec.kind) {
    case 'number':
    case 'expression':
      return number(spec, angles(bearing(spec, choices(typed))));
    case 'quantity':
    case 'money':
      return amount(number(spec, angles(bearing(spec, /^°?[CF]/.test(spec.unit ?? '') ? typed : choices(typed)))));
    case 'list':
    case 'set':
      return outcomes(spec, number(spec, angles(typed)).replace(/\s+by\s+/g, ', '));
    case 'solutions':
      return withoutIntegerNote(angles(number(spec, typed)).replace(SET_BUILDER, '$2')).replace(
        /\s*\+\s*[-−](?=\s*[\d√\\])|\s*\+\s*[-−](?=\s*sqrt)/g,
        '±',
      );
    case 'inequality':
      return inWords(setSigns(typed.replace(SET_BUILDER, '$2').replace(ALL_BUT, `${spec.variable ?? 'x'}≠`)));
    case 'coordinate':
      return vector(/\bvectors?\b/i.test(spec.question ?? '') ? square(typed) : typed);
    default:
      return typed;
  }
}

/** HT and TH are two outcomes, not one product: words of capitals in the model are kept as words. */
function outcomes(spec: AnswerSpec, text: string): string {
  if (!/\b[A-Z]{2,}\b/.test(spec.model) || /\\|_/.test(text)) return text;
  return text.replace(/\b(?!or\b|and\b)[A-Za-z]{2,}\b/g, (word) => `W_{${word.toUpperCase()}}`);
}

/** 30°15′ as degrees. */
const angles = (text: string) =>
  text
    .replace(SECONDS, '($1+$2/3600)°')
    .replace(MINUTES, (_, degrees: string, minutes: string, seconds = '0') =>
      seconds === '0' ? `(${degrees}+${minutes}/60)°` : `(${degrees}+${minutes}/60+${seconds}/3600)°`,
    );

/** N40°E and 040°T as degrees clockwise from north. */
function bearing(spec: AnswerSpec, text: string): string {
  if (spec.kind === 'expression' || (spec.unit !== undefined && spec.unit !== '°')) return text;
  const quadrant = QUADRANT.exec(text);
  const turn = Number(quadrant?.[2]);
  if (quadrant && turn <= 90) {
    const [north, east] = [quadrant[1] === 'N', quadrant[3] === 'E'];
    return north ? (east ? `${turn}°` : `(360-${turn})°`) : east ? `(180-${turn})°` : `(180+${turn})°`;
  }
  return text.replace(TRUE_BEARING, '$1°');
}

/** ⁵C₂, 5C2, C(5, 2) and "5 choose 2" as a binomial coefficient, the same with P as an arrangement. */
function choices(text: string): string {
  const pick = (_: string, n: string, letter: string, k: string) =>
    letter === 'C' ? `\\binom{${n}}{${k}}` : `\\frac{(${n})!}{(${n}-${k})!}`;
  return text
    .replace(RAISED_CHOICE, pick)
    .replace(/(?<![\w.])(\d+)\s*([CP])\s*_?\s*(\d+)(?!\w)/g, pick)
    .replace(/(?<![A-Za-z])([CP])\(\s*(\d+)\s*,\s*(\d+)\s*\)/g, (all, letter: string, n: string, k: string) =>
      pick(all, n, letter, k),
    )
    .replace(/(?<!\w)(\w+)\s+choose\s+(\w+)(?!\w)/g, (all, n: string, k: string) => pick(all, n, 'C', k));
}

/** "2 x 10^3" and 2e3 where no x or e is meant, "3 in 4", "3rd", a matrix typed [1,2;3,4]. */
function number(spec: AnswerSpec, typed: string): string {
  let text = typed;
  if (!/x/i.test(spec.model) && !/^x/i.test(spec.variable ?? '')) text = text.replace(/(\d)\s*[xX]\s*(?=\d)/g, '$1×');
  text = withTimesSigns(spec, text);
  if (!/e/.test(spec.model)) text = text.replace(/(?<![\w.])(\d+(?:\.\d+)?)e(?=[+-]?\d+(?![\w.]))/g, '$1E');
  if (spec.kind !== 'number') return text;
  if (spec.model.includes('matrix')) text = matrix(text);
  return text
    .replace(/^\s*(\d+)\s+(?:in|out of)(?:\s+every)?\s+(\d+)\s*$/, '$1/$2')
    .replace(/^\s*(\d*(?:1st|2nd|3rd|\dth))\s*$/, (ordinal) => ordinal.replace(/[a-z]+/, ''));
}

function matrix(text: string): string {
  const rows = /^\s*\[([^[\]]*;[^[\]]*)\]\s*$/.exec(text)?.[1]?.split(';');
  const nested = /^\s*\[\s*(\[[^[\]]*\](?:\s*,\s*\[[^[\]]*\])*)\s*\]\s*$/.exec(text)?.[1];
  const lines = rows ?? nested?.slice(1, -1).split(/\]\s*,\s*\[/);
  if (!lines) return text;
  return `\\begin{pmatrix}${lines.map((line) => line.replace(/,/g, '&')).join('\\\\')}\\end{pmatrix}`;
}

/** Dollars of Australia, cents, litres for 100 km, and minutes after hours. */
const amount = (text: string) =>
  text
    .replace(/(?:AUD?|A)\s*(?=\\?\$)/g, '')
    .replace(/¢/g, 'c')
    .replace(/(\$\s*[\d.,\s]*\d)\s*AUD?\b/g, '$1')
    .replace(/(?<=[A-Za-z}]\s*)(?:\/|\bper\b)\s*100\s*km\b/g, '/hundredkm')
    .replace(/(\d\s*h(?:rs?|ours?)?\s*(?:and\s*)?\d+\s*)m\b/g, '$1min');

/** The unit of a spec in the same notation. */
export const plainUnit = (unit: string): string => amount(unit);

/** U between intervals, and a backslash before a set, as students type them. */
const setSigns = (text: string): string =>
  text
    .replace(/([\])])\s*U\s*(?=[[(])/g, '$1∪')
    .replace(/\s\\\s(?=\s*[[({])/g, ' ∖ ')
    .replace(/([\])Rℝ])\s*\\(?=[[({])/g, '$1∖')
    .replace(/(?:∖|\\setminus)\s*\\?\{\s*\\?\}/g, '');

const PHRASES: [RegExp, string][] = [
  [/\b(?:is\s+)?(?:greater|more|bigger|larger) than or equal to\b|\b(?:is\s+)?at least\b|\bis not less than\b/gi, '>='],
  [
    /\b(?:is\s+)?(?:less|smaller|fewer) than or equal to\b|\b(?:is\s+)?at most\b|\bis not (?:more|greater) than\b/gi,
    '<=',
  ],
  [/\b(?:is\s+)?(?:greater|more|bigger|larger) than\b/gi, '>'],
  [/\b(?:is\s+)?(?:less|smaller|fewer) than\b/gi, '<'],
];

const inWords = (text: string) => PHRASES.reduce((out, [phrase, sign]) => out.replace(phrase, sign), text);

/** [3, 4], [3; 4], [[3], [4]] and [3 4] as (3, 4), where vectors are asked for. */
function square(text: string): string {
  const flat = text.replace(
    /^(\s*)\[\s*\[([^[\]]*)\]\s*[,;]?\s*\[([^[\]]*)\]\s*(?:[,;]?\s*\[([^[\]]*)\]\s*)?\]\s*$/,
    '$1[$2,$3,$4]',
  );
  const [, inside] = /^\s*[[(]([^[\](){}]*)[\])]\s*$/.exec(flat) ?? [];
  if (inside === undefined) return text;
  const items = /[,;]/.test(inside) ? inside.split(/[,;]/) : inside.trim().split(/\s+/);
  const plain = items
    .map((item, at) => item.trim().replace(new RegExp(String.raw`(?<=\d|^-?)\s*${'ijk'[at]}$`), '') || item)
    .filter((item) => item !== '');
  return `(${plain.join(', ')})`;
}

/** ⟨3, 4⟩ as (3, 4). */
const vector = (text: string) =>
  text.replace(
    /^(\s*(?:[a-zA-Z]|\\(?:vec|mathbf)\s*\{?[a-zA-Z]\}?)?\s*=?\s*)(?:<|\\left\s*\\langle|\\mleft\s*\\langle|\\langle|⟨)([^<>]*?)(?:>|\\right\s*\\rangle|\\mright\s*\\rangle|\\rangle|⟩)\s*$/,
    '$1($2)',
  );
