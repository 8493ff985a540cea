import type { Node } from '../../../../maths/engine/index';
import { checkAnswer, numericValues, parse, rewrite, toLatex, variables } from '../../../../maths/engine/index';
import type { GeneralAnswer } from './general-answer';
import type { LineToCheck } from './line-to-check';

/** Numbers to try: small, and none that makes many different things equal. */
const trials = [2, 3, 5, 7, 4];

/** Says by the answer checker whether a line holds, with how to see it. Null where it cannot be told. */
export function checkLine(line: LineToCheck): GeneralAnswer | null {
  const [left, right] = [line.left, line.right].map((side) => parse(side));
  if (!left?.ok || !right?.ok) return null;
  const names = [...new Set([...variables(left.tree), ...variables(right.tree)])];
  const shown = { left: toLatex(left.tree), right: toLatex(right.tree) };
  const text = names.length === 0 ? ofNumbers(line, shown) : ofLetters(line, shown, [left.tree, right.tree], names);
  return text === null ? null : { text, steps: [], links: [], isChecked: true, costs: true };
}

interface Shown {
  left: string;
  right: string;
}

function ofNumbers({ left, right, sign, isOpen }: LineToCheck, shown: Shown): string | null {
  const [a, b] = [left, right].map((side) => only(numericValues(side)));
  if (a === null || b === null || a === undefined || b === undefined) return null;
  const isSame = areEqual(left, right) || Math.abs(a - b) <= 1e-12 * Math.max(1, Math.abs(a));
  const real = isSame ? '=' : a < b ? '<' : '>';
  const truth = `$${shown.left}${real}${shown.right}$`;
  const values = valuesOf(shown, a, b);
  if (isOpen) return isSame ? `They’re equal: ${truth}.${values}` : `${truth}.${values}`;
  return real === sign ? `Yes, that’s true: ${truth}.${values}` : `No, that’s not true: ${truth}.${values}`;
}

/** What each side comes to, where that is not what stands there. */
function valuesOf(shown: Shown, a: number, b: number): string {
  const [left, right] = [decimal(a), decimal(b)];
  if (left === null || right === null || (shown.left === left && shown.right === right)) return '';
  const about = (value: number) => (decimal(value) === String(value) ? '' : 'about ');
  return ` The left side is ${about(a)}$${left}$ and the right side is ${about(b)}$${right}$.`;
}

function ofLetters(
  { left, right, sign, isOpen }: LineToCheck,
  shown: Shown,
  trees: [Node, Node],
  names: string[],
): string | null {
  if (sign !== '=' || isOpen) return null;
  const line = `$${shown.left}=${shown.right}$`;
  const each = names.map((name) => `$${name}$`).join(' and ');
  if (areEqual(left, right)) return `Yes: both sides of ${line} are equal for every value of ${each}.`;
  const found = differing(trees, names);
  if (found === null) return null;
  const { tried, values } = found;
  const put = names.map((name) => `$${name}=${tried}$`).join(' and ');
  return `No: the two sides of ${line} aren’t always equal. Try ${put}: the left side is $${values[0]}$ and the right side is $${values[1]}$.`;
}

/** A number for every letter that gives the sides two values. */
function differing(trees: [Node, Node], names: string[]): { tried: number; values: string[] } | null {
  for (const tried of trials) {
    const values = trees.map((tree) => {
      const at = rewrite(tree, (node) =>
        node.kind === 'symbol' && names.includes(node.name) ? numberNode(tried) : node,
      );
      const value = only(numericValues(toLatex(at)));
      return value === null ? null : decimal(value);
    });
    if (values.every((value) => value !== null) && values[0] !== values[1])
      return { tried, values: values.filter((value) => value !== null) };
  }
  return null;
}

function numberNode(value: number): Node {
  const read = parse(`(${value})`);
  if (!read.ok) throw new Error(`${value} is no number`);
  return read.tree;
}

const only = (values: number[] | null): number | null => (values?.length === 1 ? (values[0] ?? null) : null);

const areEqual = (left: string, right: string): boolean =>
  checkAnswer({ kind: 'expression', model: left }, right).kind === 'correct';

/** At most four places; null for what is too large to show. */
function decimal(value: number): string | null {
  return Math.abs(value) >= 1e12 ? null : String(Number(value.toFixed(4)));
}
