import type { Node } from '../../engine/index';
import { edgesIn } from './graphs-of-questions';
import type { Facts, Wrong } from './question-facts';
import { near, numerals } from './relations';
import { anyOf, gives, givesValues, isAmong, ofAnswer, ofFour, ofThree, ofTwo, type Rule } from './rule';
import { integralOf, readTree, slopeAt, slopeOf } from './slopes';
import { numberAt, sampled, type Value } from './values';

const letter = (name: string): Value => sampled({ kind: 'symbol', name } as Node, false);
const value = (tree: Node, x: number): number => numberAt(tree, () => x, false);
const pair = (one: number): Value => [one, one];

/** The first formula of the question that stands alone or behind "y =". */
const mainFormula = ({ formulas }: Facts): Node | undefined => {
  const sides = formulas.find((one) => one.length > 0 && one.some((side) => side.kind !== 'symbol'));
  return sides?.findLast((side) => side.kind !== 'symbol');
};

/** Exact to the digits that small steps give. */
const about =
  (rule: Rule): Rule =>
  (facts, wrong) =>
    rule(facts, { ...wrong, slack: Math.max(wrong.slack, 1e-6 * Math.max(10, ...wrong.values.flat().map(Math.abs))) });

/** What the question's own formula gives, as a function of x. */
const ofFormula = (make: (tree: Node, x: number, at: number) => number): Rule =>
  about(
    givesValues((facts) => {
      const trees = facts.formulas.flat().filter((side) => side.kind !== 'symbol');
      const constant = letter('C');
      return trees.flatMap((tree) => {
        const made = letter('x').map((x, at) => make(tree, x, at));
        return [made, made.map((one, at) => one + (constant[at] ?? 0))];
      });
    }),
  );

/** What the question's own formula gives at a number of the question. */
const atGiven = (make: (tree: Node, x: number) => number): Rule =>
  about(gives((facts) => facts.formulas.flat().flatMap((tree) => facts.given.map((x) => make(tree, x)))));

const quadratic = (tree: Node): { a: number; b: number; c: number } => {
  const [at0, up, down] = [value(tree, 0), value(tree, 1), value(tree, -1)];
  return { a: (up + down) / 2 - at0, b: (up - down) / 2, c: at0 };
};

const termsOf = (tree: Node): Node[] => (tree.kind === 'add' ? tree.terms : [tree]);
const total = (values: Value[]): Value => values.reduce((a, b) => a.map((one, at) => one + (b[at] ?? Number.NaN)));

/** The integrand of the question and its limits. */
function integralIn(text: string): { tree: Node; low: number; high: number } | null {
  const [, low, high, inside = ''] =
    /\\int(?:_\{?([^{}^]+)\}?\^\{?(-?\d+)\}?)?(?=[\\(\d])(.*?)\\?,?\s*dx/.exec(text) ?? [];
  const tree = readTree(inside.replace(/\\,$/, ''));
  return tree && { tree, low: Number(low), high: Number(high) };
}

/** x f(x) for each term: the index raised, and not divided by it. */
const notDivided: Rule = anyOf(
  about(
    givesValues(({ text }) => {
      const found = integralIn(text);
      if (found === null) return [];
      const { tree, low, high } = found;
      const constant = letter('C');
      const between = high * value(tree, high) - low * value(tree, low);
      return [letter('x').map((x, at) => x * value(tree, x) + (constant[at] ?? 0)), pair(between)];
    }),
  ),
  about(
    givesValues((facts) =>
      facts.formulas
        .flat()
        .flatMap((tree) =>
          facts.given.flatMap((x0) =>
            facts.given.map((y0) => letter('x').map((x) => x * value(tree, x) + y0 - x0 * value(tree, x0))),
          ),
        ),
    ),
  ),
);

const vectorsIn = (text: string): number[][] =>
  [...text.matchAll(/begin\{pmatrix\}((?:.|\n)*?)\\end/g)].map(([, inside = '']) => inside.split('\\\\').map(Number));

const isVector = (wrong: Wrong, made: readonly number[]): boolean =>
  wrong.values.length === made.length && made.every((one, at) => near(one, wrong.values[at]?.[0] ?? Number.NaN, 1e-5));

/** A point made of the lines of the question and of a parameter in the working. */
const onLines =
  (make: (point: number, way: number, t: number) => number): Rule =>
  ({ text, worked }, wrong) => {
    const [p = [], u = [], q = [], v = []] = vectorsIn(text);
    return [
      [p, u],
      [q, v],
    ].some(([point = [], way = []]) =>
      worked.some((t) =>
        isVector(
          wrong,
          point.map((one, at) => make(one, way[at] ?? 0, t)),
        ),
      ),
    );
  };

/** Components in t of a vector of the question. */
const componentsIn = (text: string): Node[] =>
  [...text.matchAll(/(?:\(([^()$]*)\)|(-?\d*t?)(?:\\,)?)\\mathbf\{[ij]\}/g)].flatMap(
    ([, inBrackets, plain]) => readTree((inBrackets ?? plain ?? '').replace('\\,', '')) ?? [],
  );

/** The question's complex numbers, each linear in i. */
const complexOf = (tree: Node): { re: number; im: number } => {
  const re = numberAt(tree, () => 0, false);
  return { re, im: numberAt(tree, () => 1, false) - re };
};

const isComplex = (wrong: Wrong, re: number, im: number): boolean =>
  letter('i').every((i, at) => near(re + im * i, wrong.values[0]?.[at] ?? Number.NaN, 1e-6));

/** Two complex numbers of the question as "(a+bi)(c+di)" or as a fraction. */
const twoComplex = (text: string): { re: number; im: number }[] =>
  [...text.matchAll(/[({](-?\d*\.?\d*[+-]?\d*i|-?\d+[+-]\d*i)[)}]/g)].flatMap(([, one = '']) => {
    const tree = readTree(one);
    return tree ? [complexOf(tree)] : [];
  });

/** A power of a complex number: the number and the index. */
function powerIn(text: string): { re: number; im: number; n: number } | null {
  const [, base = '', n] = /\$\((.*)\)\^\{(\d+)\}\$/.exec(text) ?? [];
  const tree = readTree(base);
  return tree && { ...complexOf(tree), n: Number(n) };
}

const polar =
  (make: (size: number, angle: number, n: number) => [number, number]): Rule =>
  ({ text }, wrong) => {
    const power = powerIn(text);
    if (power === null) return false;
    const [size, angle] = make(Math.hypot(power.re, power.im), Math.atan2(power.im, power.re), power.n);
    return isComplex(wrong, size * Math.cos(angle), size * Math.sin(angle));
  };

/** i to a whole power. */
const powerOfI = (n: number): [number, number] =>
  (
    [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as [number, number][]
  )[n % 4] ?? [1, 0];

/** The sides of the question's equation are f(x) and a number; the wrong angles make f(x) its opposite. */
const oppositeValue: Rule = ({ formulas, degrees }, wrong) =>
  formulas.some(
    ([left, right]) =>
      left !== undefined &&
      right !== undefined &&
      wrong.values.every(([x = 0]) =>
        near(
          numberAt(left, () => x, degrees),
          -numberAt(right, () => 0, degrees),
        ),
      ),
  );

/** The angles whose sines or cosines have the other sign. */
const oppositeRatios: Rule = ({ right }, wrong) =>
  [Math.sin, Math.cos].some((ratio) => {
    const roots = right.map(([x = 0]) => ratio(x));
    return wrong.values.every(([x = 0]) => roots.some((root) => near(ratio(x), -root, 1e-9)));
  });

/** Capacities of every cut, those that lead back counted too. */
const cutsWithBackward: Rule = gives(({ alt }) => {
  const edges = edgesIn(alt);
  const inner = [...new Set(edges.flatMap(({ from, to }) => [from, to]))].filter((one) => one !== 'S' && one !== 'T');
  return Array.from({ length: 2 ** inner.length }, (_, mask) => {
    const side = ['S', ...inner.filter((_one, at) => mask & (1 << at))];
    return edges
      .filter(({ from, to }) => side.includes(from) !== side.includes(to))
      .reduce((sum, { length }) => sum + length, 0);
  });
});

/** Letters and numbers of "11^n+4 is divisible by 5": right answer aM + (c − ac)/d. */
const divisibility =
  (make: (a: number, c: number, d: number, m: number) => number): Rule =>
  ({ seen }, wrong) =>
    seen.some((a) =>
      [...seen, ...seen.map((one) => -one)].some((c) =>
        seen.some((d) => letter('M').every((m, at) => near(make(a, c, d, m), wrong.values[0]?.[at] ?? Number.NaN))),
      ),
    );

/** The rules of single templates of Years 11 and 12, where the working leaves out the step that goes wrong. */
export const rulesOfSeniorTemplates: Record<string, Record<string, Rule>> = {
  'y11/money/overtime-pay': {
    'counts-one-item-only': ofFour((rate, a, b, c) => rate * (a + b + c)),
    'leaves-out-one-number': ofFour(
      (rate, a, b) => rate * (a + 1.5 * b),
      (rate, a, b) => rate * (a + 2 * b),
    ),
  },
  'y11/money/take-home-pay': {
    'tax-rate-on-whole-income': gives(({ seen }) => {
      const [salary = 0, deductions = 0, levy = 0] = seen;
      const taxable = salary - deductions;
      return seen.flatMap((base) =>
        seen.flatMap((rate) =>
          [taxable, salary].map((income) => salary - (base + (rate / 100) * income) - (levy / 100) * taxable),
        ),
      );
    }),
  },
  'y11/polynomials/remainder': {
    'roots-sign-flipped': anyOf(
      atGiven((tree, x) => value(tree, -x)),
      atGiven(value),
    ),
  },
  'y11/polynomials/unknown-coefficient': {
    'roots-sign-flipped': gives((facts) =>
      facts.formulas.flat().flatMap((tree) =>
        facts.given.map((x) => {
          const [at0, at1] = [0, 1].map((k) => numberAt(tree, (name) => (name === 'k' ? k : x), false));
          return -(at0 ?? 0) / ((at1 ?? 0) - (at0 ?? 0));
        }),
      ),
    ),
  },
  'y11/further-functions/inverse-rule': {
    'divides-one-term-only': givesValues(({ right, given }) => {
      const [a = 0, b = 0] = letter('x');
      const slope = ((right[0]?.[0] ?? 0) - (right[0]?.[1] ?? 0)) / (a - b);
      return given.flatMap((c) => [c, -c].map((end) => letter('x').map((x) => slope * x + end)));
    }),
  },
  'y11/further-functions/parametric-to-cartesian': {
    'moves-term-keeps-sign': givesValues((facts) =>
      facts.formulas
        .flat()
        .flatMap((tree) => facts.given.map((k) => letter('x').map((x) => numberAt(tree, () => x + k, false)))),
    ),
  },
  'y11/further-functions/rational-inequality': {
    'inequality-not-flipped': ({ rightText }, { text }) =>
      rightText !== text && [...numerals(rightText)].sort().join() === [...numerals(text)].sort().join(),
  },
  'y11/trig-equations/basic-equation': { 'quadrant-sign-ignored': oppositeValue },
  'y11/trig-equations/quadratic-in-ratio': { 'roots-sign-flipped': oppositeRatios },
  'y11/calculus/gradient-at-point': { 'power-rule-index-kept': atGiven((tree, x) => x * slopeAt(tree, x)) },
  'y11/calculus/power-rule-terms': {
    'power-rule-coefficient-lost': ofFormula((tree, x) => value(tree, x) / x),
    'negative-index-rises': about(
      givesValues(({ formulas }) =>
        formulas.flat().flatMap((tree) => {
          const made = (of: Node): Value => {
            const plain = of.kind === 'neg' ? of.of : of;
            const raised = plain.kind === 'div';
            return slopeOf(of).map((one, at) => one * (raised ? (letter('x')[at] ?? 0) ** 2 : 1));
          };
          return [total(termsOf(tree).map(made))];
        }),
      ),
    ),
  },
  'y11/calculus/first-principles': {
    'square-of-sum-termwise': givesValues(({ formulas }) =>
      formulas.flat().map((tree) => letter('h').map((h) => quadratic(tree).a * h + quadratic(tree).b)),
    ),
  },
  'y11/calculus/tangent-equation': {
    'zero-power-is-zero': tangentWith((tree, x) => slopeAt(tree, x) - quadratic(tree).b),
    'power-rule-coefficient-lost': tangentWith((tree, x) => quadratic(tree).a * x + quadratic(tree).b),
  },
  'y11/binomial/constant-term': {
    'power-skips-coefficient': gives(({ seen }) =>
      seen.flatMap((n) =>
        Array.from({ length: 12 }, (_, k) => choose(n, k))
          .flatMap((one) => [one, -one])
          .flatMap((one) => [one, ...seen.flatMap((a) => [one * a, ...seen.map((b) => one * a * b)])]),
      ),
    ),
  },
  'y12/rates/fuel-cost': {
    'rate-upside-down': ofFour(
      (km, litres, cents, per) => ((km / litres) * cents) / per,
      (km, litres, cents) => ((km / litres) * cents) / 100,
    ),
    'cents-as-dollars': (facts, wrong) => near((wrong.values[0]?.[0] ?? 0) / 100, facts.right[0]?.[0] ?? 0, 0.006),
  },
  'y12/flow/maximum-flow': { 'backward-edge-counted': cutsWithBackward },
  'y12/calculus/chain-rule-power': {
    'chain-rule-inner-derivative-lost': givesValues(({ formulas }) =>
      formulas.flat().flatMap((tree) => {
        if (tree.kind !== 'pow') return [];
        const [base, index] = [sampled(tree.base, false), sampled(tree.exponent, false)];
        return [base.map((one, at) => (index[at] ?? 0) * one ** ((index[at] ?? 0) - 1))];
      }),
    ),
  },
  'y12/calculus/product-rule': {
    'chain-rule-inner-derivative-lost': about(
      givesValues(({ formulas }) =>
        formulas.flat().flatMap((tree) => {
          const factors = tree.kind === 'mul' ? tree.factors : [];
          return factors.flatMap((u) => {
            const rest: Node = { kind: 'mul', factors: factors.filter((one) => one !== u) };
            const [du, v, whole, dv] = [slopeOf(u), sampled(rest, false), sampled(tree, false), slopeOf(rest)];
            return [
              du.map((one, at) => one * (v[at] ?? 0) + (whole[at] ?? 0)),
              du.map((one, at) => one * (v[at] ?? 0) + (sampled(u, false)[at] ?? 0) * unitSlope(rest, at, dv[at] ?? 0)),
            ];
          });
        }),
      ),
    ),
  },
  'y12/curve-sketching/stationary-points': {
    'differentiates-too-often': gives(({ right }) => [right.reduce((sum, [one = 0]) => sum + one, 0) / right.length]),
  },
  'y12/integration/antiderivative': { 'integral-not-divided': notDivided, 'integral-index-kept': indexKept },
  'y12/calculus/curve-from-gradient': { 'integral-not-divided': notDivided },
  'y12/calculus/definite-integral': { 'integral-not-divided': notDivided },
  'y12/motion-and-growth/acceleration-at-time': {
    'differentiates-too-often': anyOf(
      atGiven(value),
      atGiven(slopeAt),
      atGiven((tree) => third(tree)),
    ),
  },
  'y12/motion-and-growth/doubling-time': {
    'exponential-as-linear': ofFour((start, time, end) => ((end - start) / start) * time),
    'log-of-quotient-for-quotient-of-logs': ofThree((start, time, end) => time * Math.log(end / start / 2)),
  },
  'y12/motion-and-growth/related-rates-sphere': {
    'surface-area-volume-swap': ofTwo((rate, r) => rate / ((4 / 3) * Math.PI * r ** 3)),
  },
  'y12/further-calculus/reverse-chain': {
    'derivative-integral-swap': about(
      givesValues(({ text }) => {
        const found = integralIn(text);
        return found === null ? [] : [slopeOf(found.tree).map((one, at) => one + (letter('C')[at] ?? 0))];
      }),
    ),
  },
  'y12/integration/area-between-curves': {
    'sign-lost-on-distribute': about(
      gives(({ formulas, worked }) => {
        const sides = formulas.flat().filter((tree) => tree.kind === 'add');
        return sides.flatMap((above) =>
          sides.flatMap((below) => {
            const [head, ...rest] = termsOf(below);
            const kept = (x: number) => rest.reduce((sum, term) => sum + value(term, x), -value(head ?? below, x));
            const ends = worked.filter((end) => Number.isInteger(end) && Math.abs(end) < 9).slice(0, 12);
            return ends.flatMap((from) => ends.map((to) => integralOf((x) => value(above, x) + kept(x), from, to)));
          }),
        );
      }),
    ),
  },
  'y12/further-calculus/volume-of-revolution': {
    'square-of-sum-termwise': about(
      gives((facts) =>
        facts.formulas
          .flat()
          .flatMap((tree) =>
            facts.given.flatMap((from) =>
              facts.given.map((to) =>
                integralOf(
                  (x) => Math.PI * termsOf(tree).reduce((sum, term) => sum + value(term, x) ** 2, 0),
                  from,
                  to,
                ),
              ),
            ),
          ),
      ),
    ),
  },
  'y12/further-calculus/substitution-root': {
    'substitution-partly': ofThree((from, to, k) => (2 / 3) * ((to - k) ** 1.5 - (from - k) ** 1.5)),
    'moves-term-keeps-sign': ofThree(
      (from, to, k) => (2 / 3) * ((to - k) ** 1.5 - (from - k) ** 1.5) - 2 * k * ((to - k) ** 0.5 - (from - k) ** 0.5),
    ),
    'integral-not-divided': ofThree(
      (from, to, k) => (to - k) ** 1.5 - (from - k) ** 1.5 + k * ((to - k) ** 0.5 - (from - k) ** 0.5),
    ),
  },
  'y12/differential-equations/separable': {
    'integral-not-divided': ofFour(
      (k, y, x, to) => Math.sqrt(y * y + 2 * k * (to * to - x * x)),
      (y, x, to) => Math.sqrt(y * y + to * to - x * x),
      (y, x, to, k) => Math.sqrt(y * y + k * (to * to - x * x)),
      (y, x, to) => Math.sqrt(y * y + to ** 3 - x ** 3),
      (k, y, x, to) => Math.sqrt(y * y + k * (to ** 3 - x ** 3)),
    ),
    'variables-not-separated': ofFour(
      (k, y, x, to) => y + (k * (to * to - x * x)) / (2 * y),
      (y, x, to) => y + (to * to - x * x) / y,
      (k, y, x, to) => y + (k * (to * to - x * x)) / y,
      (k, y, x, to) => y + (k * (to ** 3 - x ** 3)) / (3 * y),
    ),
  },
  'y12/further-integration/integral-with-logarithms': {
    'partial-fractions-not-divided': (facts, wrong) =>
      ofAnswer((right, k) => right * k)(facts, wrong) ||
      gapsOf(facts).some((gap) => near((facts.right[0]?.[0] ?? 0) * gap, wrong.values[0]?.[0] ?? 0)),
  },
  'y12/sequences/arithmetic-term': {
    'pattern-next-difference-only': gives(({ seen: [i = 0, a = 0, j = 0, b = 0, n = 0] }) => [(n * (b - a)) / (j - i)]),
  },
  'y12/induction/divisibility-step': {
    'distributes-to-first-only': divisibility((a, _c, _d, m) => a * m),
    'moves-term-keeps-sign': divisibility((a, c, d, m) => a * m + (a * c + c) / d),
    'sign-lost-on-distribute': divisibility((a, c, d, m) => a * m + (a * c - c) / d),
  },
  'y12/vectors-space/line-meets-plane': {
    'moves-term-keeps-sign': onLines((point, way, t) => point - way * t),
    'starting-value-left-out': onLines((_, way, t) => way * t),
  },
  'y12/vectors-space/lines-intersect': {
    'moves-term-keeps-sign': onLines((point, way, t) => point - way * t),
    'starting-value-left-out': onLines((_, way, t) => way * t),
  },
  'y12/vector-calculus/velocity-vector': {
    'differentiates-too-often': ({ text, given }, wrong) =>
      given.some((t) =>
        isVector(
          wrong,
          componentsIn(text).map((tree) => second(tree, t)),
        ),
      ),
  },
  'y12/vector-calculus/position-from-acceleration': {
    'starting-value-left-out': ofFour(
      (a, t) => (a * t * t) / 2,
      (a, t) => (a * t * t * t) / 6,
      (a, t) => (a * t ** 4) / 12,
    ),
    'differentiates-too-often': ofFour(
      (a, t, v) => a * t + v,
      (a, t, v) => (a * t * t) / 2 + v,
      (a, t, v) => (a * t ** 3) / 3 + v,
    ),
  },
  'y12/complex/multiply': {
    'sign-lost-on-distribute': ({ text }, wrong) => {
      const [a, b] = twoComplex(text);
      if (!a || !b) return false;
      const re = a.re * b.re - a.im * b.im;
      return [1, -1].some((sign) => isComplex(wrong, re, sign * (a.re * b.im - a.im * b.re)));
    },
  },
  'y12/complex/divide': {
    'i-squared-as-one': ({ text }, wrong) => {
      const [a, b] = twoComplex(text);
      if (!a || !b) return false;
      const [re, im] = [a.re * b.re - a.im * b.im, a.im * b.re - a.re * b.im];
      return [b.re ** 2 - b.im ** 2, b.re ** 2 + b.im ** 2].some((size) => isComplex(wrong, re / size, im / size));
    },
  },
  'y12/complex/de-moivre': {
    'de-moivre-modulus-not-raised': polar((size, angle, n) => [size, n * angle]),
    'de-moivre-angle-raised': polar((size, angle, n) => [size ** n, angle]),
    'powers-termwise': ({ text }, wrong) => {
      const power = powerIn(text);
      if (power === null) return false;
      const [re, im] = powerOfI(power.n);
      return isComplex(wrong, power.re ** power.n + re * power.im ** power.n, im * power.im ** power.n);
    },
    'argument-wrong-quadrant': ({ text }, wrong) => {
      const power = powerIn(text);
      if (power === null) return false;
      const size = Math.hypot(power.re, power.im) ** power.n;
      return [1, -1].some((sign) =>
        [0, Math.PI].some((turn) => {
          const angle = power.n * (turn + sign * Math.atan(Math.abs(power.im / power.re)));
          return isComplex(wrong, size * Math.cos(angle), size * Math.sin(angle));
        }),
      );
    },
  },
  'y12/mechanics/down-a-slope': {
    'slope-sine-cosine-swap': gives(({ seen }) => {
      const pool = [...new Set(seen)];
      return pool.flatMap((level) =>
        pool.flatMap((slope) => pool.flatMap((force) => pool.map((mass) => (10 * level) / slope - force / mass))),
      );
    }),
  },
  'y12/mechanics/resisted-motion': {
    'constant-of-integration-lost': ofTwo((factor, time) => factor / time),
    'variables-not-separated': ofThree(
      (v, k, t) => v - ((v * v) / k) * t,
      (v, k, t) => v - (v / k) * t,
    ),
  },
};

function choose(n: number, k: number): number {
  if (k > 30) return Number.NaN;
  return k <= 0 ? 1 : (choose(n - 1, k - 1) * n) / k;
}

/** The differences of the numbers in two brackets. */
function gapsOf({ seen }: Facts): number[] {
  return seen.flatMap((a) => seen.map((b) => a - b));
}

/** The derivative of a factor without that of its inside: e^(ax) as it is, a power by its own rule. */
function unitSlope(tree: Node, at: number, slope: number): number {
  const inside = tree.kind === 'mul' ? (tree.factors[0] ?? tree) : tree;
  if (inside.kind === 'pow') return sampled(inside, false)[at] ?? slope;
  return slope;
}

function second(tree: Node, x: number): number {
  const step = 1e-3;
  return Number(((value(tree, x + step) - 2 * value(tree, x) + value(tree, x - step)) / (step * step)).toPrecision(6));
}

function third(tree: Node): number {
  return Math.round(value(tree, 3) - 3 * value(tree, 2) + 3 * value(tree, 1) - value(tree, 0));
}

/** The line through the point of the curve with another gradient. */
function tangentWith(gradient: (tree: Node, x: number) => number): Rule {
  return about(
    givesValues((facts) => {
      const tree = mainFormula(facts);
      if (tree === undefined) return [];
      return facts.given.map((x0) => letter('x').map((x) => gradient(tree, x0) * (x - x0) + value(tree, x0)));
    }),
  );
}

/** Each term divided by its new index, the index as it was. */
function indexKept(facts: Facts, wrong: Wrong): boolean {
  const found = integralIn(facts.text);
  if (found === null) return false;
  const constant = letter('C');
  return isAmong(facts, { ...wrong, slack: 1e-4 }, [
    letter('x').map((x, at) => integralOf((t) => value(found.tree, t), 0, x) / x + (constant[at] ?? 0)),
  ]);
}
