import { spendAllowance } from './limits';
import { createRandom } from './random';
import { type Node, type NumberNode, numberValue, variables } from './tree';

/** A prime (2^61 − 1): two different polynomials of school size agree at a random point once in a million million. */
const PRIME = (1n << 61n) - 1n;
const POINTS = 3;

/**
 * Whether two values that are too heavy to multiply out agree modulo a large prime at seeded points. Roots, functions
 * and constants count as unknowns of their own, named by how they are written: in doubt the values are not the same.
 */
export function sameModulo(a: Node, b: Node): boolean {
  const names = [...new Set([...variables(a), ...variables(b)])];
  const random = createRandom(`modulo ${names.join(' ')}`);
  for (let index = 0; index < POINTS; index += 1) {
    const atoms = new Map<string, bigint>();
    const point = (name: string) => {
      const held = atoms.get(name) ?? BigInt(Math.floor(random.next() * 2 ** 52)) + 1n;
      atoms.set(name, held);
      return held;
    };
    const left = residueOf(a, point);
    const right = residueOf(b, point);
    if (left === null || right === null || left !== right) return false;
  }
  return true;
}

/** The residue of a tree, or null where a denominator is zero or something is no value. */
function residueOf(node: Node, point: (name: string) => bigint): bigint | null {
  spendAllowance(8);
  const of = (child: Node) => residueOf(child, point);
  switch (node.kind) {
    case 'number':
      return residue(node);
    case 'mixed':
      return plus(of(node.whole), times(of(node.top), inverse(of(node.bottom))));
    case 'symbol':
      return point(node.name);
    case 'neg':
      return times(PRIME - 1n, of(node.of));
    case 'add':
      return node.terms.map(of).reduce(plus, 0n);
    case 'mul':
      return node.factors.map(of).reduce(times, 1n);
    case 'div':
      return times(of(node.top), inverse(of(node.bottom)));
    case 'percent':
      return times(of(node.of), inverse(100n));
    case 'pow': {
      const exponent = wholeExponent(node.exponent);
      if (exponent === null) return atom(node, point);
      const base = of(node.base);
      return exponent < 0n ? power(inverse(base), -exponent) : power(base, exponent);
    }
    case 'root':
    case 'call':
    case 'degrees':
    case 'factorial':
      return atom(node, point);
    default:
      return null;
  }
}

function atom(node: Node, point: (name: string) => bigint): bigint {
  const name = JSON.stringify(node);
  spendAllowance(name.length);
  return point(name);
}

type Residue = bigint | null;
const plus = (a: Residue, b: Residue): Residue => (a === null || b === null ? null : (a + b) % PRIME);
const times = (a: Residue, b: Residue): Residue => (a === null || b === null ? null : (a * b) % PRIME);
const inverse = (a: Residue): Residue => (a === null || a === 0n ? null : power(a, PRIME - 2n));

function residue(node: NumberNode): Residue {
  const { n, d } = numberValue(node);
  return times(n % PRIME, inverse(d % PRIME));
}

/** A power by squaring. */
function power(base: Residue, exponent: bigint): Residue {
  if (base === null) return null;
  let left = exponent;
  let square = base;
  let out = 1n;
  for (; left > 0n; left >>= 1n) {
    spendAllowance(4);
    if (left % 2n === 1n) out = (out * square) % PRIME;
    square = (square * square) % PRIME;
  }
  return out;
}

function wholeExponent(node: Node): bigint | null {
  if (node.kind === 'neg') {
    const inner = wholeExponent(node.of);
    return inner === null ? null : -inner;
  }
  return node.kind === 'number' && node.decimals === null && node.whole.length < 7 ? BigInt(node.whole) : null;
}
