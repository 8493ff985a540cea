import {
  evaluate,
  exactValue,
  type Node,
  type Rational,
  rationals,
  rewrite,
  some,
  toLatex,
  variables,
} from '../engine/index';
import { dependsOn, exactNumber, minus, ONE, power, product, quotient, sum, tidy } from './calculus-tree';
import { asFraction, plain, roundedDouble } from './number-latex';
import { numberNode } from './number-node';
import { inOrder, letterLatex, polynomialOf, type Term, termsLatex } from './polynomial';
import type { CalculusProblem } from './problem';
import { readMaths } from './read-maths';
import { cannot, type Solution } from './solution';
import { Working } from './working';

type Integral = Extract<CalculusProblem, { kind: 'integrate' }>;

const NOT_KNOWN = 'I can integrate sums of powers, and sin, cos, e and powers of a linear bracket.';

/** Integrates term by term; with limits, by the difference of the antiderivative at the limits. */
export function integrate({ expression, variable, from, to }: Integral): Solution {
  const tree = readMaths(expression);
  const names = variables(tree);
  const by =
    variable ??
    (names.length <= 1
      ? (names[0] ?? 'x')
      : names.includes('x')
        ? 'x'
        : cannot('There are several letters here, so tell me which one to use.'));
  const letter = letterLatex(by).trim();
  const working = new Working('integrate');
  const inside = tree.kind === 'add' ? `\\left(${toLatex(tree)}\\right)` : toLatex(tree);
  const form = polynomialOf(tree);
  const spread =
    form && (tree.kind === 'mul' || isCurvedPower(tree, by)) && form.size > 1
      ? readMaths(termsLatex(inOrder(form)))
      : tree;
  const terms = spread.kind === 'add' ? spread.terms : [spread];
  const parts = terms.map((term) => antiderivative(term, by));
  const raw = sum(parts.map((part) => part.of));
  const reasons = [...new Set(parts.map((part) => part.sentence))].slice(0, 3).join(' ');
  if (from !== undefined && to !== undefined)
    return definite(working, { inside, letter, by, raw: tidy(raw), reasons, from, to });
  working.start('read-the-integral', `\\int ${inside}\\,d${letter}`, 'Start with the given integral.');
  if (spread !== tree)
    working.start(
      'expand-first',
      `\\int \\left(${toLatex(spread)}\\right)\\,d${letter}`,
      'Expand first, so each term is a power.',
    );
  const constant = variables(tree).includes('c') || by === 'c' ? 'k' : 'c';
  const final = `${toLatex(tidy(raw))}+${constant}`;
  working.result('integrate-terms', `${toLatex(raw)}+${constant}`, `${reasons} Add the constant of integration.`);
  working.equal('simplify', final, 'Simplify.');
  return working.answer({ kind: 'expression', model: final, variable: by, upToConstant: true }, final);
}

/** A power of a bracket that is not linear. */
const isCurvedPower = (node: Node, by: string) =>
  node.kind === 'pow' && node.base.kind === 'add' && slopeOf(node.base, by) === null;

interface Part {
  of: Node;
  sentence: string;
}

const POWER = 'Use the power rule backwards: raise the index by $1$, then divide by the new index.';

/** An antiderivative of one term. */
function antiderivative(term: Node, by: string): Part {
  const { front, core } = splitConstant(term, by);
  const inner = ofCore(core, by);
  return {
    ...inner,
    of:
      inner.of.kind === 'div' && front.length > 0
        ? quotient(product([...front, inner.of.top]), inner.of.bottom)
        : product([...front, inner.of]),
  };
}

/** Constant factors in front, and the rest. */
function splitConstant(term: Node, by: string): { front: Node[]; core: Node } {
  if (!dependsOn(term, by)) return { front: [term], core: ONE };
  if (term.kind === 'neg') {
    const { front, core } = splitConstant(term.of, by);
    return { front: [integerOrNegative(front), ...front.slice(1)], core };
  }
  if (term.kind === 'mul') {
    const parts = term.factors.map((factor) =>
      dependsOn(factor, by) ? splitConstant(factor, by) : { front: [factor], core: ONE },
    );
    return { front: parts.flatMap((part) => part.front), core: product(parts.map((part) => part.core)) };
  }
  if (term.kind === 'div' && !dependsOn(term.bottom, by)) {
    const { front, core } = splitConstant(term.top, by);
    return { front: [quotient(product(front), term.bottom)], core };
  }
  if (term.kind === 'div' && !dependsOn(term.top, by)) {
    const { front, core } = splitConstant(term.bottom, by);
    const below = product(front);
    return { front: [quotient(term.top, below)], core: { kind: 'div', top: ONE, bottom: core } };
  }
  return { front: [], core: term };
}

const integerOrNegative = (front: readonly Node[]): Node => minus(front[0] ?? ONE);

/** ax + b as its slope, or null. */
function slopeOf(node: Node, by: string): Rational | null {
  const form = polynomialOf(node);
  const terms: Term[] = form ? inOrder(form) : [];
  const isLinear = terms.every(
    ({ powers }) => powers.length === 0 || (powers.length === 1 && powers[0]?.[0] === by && powers[0][1] === 1),
  );
  const slope = form?.get(`${by}^1`)?.coefficient;
  return isLinear && slope ? slope : null;
}

function ofCore(core: Node, by: string): Part {
  if (!dependsOn(core, by))
    return { of: { kind: 'symbol', name: by }, sentence: 'A constant $k$ integrates to $k$ times the variable.' };
  const asPower = powerOf(core);
  if (asPower) return ofPower(asPower.base, asPower.exponent, by);
  if (core.kind === 'pow' && core.base.kind === 'symbol' && core.base.name === 'e') {
    const slope = slopeOf(core.exponent, by) ?? cannot(NOT_KNOWN);
    return { of: quotient(core, numberNode(slope)), sentence: '$e^{ax+b}$ integrates to $\\frac{1}{a}e^{ax+b}$.' };
  }
  if (core.kind !== 'call' || !core.args[0]) return cannot(NOT_KNOWN);
  const slope = slopeOf(core.args[0], by) ?? cannot(NOT_KNOWN);
  const other = (name: string): Node => ({ kind: 'call', name, args: core.args });
  if (core.name === 'sin')
    return {
      of: minus(quotient(other('cos'), numberNode(slope))),
      sentence: '$\\sin(ax+b)$ integrates to $-\\frac{1}{a}\\cos(ax+b)$.',
    };
  if (core.name === 'cos')
    return {
      of: quotient(other('sin'), numberNode(slope)),
      sentence: '$\\cos(ax+b)$ integrates to $\\frac{1}{a}\\sin(ax+b)$.',
    };
  return cannot(NOT_KNOWN);
}

function powerOf(core: Node): { base: Node; exponent: Rational } | null {
  const linear = (base: Node) =>
    base.kind === 'symbol' && base.name !== 'e' ? base : base.kind === 'add' ? base : null;
  switch (core.kind) {
    case 'pow': {
      const exponent = exactNumber(core.exponent);
      const base = linear(core.base);
      return exponent && base ? { base, exponent } : null;
    }
    case 'root': {
      const index = core.index ? exactNumber(core.index) : rationals.rational(2);
      const base = linear(core.of);
      return index && base ? { base, exponent: rationals.divide(rationals.ONE, index) } : null;
    }
    case 'div': {
      const below = powerOf(core.bottom);
      return below && { ...below, exponent: rationals.negate(below.exponent) };
    }
    default: {
      const base = linear(core);
      return base ? { base, exponent: rationals.ONE } : null;
    }
  }
}

function ofPower(base: Node, exponent: Rational, by: string): Part {
  const slope = slopeOf(base, by) ?? cannot(NOT_KNOWN);
  const next = rationals.add(exponent, rationals.ONE);
  if (next.n === 0n) {
    const log: Node = { kind: 'call', name: 'ln', args: [{ kind: 'call', name: 'abs', args: [base] }] };
    return { of: quotient(log, numberNode(slope)), sentence: '$\\frac{1}{x}$ integrates to $\\ln|x|$.' };
  }
  if (base.kind === 'symbol') return { of: quotient(power(base, next), numberNode(next)), sentence: POWER };
  return {
    of: quotient(power(base, next), product([numberNode(slope), numberNode(next)])),
    sentence: 'A power of a linear bracket: $(ax+b)^n$ integrates to $\\frac{(ax+b)^{n+1}}{a(n+1)}$.',
  };
}

interface Definite {
  inside: string;
  letter: string;
  by: string;
  raw: Node;
  reasons: string;
  from: string;
  to: string;
}

function definite(working: Working, { inside, letter, by, raw, reasons, from, to }: Definite): Solution {
  const [low, high] = [readMaths(from), readMaths(to)];
  if ([low, high].some((limit) => variables(limit).length > 0)) return cannot('The limits have to be numbers.');
  const at = (limit: Node) => rewrite(raw, (part) => (part.kind === 'symbol' && part.name === by ? limit : part));
  const limits = `_{${toLatex(low)}}^{${toLatex(high)}}`;
  working.start('read-the-integral', `\\int${limits} ${inside}\\,d${letter}`, 'Start with the given integral.');
  working.start('antiderivative', `\\left[${toLatex(raw)}\\right]${limits}`, reasons);
  const [above, below] = [at(high), at(low)];
  const [first, second] = [evaluate(above, {}), evaluate(below, {})];
  if (!Number.isFinite(first) || !Number.isFinite(second))
    return cannot('The function isn’t defined between these limits.');
  if (hasGap(raw, by, evaluate(low, {}), evaluate(high, {})))
    return cannot('The function isn’t defined everywhere between these limits.');
  const difference = `\\left(${toLatex(above)}\\right)-\\left(${toLatex(below)}\\right)`;
  working.start(
    'substitute-the-limits',
    difference,
    'Subtract the value at the lower limit from the value at the upper limit.',
  );
  const value = exactValue({ kind: 'add', terms: [above, { kind: 'neg', of: below }] });
  if (value) {
    const each = [above, below].map((part) => exactValue(part));
    const [p, q] = each;
    if (p && q)
      working.equal(
        'work-out',
        `${asFraction(p)}-${q.n < 0n ? `\\left(${asFraction(q)}\\right)` : asFraction(q)}`,
        'Work out both values.',
      );
    working.equal('subtract', asFraction(value), 'Subtract.');
    return working.answer({ kind: 'number', model: plain(value) });
  }
  const rounded = roundedDouble(first - second, 3);
  working.result('round', `${difference}\\approx ${rounded}`, 'Work it out and round to $3$ decimal places.');
  return working.answer({ kind: 'number', model: rounded, tolerance: 0.0005 }, `\\approx ${rounded}`);
}

/** Whether something that is divided by, or under a logarithm, is zero between the limits. */
function hasGap(node: Node, by: string, low: number, high: number): boolean {
  return some(node, (part) => {
    const below =
      part.kind === 'div' ? part.bottom : part.kind === 'call' ? part.args[0] : part.kind === 'pow' ? part.base : null;
    const base = below?.kind === 'pow' ? below.base : below;
    const slope = base && dependsOn(base, by) ? slopeOf(base, by) : null;
    const isHarmless = part.kind === 'call' && part.name !== 'abs';
    const exponent = part.kind === 'pow' ? exactNumber(part.exponent) : null;
    if (!base || !slope || isHarmless || (exponent && exponent.n > 0n)) return false;
    const [first, last] = [low, high].map((x) => evaluate(base, { [by]: x }));
    return first === undefined || last === undefined || first * last <= 0;
  });
}
