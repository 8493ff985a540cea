import { children, type Node, parse } from '../../engine/index';
import type { Instance } from '../../templates/instance';
import { rootsOf } from './roots';
import { isNumber, minutesOf, numberAt, sampled, type Value, valuesOf } from './values';

/** What a rule may look at: the question, its right answer and its working, and nothing of the wrong path's own code. */
export interface Facts {
  templateId: string;
  text: string;
  /** What the figure shows, in words; empty without one. */
  alt: string;
  /** Numbers that the student reads: in the question, the instruction and the figure's description. */
  given: number[];
  /** The numerals of the question and the figure's description in the order written, each as often as it stands there. */
  seen: number[];
  /** Formulas of the question, and the lines of the working; a line is the sides of its equation. */
  formulas: Node[][];
  lines: Node[][];
  degrees: boolean;
  right: Value[];
  rightText: string;
  /** Every closed value in the working, of whole lines and of their parts. */
  worked: number[];
  /** Every value in the working and in the question's formulas, with letters as well. */
  parts: Value[];
}

/** What each part of an equation is worth at its roots: 9k at the root of 9k + 36 = 0. */
function valuesAtRoots(sides: Node[], degrees: boolean): number[] {
  return rootsOf(sides, degrees).flatMap(([root = Number.NaN]) =>
    sides
      .flatMap(subtrees)
      .map((node) => numberAt(node, () => root, degrees))
      .filter(Number.isFinite),
  );
}

/** One wrong answer of the question. */
export interface Wrong {
  text: string;
  values: Value[];
  /** Largest difference that rounding makes. */
  slack: number;
}

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const ROUNDED = /round|nearest|decimal place|significant|correct to|about|estimate|approximate/i;

/** Null where the answer has no values that could be compared: words, and choices between texts. */
export function factsOf(question: Instance): Facts | null {
  if (question.choices !== null) return null;
  const text = [question.prompt, question.instruction ?? '', question.figure?.alt ?? ''].join('\n');
  const degrees = /°|\\circ|degree/.test(text + question.answer.model);
  const right = valuesOf(question.answer.model, degrees);
  if (right === null) return null;
  const lines = question.steps.map((step) => sidesOf(step.line));
  const parts = [...lines.flat().flatMap(subtrees), ...formulasIn(text).flat()]
    .map((node) => sampled(node, degrees))
    .filter(isNumber);
  const worked = [
    ...parts.filter(isClosed).map(([value = Number.NaN]) => value),
    ...lines.flatMap((sides) => valuesAtRoots(sides, degrees)),
  ];
  const alt = question.figure?.alt ?? '';
  return {
    templateId: question.templateId,
    text,
    alt,
    given: numbersIn(text),
    seen: seenIn([question.prompt, alt].join('\n')),
    formulas: formulasIn(text),
    lines,
    degrees,
    right,
    rightText: question.answer.model,
    parts,
    worked: [...new Set([...worked, ...question.steps.flatMap((step) => timesIn(step.line))])],
  };
}

export function wrongOf(facts: Facts, text: string): Wrong | null {
  const values = valuesOf(text, facts.degrees);
  return values === null ? null : { text, values, slack: slackOf(facts, text) };
}

const isClosed = (value: Value) => isNumber(value) && value.every((one) => one === value[0]);

/** A typed decimal may be a longer number rounded; a whole number only where the question speaks of rounding. */
function slackOf({ text }: Facts, wrong: string): number {
  const decimals = /\.(\d+)/.exec(wrong)?.[1]?.length ?? 0;
  const share = wrong.includes('%') ? 0.01 : 1;
  if (decimals > 0) return 0.5000001 * share * 10 ** -decimals;
  if (!ROUNDED.test(text)) return 0;
  const zeros = /nearest (ten|hundred|thousand|\$?10)/.test(text) ? (/0*$/.exec(wrong)?.[0].length ?? 0) : 0;
  return 0.5000001 * share * 10 ** zeros;
}

const plainDigits = (text: string): string =>
  text
    .replace(/(\d)(?:\\,|,|\s|\{,\})(?=\d{3}(?!\d))/g, '$1')
    .replace(/[−–]/g, '-')
    .replace(/\\times|\\div/g, ' ');

/** The numerals of a text in the order written, with the minus sign that stands before one. */
export function seenIn(text: string): number[] {
  return [...plainDigits(text).matchAll(/(?<![\w)}])-?\d+(?:\.\d+)?|\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));
}

/** All numbers that a text shows, in digits and in words, clock times in minutes as well. */
export function numbersIn(text: string): number[] {
  const plain = plainDigits(text);
  const found: number[] = [...plain.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));
  for (const [whole] of plain.matchAll(/-\s*\d+(?:\.\d+)?/g)) found.push(Number(whole.replace(/\s/g, '')));
  for (const [, top, bottom] of plain.matchAll(/\\frac\{?(\d+)\}?\{?(\d+)\}?/g))
    found.push(Number(top) / Number(bottom));
  for (const [, percent] of plain.matchAll(/(\d+(?:\.\d+)?)\s*(?:\\?%|per ?cent)/g)) found.push(Number(percent) / 100);
  for (const [, cents] of plain.matchAll(/(\d+)\s*(?:c\b|cents)/g)) found.push(Number(cents) / 100);
  for (const word of plain.toLowerCase().match(/[a-z]+/g) ?? []) {
    const place = WORDS.indexOf(word);
    if (place >= 0) found.push(place + 1);
    if (word === 'half') found.push(0.5);
    if (word === 'quarter') found.push(0.25);
    if (word === 'dozen') found.push(12);
    if (word === 'twice' || word === 'double' || word === 'pair' || word === 'both') found.push(2);
  }
  return [...new Set([...found, ...timesIn(text)])];
}

function timesIn(text: string): number[] {
  return [...text.matchAll(/\d{1,2}:\d{2}(?:\s*[ap]m)?/gi)].flatMap(([time]) => {
    const minutes = minutesOf(time);
    return minutes === null ? [] : [minutes];
  });
}

function formulasIn(text: string): Node[][] {
  return [...text.matchAll(/(?<!\\)\$((?:[^$\\]|\\.)+)(?<!\\)\$/g)]
    .map(([, formula = '']) => sidesOf(formula))
    .filter((sides) => sides.length > 0);
}

/** The sides of an equation, the items of a list, or the one formula; nothing where it cannot be read. */
function sidesOf(line: string): Node[] {
  for (const options of [{}, { units: true }]) {
    const read = parse(line.replace(/^\s*=/, ''), options);
    if (read.ok) return sides(read.tree);
  }
  return [];
}

function sides(node: Node): Node[] {
  if (node.kind === 'relation') return node.parts.flatMap(sides);
  if (node.kind === 'list' || node.kind === 'set' || node.kind === 'tuple') return node.items.flatMap(sides);
  return [node];
}

/** A tree and all parts of it. */
export function subtrees(node: Node): Node[] {
  return [node, ...children(node).flatMap(subtrees)];
}
