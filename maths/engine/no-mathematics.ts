import { parse } from './parse';
import { questionUnits, stem, unitOfText } from './question-units';
import { type Node, some, variables } from './tree';
import type { AnswerKind, AnswerSpec } from './types';
import { FUNCTIONS, NAMES, WORD_OPERATORS } from './words';

const NUMERIC = new Set<AnswerKind>([
  'number',
  'quantity',
  'money',
  'list',
  'set',
  'solutions',
  'coordinate',
  'ratio',
  'system',
]);
const ALGEBRAIC = new Set<AnswerKind>(['expression', 'equation', 'inequality']);
const KNOWN =
  /^(?:or|and|of|to|by|for|is|are|in|at|the|an?|all|no|real|numbers?|values?|solutions?|roots?|none|x|infinity|infinitely|many|every|any|true|rem|remainder|choose|noon|undefined)$/i;

/** The examples of what is asked for, in the sentence that sends nonsense back. */
const WANTED: Partial<Record<AnswerKind, string>> = {
  coordinate: 'I can’t find a point in this. Write it like (2, -3).',
  ratio: 'I can’t find a ratio in this. Write it like 3:4.',
  expression: 'I can’t read this as algebra. Which letters does the question use?',
  equation: 'I can’t read this as an equation. Which letters does the question use?',
  inequality: 'I can’t read this as an inequality. Write it like x > 4.',
};
const NUMBER_WANTED = 'I can’t find a number in this. Write just the number.';
const WORDS_AROUND = 'I can read the number here, but not the words around it. Write just the answer.';

/** What is said where a wrong answer holds no mathematics of the kind asked for; null where it is an answer. */
export function noMathematics(spec: AnswerSpec, text: string, tree: Node | null, model: Node): string | null {
  if (tree?.kind === 'words') return null;
  if (
    spec.question !== undefined &&
    spec.kind === 'coordinate' &&
    tree !== null &&
    isOneValue(tree) &&
    variables(tree).length === 0
  )
    return WANTED.coordinate ?? null;
  const strange = strangeWords(spec, text, model);
  if (NUMERIC.has(spec.kind)) {
    if (isOnlyWords(text, model) || (strange.length > 0 && !HOLDS_A_NUMBER.test(text)))
      return WANTED[spec.kind] ?? NUMBER_WANTED;
    return strange.length > 0 ? WORDS_AROUND : null;
  }
  if (!ALGEBRAIC.has(spec.kind) || !strange.some((word) => word.length > 2)) return null;
  return WANTED[spec.kind] ?? null;
}

const isOneValue = (node: Node) =>
  !['tuple', 'list', 'set', 'relation', 'matrix', 'union'].includes(node.kind) &&
  !some(node, (part) => part.kind === 'tuple' || part.kind === 'matrix');

const HOLDS_A_NUMBER = /[\d½⅓⅔¼¾⅕⅛π∞]|\\(?:pi|infty)/;

/** Letters and nothing else where the answer is a number: "minutes", "he has more". */
const isOnlyWords = (text: string, model: Node): boolean =>
  variables(model).length === 0 &&
  !HOLDS_A_NUMBER.test(text) &&
  /[A-Za-z]{2,}/.test(text) &&
  !/^[eipk\s^*+−-]*$|\b(?:pi|ln|log|sin|cos|tan|sqrt|infinity|undefined)\b|\\/.test(text);

/** Whether a line holds words of four letters or more that no function, sign or product of its letters explains. */
export function isProse(line: string, letters: string[]): boolean {
  const own = new Set([...letters.join(''), 'e', 'i']);
  const words = line.replace(/\\[A-Za-z]+(?:\s*\{[^{}]*\})?/g, ' ').match(/[A-Za-z]{4,}/g) ?? [];
  return words.some(
    (word) =>
      !FUNCTIONS[word.toLowerCase()] &&
      !NAMES[word] &&
      !WORD_OPERATORS[word.toLowerCase()] &&
      !KNOWN.test(word) &&
      unitOfText(word) === null &&
      [...word].filter((letter) => !own.has(letter)).length > 1,
  );
}

/** Runs of letters that are no function, unit, number word, word of the question or product of its unknowns. */
function strangeWords(spec: AnswerSpec, text: string, model: Node): string[] {
  const own = questionUnits(spec.question);
  const letters = new Set([
    ...variables(model).join(''),
    ...(spec.variable ?? ''),
    ...(spec.kind === 'coordinate' ? 'ijkxyz' : ''),
    ...own.letters,
    ...(parsedLetters(spec) ?? ''),
    'e',
    'i',
  ]);
  const words = text
    .replace(/\\(?:text|mathrm|textrm|operatorname)\s*\{([^{}]*)\}/g, ' $1 ')
    .replace(/\\(?:begin|end)\s*\{[a-z]*\*?\}|\\[A-Za-z]+/g, ' ')
    .match(/[A-Za-z]{2,}/g);
  const given = new Set((`${spec.unit ?? ''} ${spec.model}`.match(/[A-Za-z]{2,}/g) ?? []).map(stem));
  const numeric = NUMERIC.has(spec.kind);
  return (words ?? []).filter((word) => {
    const lower = word.toLowerCase();
    if (FUNCTIONS[lower] || NAMES[word] || WORD_OPERATORS[lower] || KNOWN.test(word)) return false;
    if ([...word].every((letter) => letters.has(letter))) return false;
    if (/^(?:pi|cis|sqrt|root|cbrt|mod)$/i.test(word)) return false;
    if (!numeric) return new Set([...lower].filter((letter) => !letters.has(letter))).size > 1;
    return unitOfText(word) === null && !own.words.has(stem(word)) && !given.has(stem(word));
  });
}

/** Words of capitals are outcomes where the model has them. */
const parsedLetters = (spec: AnswerSpec) =>
  /\b[A-Z]{2,}\b/.test(spec.model) && parse(spec.model).ok
    ? `${spec.model.replace(/[^A-Za-z]/g, '')}ABCDEFGHIJKLMNOPQRSTUVWXYZ`
    : null;
