import { exactCall } from './exact-functions';
import { integerRoot, primeFactors } from './integer-factors';
import { Budget, TooHeavy } from './limits';
import {
  addPolynomials,
  constant,
  constantOf,
  generator,
  generators,
  multiplyPolynomials,
  NOTHING,
  negatePolynomial,
  type Polynomial,
  polynomialKey,
  proportion,
  type Reduction,
  scale,
  UNITY,
} from './polynomial';
import { type Quotient, type QuotientArithmetic, rationalOf, whole } from './quotient';
import { divide, isInteger, ONE, power, type Rational, rational } from './rational';
import { type Node, numberValue } from './tree';

/** Thrown where a tree has no value: 1/0, a list inside a sum. Never leaves the engine. */
export class NoValue extends Error {}

/** Generators whose values are independent of each other, so that a different normal form proves a different value. */
const INDEPENDENT = /^(?:x:|c:|r:2:|l:)/;

export const isDecided = (terms: Polynomial) => [...generators(terms)].every((name) => INDEPENDENT.test(name));

/** `r:k:n` is the k-th root of the whole number n; `c:i` squares to −1. */
export const reduction: Reduction = (name, exponent) => {
  if (name === 'c:i') {
    const turns = ((exponent % 4) + 4) % 4;
    return { exponent: turns % 2, factor: rational(turns >= 2 ? -1 : 1) };
  }
  if (!name.startsWith('r:')) return null;
  const [, index, base] = name.split(':');
  const k = Number(index);
  const whole = Math.floor(exponent / k);
  return whole === 0 ? null : { exponent: exponent - whole * k, factor: power(rational(BigInt(base ?? '1')), whole) };
};

const known = new WeakMap<Node, Quotient>();

/** Works trees into quotients of polynomials over exact rationals. */
export class Normaliser implements QuotientArithmetic {
  constructor(readonly budget: Budget = new Budget()) {}

  /** The form of a tree; trees never change, so a form once worked out is kept as long as its tree. */
  normalise(node: Node): Quotient {
    this.budget.spend();
    const held = known.get(node);
    if (held) return held;
    const form = this.formOf(node);
    known.set(node, form);
    return form;
  }

  private formOf(node: Node): Quotient {
    switch (node.kind) {
      case 'number':
        return whole(constant(numberValue(node)));
      case 'mixed': {
        const part = rational(numberValue(node.top).n, numberValue(node.bottom).n);
        return this.add(whole(constant(numberValue(node.whole))), whole(constant(part)));
      }
      case 'symbol':
        return this.symbol(node.name);
      case 'neg': {
        const { top, bottom } = this.normalise(node.of);
        return { top: negatePolynomial(top), bottom };
      }
      case 'add':
        return node.terms.map((term) => this.normalise(term)).reduce((a, b) => this.add(a, b));
      case 'mul':
        return node.factors.map((factor) => this.normalise(factor)).reduce((a, b) => this.multiply(a, b));
      case 'div':
        return this.divide(this.normalise(node.top), this.normalise(node.bottom));
      case 'percent':
        return this.multiply(this.normalise(node.of), whole(constant(rational(1, 100))));
      case 'degrees':
        return this.multiply(this.normalise(node.of), { top: generator('c:pi'), bottom: constant(rational(180)) });
      case 'pow':
        return this.power(this.normalise(node.base), this.normalise(node.exponent));
      case 'root':
        return this.power(
          this.normalise(node.of),
          this.divide(whole(UNITY), node.index ? this.normalise(node.index) : whole(constant(rational(2)))),
        );
      case 'factorial':
        return this.factorial(this.normalise(node.of));
      case 'call': {
        const args = node.args.map((arg) => this.normalise(arg));
        const exact = exactCall(this, node.name, args);
        if (exact) return exact;
        const [n, k] = args;
        const open = node.name === 'binomial' && n && k && (rationalOf(n) === null || rationalOf(k) === null);
        return open ? this.choose(n, k) : this.opaque(node.name, args);
      }
      default:
        throw new NoValue(node.kind);
    }
  }

  private symbol(name: string): Quotient {
    if (name === 'infinity') throw new NoValue('infinity');
    return whole(generator(name === 'pi' || name === 'e' || name === 'i' ? `c:${name}` : `x:${name}`));
  }

  opaque(name: string, args: Quotient[]): Quotient {
    return whole(generator(`f:${name}(${args.map((arg) => this.key(arg)).join(';')})`));
  }

  /** A text that is mostly the same for the same value: constant bottoms are divided out. */
  key(form: Quotient): string {
    const bottom = constantOf(form.bottom);
    if (bottom) return polynomialKey(scale(form.top, divide(ONE, bottom)));
    const lead = [...form.bottom].sort(([a], [b]) => (a < b ? -1 : 1))[0]?.[1].coefficient ?? ONE;
    return `(${polynomialKey(scale(form.top, divide(ONE, lead)))})/(${polynomialKey(scale(form.bottom, divide(ONE, lead)))})`;
  }

  product(a: Polynomial, b: Polynomial): Polynomial {
    return multiplyPolynomials(a, b, reduction, this.budget);
  }

  add(a: Quotient, b: Quotient): Quotient {
    if (a.bottom === b.bottom || polynomialKey(a.bottom) === polynomialKey(b.bottom))
      return { top: addPolynomials(a.top, b.top, this.budget), bottom: a.bottom };
    const top = addPolynomials(this.product(a.top, b.bottom), this.product(b.top, a.bottom), this.budget);
    return { top, bottom: this.product(a.bottom, b.bottom) };
  }

  subtract(a: Quotient, b: Quotient): Quotient {
    return this.add(a, { top: negatePolynomial(b.top), bottom: b.bottom });
  }

  multiply(a: Quotient, b: Quotient): Quotient {
    return { top: this.product(a.top, b.top), bottom: this.product(a.bottom, b.bottom) };
  }

  divide(a: Quotient, b: Quotient): Quotient {
    if (b.top.size === 0) throw new NoValue('division by zero');
    const divisor = constantOf(b.top);
    if (divisor) return { top: scale(this.product(a.top, b.bottom), divide(ONE, divisor)), bottom: a.bottom };
    return { top: this.product(a.top, b.bottom), bottom: this.product(a.bottom, b.top) };
  }

  private wholePower(a: Quotient, exponent: number): Quotient {
    if (Math.abs(exponent) > 400) throw new TooHeavy('power too large');
    if (exponent < 0) return this.wholePower(this.divide(whole(UNITY), a), -exponent);
    if (exponent > 40 && (a.top.size > 1 || a.bottom.size > 1)) throw new TooHeavy('power too large');
    const value = rationalOf(a);
    if (value) return whole(constant(power(value, exponent)));
    let out: Quotient = whole(UNITY);
    for (let i = 0; i < exponent; i += 1) out = this.multiply(out, a);
    return out;
  }

  power(base: Quotient, exponent: Quotient): Quotient {
    const index = rationalOf(exponent);
    const value = rationalOf(base);
    if (index && isInteger(index)) {
      if (index.n === 0n && base.top.size === 0) throw new NoValue('0^0');
      if (index.n < 0n && base.top.size === 0) throw new NoValue('division by zero');
      return value && (index.n > 400n || index.n < -400n)
        ? whole(constant(power(value, Number(index.n))))
        : this.wholePower(base, Number(index.n));
    }
    if (index && value) return this.numberRoot(value, index) ?? this.opaque('pow', [base, exponent]);
    if (index) return this.symbolicRoot(base, index);
    if (value && value.n === 1n && value.d === 1n) return whole(UNITY);
    return this.opaque('pow', [base, exponent]);
  }

  /** (p/q)^(a/k) with the k-th powers taken out and the rest as roots of primes. */
  private numberRoot(value: Rational, index: Rational): Quotient | null {
    const k = Number(index.d);
    if (k > 12 || index.n > 40n || index.n < -40n) return null;
    if (value.n === 0n) return whole(NOTHING);
    if (value.n < 0n) {
      if (k === 2) {
        const inner = this.numberRoot({ n: -value.n, d: value.d }, rational(1, 2));
        return inner && this.wholePower(this.multiply(inner, whole(generator('c:i'))), Number(index.n));
      }
      if (k % 2 === 0) return null;
      const inner = this.numberRoot({ n: -value.n, d: value.d }, index);
      return inner && (index.n % 2n === 0n ? inner : this.multiply(inner, whole(constant(rational(-1)))));
    }
    const raised = power(value, Number(index.n));
    const top = this.root(raised.n, k);
    const bottom = this.root(raised.d, k);
    return top && bottom && this.divide(whole(top), whole(bottom));
  }

  private root(n: bigint, k: number): Polynomial | null {
    const exact = integerRoot(n, k);
    if (exact !== null) return constant(rational(exact));
    const factors = primeFactors(n);
    if (!factors) return null;
    let out = UNITY;
    for (const [prime, count] of factors) {
      const left = count % k;
      out = scale(out, power(rational(prime), (count - left) / k));
      if (left === 0) continue;
      // ⁴√4 is √2: take the smallest index, so that equal roots have one name.
      const common = Number(gcdSmall(left, k));
      out = this.product(out, generator(`r:${k / common}:${prime}`, left / common));
    }
    return out;
  }

  /** Roots of an expression with unknowns: a square of a root is the expression again. */
  private symbolicRoot(base: Quotient, index: Rational): Quotient {
    const k = Number(index.d);
    const n = Number(index.n);
    if (Math.abs(n) > 40 || k > 12) throw new TooHeavy('power too large');
    const outer = Math.floor(n / k);
    const left = n - outer * k;
    const atom = whole(generator(`f:root(${k};${this.key(base)})`));
    return this.multiply(this.wholePower(base, outer), this.wholePower(atom, left));
  }

  private factorial(form: Quotient): Quotient {
    const value = rationalOf(form);
    if (!value) return this.shiftedFactorial(form);
    if (!isInteger(value) || value.n < 0n) throw new NoValue('factorial');
    if (value.n > 100n) throw new TooHeavy('factorial too large');
    let out = 1n;
    for (let i = 2n; i <= value.n; i += 1n) out *= i;
    return whole(constant(rational(out)));
  }

  /** (n + 2)! as (n + 2)(n + 1)·n!, so that neighbouring factorials of an unknown cancel. */
  private shiftedFactorial(form: Quotient): Quotient {
    const shift = constantOf(form.bottom) ? form.top.get('')?.coefficient : undefined;
    const by = shift && rationalOf({ top: constant(shift), bottom: form.bottom });
    if (!by || !isInteger(by) || by.n > 12n || by.n < -12n) return this.opaque('factorial', [form]);
    const base = this.subtract(form, whole(constant(by)));
    const step = (k: number) => this.add(base, whole(constant(rational(k))));
    let out = this.opaque('factorial', [base]);
    for (let k = 1; k <= Number(by.n); k += 1) out = this.multiply(out, step(k));
    for (let k = 0; k > Number(by.n); k -= 1) out = this.divide(out, step(k));
    return out;
  }

  /** n(n − 1)…/k! for a small whole k, else n!/(k!(n − k)!). */
  choose(n: Quotient, k: Quotient): Quotient {
    const count = rationalOf(k);
    if (!count || !isInteger(count) || count.n < 0n || count.n > 8n)
      return this.divide(this.factorial(n), this.multiply(this.factorial(k), this.factorial(this.subtract(n, k))));
    let out: Quotient = whole(UNITY);
    for (let i = 0; i < Number(count.n); i += 1)
      out = this.multiply(out, this.subtract(n, whole(constant(rational(i)))));
    return this.divide(out, this.factorial(k));
  }
}

/** Normal form, or null when the tree is too heavy; throws `NoValue` when it has none. */
export function tryNormalise(node: Node, normaliser = new Normaliser()): Quotient | null {
  try {
    return normaliser.normalise(node);
  } catch (error) {
    if (error instanceof TooHeavy) return null;
    if (error instanceof RangeError) throw new NoValue('division by zero');
    throw error;
  }
}

/** The exact value of a tree without unknowns, or null. Never throws. */
export function exactValue(node: Node): Rational | null {
  try {
    const form = tryNormalise(node);
    return form && rationalOf(form);
  } catch {
    return null;
  }
}

/** a − b where that is one rational number whatever the unknowns are; null for others. Never throws. */
export function constantDifference(a: Node, b: Node): Rational | null {
  try {
    const form = tryNormalise({ kind: 'add', terms: [a, { kind: 'neg', of: b }] });
    if (!form) return null;
    return form.top.size === 0 ? rational(0) : proportion(form.top, form.bottom);
  } catch {
    return null;
  }
}

function gcdSmall(a: number, b: number): number {
  return b === 0 ? a : gcdSmall(b, a % b);
}
