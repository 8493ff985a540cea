import type { Point } from './evaluate';
import { evaluate } from './evaluate';
import { spendAllowance } from './limits';
import { type Node, some } from './tree';

/** A complex number as a pair of doubles. */
export interface Complex {
  re: number;
  im: number;
}

const real = (re: number): Complex => ({ re, im: 0 });
const NONE: Complex = { re: Number.NaN, im: Number.NaN };

export const plus = (a: Complex, b: Complex): Complex => ({ re: a.re + b.re, im: a.im + b.im });
export const times = (a: Complex, b: Complex): Complex => ({
  re: a.re * b.re - a.im * b.im,
  im: a.re * b.im + a.im * b.re,
});
export const over = (a: Complex, b: Complex): Complex => {
  const size = b.re * b.re + b.im * b.im;
  return size === 0 ? NONE : { re: (a.re * b.re + a.im * b.im) / size, im: (a.im * b.re - a.re * b.im) / size };
};
const exponential = (a: Complex): Complex => ({
  re: Math.exp(a.re) * Math.cos(a.im),
  im: Math.exp(a.re) * Math.sin(a.im),
});
const logarithm = (a: Complex): Complex => ({ re: Math.log(Math.hypot(a.re, a.im)), im: Math.atan2(a.im, a.re) });

/** Whether a tree speaks of complex numbers. */
export const isComplex = (node: Node): boolean =>
  some(node, (part) => (part.kind === 'symbol' && part.name === 'i') || (part.kind === 'call' && part.name === 'cis'));

/** The complex value of a tree at a real point, principal values throughout; NaN where it has none. */
export function evaluateComplex(node: Node, at: Point): Complex {
  if (!isComplex(node)) {
    const plain = evaluate(node, at);
    // √(−1) has no real value; a closed root of a negative number is worked out part by part.
    if (!Number.isNaN(plain) || node.kind === 'call' || Object.keys(at).length > 0) return real(plain);
  }
  spendAllowance(2);
  const of = (child: Node) => evaluateComplex(child, at);
  switch (node.kind) {
    case 'symbol':
      return { re: 0, im: 1 };
    case 'neg':
      return times(real(-1), of(node.of));
    case 'add':
      return node.terms.map(of).reduce(plus);
    case 'mul':
      return node.factors.map(of).reduce(times);
    case 'div':
      return over(of(node.top), of(node.bottom));
    case 'pow':
      return power(of(node.base), of(node.exponent));
    case 'root':
      return power(of(node.of), over(real(1), node.index === null ? real(2) : of(node.index)));
    case 'call':
      return call(node.name, node.args.map(of));
    default:
      return NONE;
  }
}

function power(base: Complex, exponent: Complex): Complex {
  const whole = exponent.im === 0 && Number.isInteger(exponent.re) && Math.abs(exponent.re) <= 64 ? exponent.re : null;
  if (whole !== null) {
    let out = real(1);
    for (let i = 0; i < Math.abs(whole); i += 1) out = times(out, base);
    return whole < 0 ? over(real(1), out) : out;
  }
  return base.re === 0 && base.im === 0 ? NONE : exponential(times(exponent, logarithm(base)));
}

function call(name: string, [first = NONE]: Complex[]): Complex {
  if (name === 'cis') return exponential(times({ re: 0, im: 1 }, first));
  if (name === 'abs') return real(Math.hypot(first.re, first.im));
  if (name === 'ln') return logarithm(first);
  if (name === 'sin') {
    const { re, im } = first;
    return { re: Math.sin(re) * Math.cosh(im), im: Math.cos(re) * Math.sinh(im) };
  }
  if (name === 'cos') {
    const { re, im } = first;
    return { re: Math.cos(re) * Math.cosh(im), im: -Math.sin(re) * Math.sinh(im) };
  }
  return NONE;
}
