import { spendAllowance } from './limits';
import { toNumber } from './rational';
import { type Node, type NumberNode, numberValue } from './tree';

export type Point = Readonly<Record<string, number>>;

const CONSTANTS: Record<string, number> = { pi: Math.PI, e: Math.E, infinity: Number.POSITIVE_INFINITY };

const FUNCTIONS: Record<string, (x: number) => number> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  sec: (x) => 1 / Math.cos(x),
  cosec: (x) => 1 / Math.sin(x),
  cot: (x) => 1 / Math.tan(x),
  arcsin: Math.asin,
  arccos: Math.acos,
  arctan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  arcsinh: Math.asinh,
  arccosh: Math.acosh,
  arctanh: Math.atanh,
  ln: Math.log,
  abs: Math.abs,
};

/** The real value of a tree at a point; NaN where it has none (also for lists, relations and the imaginary unit). */
export function evaluate(node: Node, at: Point): number {
  spendAllowance(1);
  switch (node.kind) {
    case 'number':
      return double(node);
    case 'mixed':
      return evaluate(node.whole, at) + evaluate(node.top, at) / evaluate(node.bottom, at);
    case 'symbol':
      return at[node.name] ?? CONSTANTS[node.name] ?? Number.NaN;
    case 'neg':
      return -evaluate(node.of, at);
    case 'add':
      return node.terms.reduce((total, term) => total + evaluate(term, at), 0);
    case 'mul':
      return node.factors.reduce((total, factor) => total * evaluate(factor, at), 1);
    case 'div': {
      const bottom = evaluate(node.bottom, at);
      return bottom === 0 ? Number.NaN : evaluate(node.top, at) / bottom;
    }
    case 'pow':
      return realPower(evaluate(node.base, at), node.exponent, at);
    case 'root':
      return realRoot(evaluate(node.of, at), node.index === null ? 2 : evaluate(node.index, at));
    case 'percent':
      return evaluate(node.of, at) / 100;
    case 'degrees':
      return (evaluate(node.of, at) * Math.PI) / 180;
    case 'factorial':
      return factorial(evaluate(node.of, at));
    case 'call':
      return call(
        node.name,
        node.args.map((arg) => evaluate(arg, at)),
      );
    default:
      return Number.NaN;
  }
}

const doubles = new WeakMap<NumberNode, number>();

/** The nearest double of a written number; kept, because sampling asks for it at every point. */
function double(node: NumberNode): number {
  const held = doubles.get(node);
  if (held !== undefined) return held;
  const value = toNumber(numberValue(node));
  doubles.set(node, value);
  return value;
}

/** Real powers; x^(1/3) has a real value for negative x, as in school. */
function realPower(base: number, exponent: Node, at: Point): number {
  const value = evaluate(exponent, at);
  if (base < 0 && exponent.kind === 'div' && !Number.isInteger(value)) {
    const top = evaluate(exponent.top, at);
    const bottom = evaluate(exponent.bottom, at);
    if (Number.isInteger(top) && Number.isInteger(bottom)) return realRoot(base, bottom) ** top;
  }
  if (base === 0 && value <= 0) return Number.NaN;
  return base ** value;
}

function realRoot(of: number, index: number): number {
  if (index === 2) return Math.sqrt(of);
  if (index === 3) return Math.cbrt(of);
  if (of < 0 && Number.isInteger(index) && index % 2 !== 0) return -((-of) ** (1 / index));
  return of ** (1 / index);
}

function factorial(n: number): number {
  if (!Number.isInteger(n) || n < 0 || n > 170) return Number.NaN;
  let out = 1;
  for (let i = 2; i <= n; i += 1) out *= i;
  return out;
}

function call(name: string, args: number[]): number {
  const [first = Number.NaN, second] = args;
  if (name === 'log') return second === undefined ? Math.log10(first) : Math.log(first) / Math.log(second);
  if (name === 'binomial')
    return Math.round(factorial(first) / (factorial(second ?? 0) * factorial(first - (second ?? 0))));
  return FUNCTIONS[name]?.(first) ?? Number.NaN;
}
