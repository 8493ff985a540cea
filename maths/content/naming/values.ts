import type { Node } from '../../engine/index';
import { numericValues, parse } from '../../engine/index';

/** What a formula is worth at each of the sample points; a formula without letters is worth the same at all of them. */
export type Value = readonly number[];

const FUNCTIONS: Record<string, (x: number) => number> = {
  ln: Math.log,
  abs: Math.abs,
  exp: Math.exp,
};
const TRIGONOMETRY: Record<string, (x: number) => number> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  sec: (x) => 1 / Math.cos(x),
  cosec: (x) => 1 / Math.sin(x),
  cot: (x) => 1 / Math.tan(x),
};
const INVERSE: Record<string, (x: number) => number> = { arcsin: Math.asin, arccos: Math.acos, arctan: Math.atan };
const DEGREE = Math.PI / 180;

/** A number of its own for each letter at each sample point, between one and three. */
const POINTS = [17, 118].map((start) => (name: string) => {
  let mix = start;
  for (const letter of name) mix = (mix * 31 + letter.charCodeAt(0)) % 9973;
  return 1 + (2 * mix) / 9973;
});

/** The value of a tree; angles stay in degrees where `degrees` says that the question has them. NaN where it has none. */
export function sampled(node: Node, degrees: boolean): Value {
  return POINTS.map((letters) => numberAt(node, letters, degrees));
}

/** The value of a tree where each letter has a number. */
export function numberAt(node: Node, letters: (name: string) => number, degrees: boolean): number {
  const go = (child: Node) => numberAt(child, letters, degrees);
  switch (node.kind) {
    case 'number':
      return Number(`${node.whole}.${node.decimals ?? ''}${node.recurring.repeat(18).slice(0, 18)}0`);
    case 'mixed':
      return go(node.whole) + go(node.top) / go(node.bottom);
    case 'symbol':
      if (node.name === 'pi') return Math.PI;
      if (node.name === 'e') return Math.E;
      return node.name === 'infinity' ? Number.NaN : letters(node.name);
    case 'neg':
      return -go(node.of);
    case 'add':
      return node.terms.reduce((sum, term) => sum + go(term), 0);
    case 'mul':
      return node.factors.reduce((product, factor) => product * go(factor), 1);
    case 'div':
      return go(node.top) / go(node.bottom);
    case 'pow':
      return go(node.base) ** go(node.exponent);
    case 'root': {
      const [of, index] = [go(node.of), node.index === null ? 2 : go(node.index)];
      return index === 3 ? Math.cbrt(of) : of ** (1 / index);
    }
    case 'percent':
      return go(node.of) / 100;
    case 'degrees':
      return degrees ? go(node.of) : go(node.of) * DEGREE;
    case 'factorial':
      return factorial(go(node.of));
    case 'quantity':
      return go(node.value);
    case 'call':
      return called(node, go, degrees);
    default:
      return Number.NaN;
  }
}

function called(node: Extract<Node, { kind: 'call' }>, go: (child: Node) => number, degrees: boolean): number {
  const [first, second] = node.args;
  if (first === undefined) return Number.NaN;
  const x = go(first);
  if (node.name === 'log') return second === undefined ? Math.log10(x) : Math.log(x) / Math.log(go(second));
  if (node.name === 'binomial') {
    const k = second === undefined ? Number.NaN : go(second);
    return Math.round(factorial(x) / (factorial(k) * factorial(x - k)));
  }
  const ratio = TRIGONOMETRY[node.name];
  if (ratio) return ratio(degrees ? x * DEGREE : x);
  const inverse = INVERSE[node.name];
  if (inverse) return degrees ? inverse(x) / DEGREE : inverse(x);
  return FUNCTIONS[node.name]?.(x) ?? Number.NaN;
}

function factorial(n: number): number {
  if (!Number.isInteger(n) || n < 0 || n > 60) return Number.NaN;
  return n < 2 ? 1 : n * factorial(n - 1);
}

export const isNumber = (value: Value): boolean => value.every(Number.isFinite);

/** Equal within rounding of doubles, or within `slack` where an answer was rounded. */
export function same(a: Value, b: Value, slack = 0): boolean {
  return a.every((x, i) => {
    const y = b[i] ?? Number.NaN;
    return Math.abs(x - y) <= Math.max(slack, 1e-9 * Math.max(1, Math.abs(x), Math.abs(y)));
  });
}

/** The values of an answer in the order written: "(2, -3)", "x=2 or x=-3", "y=2x+3" (what y equals), "2:35 pm" in minutes. */
export function valuesOf(text: string, degrees: boolean): Value[] | null {
  const minutes = minutesOf(text);
  if (minutes !== null) return [[minutes, minutes]];
  const closed = numericValues(text);
  if (closed !== null) return closed.map((value) => [value, value]);
  for (const options of [{}, { units: true }]) {
    const read = parse(text, options);
    if (!read.ok) continue;
    const values = parts(read.tree).map((part) => sampled(part, degrees));
    if (values.length > 0 && values.every(isNumber)) return values;
  }
  return null;
}

function parts(node: Node): Node[] {
  switch (node.kind) {
    case 'list':
    case 'set':
    case 'tuple':
    case 'ratio':
      return node.items.flatMap(parts);
    case 'union':
      return node.parts.flatMap(parts);
    case 'matrix':
      return node.rows.flat();
    case 'relation':
      return node.parts[0]?.kind === 'symbol' || node.parts[0]?.kind === 'call' || node.parts[0]?.kind === 'tuple'
        ? node.parts.slice(1).flatMap(parts)
        : node.parts.flatMap(parts);
    default:
      return [node];
  }
}

/** "2:35 pm", "14:35". */
export function minutesOf(text: string): number | null {
  const found = /^\D{0,8}?(\d{1,2}):(\d{2})\s*([ap])?\.?m?\.?\}?$/i.exec(text.trim());
  if (!found) return null;
  const half = found[3]?.toLowerCase();
  const hour = half === undefined ? Number(found[1]) : (Number(found[1]) % 12) + (half === 'p' ? 12 : 0);
  return hour * 60 + Number(found[2]);
}
