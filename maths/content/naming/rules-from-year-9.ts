import type { Node } from '../../engine/index';
import { anyNumberAs, minusAsPlus, plusAsMinus } from './changes';
import {
  activitiesIn,
  earliestStarts,
  edgesIn,
  fewestLinks,
  latestStarts,
  nearestEachTime,
  shortestEdges,
  starLength,
} from './graphs-of-questions';
import type { Facts, Wrong } from './question-facts';
import { near, numbersSwapped, numerals, ofTwoGiven, part } from './relations';
import {
  anyOf,
  comesOf,
  each,
  fromWorking,
  gives,
  givesValues,
  isAmong,
  ofAnswer,
  ofFour,
  ofOne,
  ofThree,
  ofTwo,
  otherNumber,
  poolOf,
  type Rule,
} from './rule';
import { integralOf, readTree, slopeAt, slopeOf } from './slopes';
import { numberAt, same, sampled, type Value, valuesOf } from './values';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const choose = (n: number, k: number): number => (k > 30 ? Number.NaN : k <= 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
const RADIANS = Math.PI / 180;

/** One numeral of the right answer changed, the others as they are. */
const numeralChanged =
  (test: (right: number, wrong: number, facts: Facts) => boolean): Rule =>
  (facts, { text }) => {
    const [a, b] = [numerals(facts.rightText), numerals(text)];
    const changed = a.flatMap((one, at) => (one === b[at] ? [] : [[Number(one), Number(b[at])] as const]));
    return a.length === b.length && changed.length > 0 && changed.every(([right, wrong]) => test(right, wrong, facts));
  };

/** The values of a table "X = 2 has probability 0.1" and their chances. */
const tableIn = (alt: string): { value: number; chance: number }[] =>
  [...alt.matchAll(/X = (-?[\d.]+) has probability ([\d.]+?)\.?(?= |$)/g)].map(([, value, chance]) => ({
    value: Number(value),
    chance: Number(chance),
  }));

const mean = (list: readonly number[]): number => sum(list) / list.length;

/** The 2 × 2 matrices that the question shows, row by row. */
const matricesIn = (text: string): number[][] =>
  [...text.matchAll(/begin\{bmatrix\}((?:.|\n)*?)\\end/g)].map(([, inside = '']) => inside.split(/&|\\\\/).map(Number));

/** Column vectors of the question. */
const vectorsIn = (text: string): number[][] =>
  [...text.matchAll(/begin\{pmatrix\}((?:.|\n)*?)\\end/g)].map(([, inside = '']) => inside.split('\\\\').map(Number));

/** Rows of a table told in words: "Eva: Job 1 23, Job 2 38". */
const rowsIn = (alt: string): number[][] =>
  [...alt.matchAll(/[A-Z]\w*: ([^.:]*)/g)].map(([, row = '']) =>
    row.split(',').map((one) => Number(one.match(/\d+$/)?.[0])),
  );

/** Each person of a table takes the best task that is left. */
function firstCome(rows: readonly number[][]): number {
  const taken: number[] = [];
  return sum(
    rows.map((row) => {
      const best = Math.min(...row.filter((_, at) => !taken.includes(at)));
      taken.push(row.findIndex((one, at) => one === best && !taken.includes(at)));
      return best;
    }),
  );
}

/** A function of x with a name in the question: f of "f(x)=-3x+5". */
function functionIn(text: string, name: string): ((x: number) => number) | null {
  const found = new RegExp(`${name}\\(x\\)=([^$]+)`).exec(text)?.[1];
  const tree = found === undefined ? null : readTree(found);
  return tree && ((x) => numberAt(tree, () => x, false));
}

/** A complex number "a+bi" of plain typing or of a formula. */
function complexIn(text: string): { re: number; im: number }[] {
  return [...text.replace(/\s/g, '').matchAll(/(-?\d+)([+-]\d*)i/g)].map(([, re, im = '']) => ({
    re: Number(re),
    im: im === '+' || im === '-' ? Number(`${im}1`) : Number(im),
  }));
}

const line = (values: Value | undefined): { slope: number; at: (x: number) => number } | null => {
  const [a, b] = sampled({ kind: 'symbol', name: 'x' } as Node, false);
  const [p, q] = values ?? [];
  if (a === undefined || b === undefined || p === undefined || q === undefined) return null;
  const slope = (p - q) / (a - b);
  return { slope, at: (x) => p + slope * (x - a) };
};

/** Products of two formulas of the working. */
const productsOfParts: Rule = givesValues(({ parts }) => {
  const own = parts.slice(0, 40);
  return own.flatMap((a) => own.map((b) => a.map((one, at) => one * (b[at] ?? Number.NaN))));
});

/** Values of the question's own formula, differentiated or not, at numbers of the question. */
const heights = (facts: Facts, of: (tree: Node, x: number) => number): number[] =>
  facts.formulas.flat().flatMap((tree) => [...facts.given, ...facts.worked].map((x) => of(tree, x)));

const evaluate = (tree: Node, x: number): number => numberAt(tree, () => x, false);

/** Components of a position in the question at a moment of it: $(3t^2+5t)\mathbf{i}$. */
function componentsAt(facts: Facts): number[][] {
  const found = [...facts.text.matchAll(/\(([^()$]*t[^()$]*)\)\\mathbf/g)].flatMap(([, inside = '']) => {
    const tree = readTree(inside);
    return tree ? [tree] : [];
  });
  return facts.given.map((t) => found.map((tree) => evaluate(tree, t)));
}

const dot = (a: readonly number[], b: readonly number[]): number => sum(a.map((one, at) => one * (b[at] ?? 0)));

/** For derivatives and integrals by small steps, which are exact to some digits only. */
const roughly =
  (rule: Rule): Rule =>
  (facts, wrong) =>
    rule(facts, { ...wrong, slack: Math.max(wrong.slack, 1e-5) });

/** What the misconceptions of Years 9 to 12 give on a question (see `rules.ts`). */
export const rulesFromYear9: Record<string, Rule> = {
  'spread-taken-as-centre': anyOf(ofFour((a, b, c, d) => Math.abs(a - b - (c - d)))),
  'error-of-one-only': ofThree(
    (a, b, c) => a * b + c,
    (a, b, c) => a * b - c,
    (a, b, c) => Math.abs(a * (b - c)),
    (a, b) => Math.abs(a - b),
  ),
  'equal-sides-assumed': ofOne(
    (a) => (a / 3) ** 2,
    (a) => (a / 4) ** 2,
  ),
  'outside-both-left-out': ofTwoGiven(
    (a, b) => a + b - 100,
    (a, b) => a + b - 1,
  ),
  'and-or-swapped': anyOf(
    fromWorking,
    ofTwo((a, b) => a / b),
  ),
  'trials-per-success': ofThree((a, b, c) => (a * b) / (c - b)),
  'product-sum-swapped': anyOf(numbersSwapped, (facts, { text }) => sameAtZero(facts.rightText, text)),
  'intercept-for-turning-point': ofTwo((a, b) => a * b),
  'equal-shares-for-all-groups': ofTwoGiven((a, b) => a / b),
  'leading-coefficient-ignored': ({ given }, { text }) => {
    const [p = 0, q = 0] = numerals(text).map(Number);
    const fits = (target: number) => [1, ...given].some((one) => near(Math.abs(one), target));
    return (fits(p + q) || fits(Math.abs(p - q))) && given.some((a) => given.some((b) => near(Math.abs(a * b), p * q)));
  },
  'adds-instead-of-eliminating': (facts, wrong) => {
    const [x = Number.NaN, y = Number.NaN] = wrong.values.map(([one = Number.NaN]) => one);
    const g = facts.seen;
    return g.some((a) =>
      g.some((b) => g.some((c) => g.some((d) => near((a + b) / (c + d), y) || near((a + b) / (c + d), x)))),
    );
  },
  'parameters-of-exponential-swapped': numbersSwapped,
  'root-not-taken': numeralChanged((right, wrong) => near(right * right, wrong) || near(right ** 3, wrong)),
  'same-loss-every-year': ofThree((a, b, c) => a * (1 - b * c)),
  'glued-faces-counted': gives(({ text, alt }) => {
    const heights = (/these heights:(.*)/.exec(alt)?.[1]?.match(/\d+/g) ?? []).map(Number);
    const edge = Number(/edges of (\d+)/.exec(text)?.[1]);
    return [sum(heights) * 6 * edge * edge];
  }),
  'log-difference-as-factor': anyOf(
    fromWorking,
    ofTwoGiven((a, b) => a - b),
  ),
  'log-scale-read-evenly': ofThree((from, share, to) => from + share * (to - from)),
  'edge-for-floor-diagonal': ofTwoGiven((a, b) => Math.round(Math.atan(a / b) / RADIANS)),
  'same-limits-in-quotient': ofTwoGiven(
    (a, b) => (a - 0.5) / (b - 0.5),
    (a, b) => (a + 0.5) / (b + 0.5),
    (a, b) => (a - 0.05) / (b - 0.5),
    (a, b) => (a + 0.05) / (b + 0.5),
    (a, b) => (a - 0.05) / (b - 0.05),
    (a, b) => (a + 0.05) / (b + 0.05),
  ),
  'vertices-for-edges': gives(({ text }) => [(/(\d+(?:, ?\d+){2,})/.exec(text)?.[1] ?? '').split(',').length]),
  'euler-signs-mixed': ofTwoGiven(
    (a, b) => a + b - 2,
    (a, b) => a + b + 2,
    (a, b) => a - b - 2,
    (a, b) => a - b + 2,
    (a, b) => a - b,
  ),
  'range-for-interquartile-range': ofTwoGiven((a, b) => a - b),
  'median-for-quartile': ofTwoGiven((a, b) => a - b),
  'longer-part-more-data': (facts, wrong) =>
    isAmong({ ...facts }, { ...wrong, slack: 0.5 }, quotients(facts.given.slice(0, 12))),
  'quartile-includes-median': gives(({ text }) => {
    const list = (/(-?\d+(?:, ?-?\d+){5,})/.exec(text)?.[1] ?? '')
      .split(',')
      .map(Number)
      .sort((a, b) => a - b);
    const half = list.slice(0, (list.length + 1) >> 1);
    const upper = list.slice(list.length >> 1);
    return [median(upper) - median(half)];
  }),
  'gradient-from-one-point': (facts, wrong) =>
    facts.given.some((a) => facts.given.some((b) => near(line(wrong.values[0])?.slope ?? Number.NaN, a / b))),
  'branches-not-weighed': ofTwo((a, b) => (a + b) / 2),
  'first-stage-only': fromWorking,
  'cancels-terms-across-plus': ofTwo(
    (a, b) => a / b,
    (a, b) => a * b,
  ),
  'overtime-extra-part-only': ofFour((rate, hours, half, double) => rate * (hours + half / 2 + double)),
  'periods-mixed-in-total': ofFour((pay, a, b, c) => pay - a - b - c),
  'month-as-four-weeks': ofFour(
    (pay, a, month, quarter) => pay - a - month / 4 - quarter / 12,
    (pay, a, month, quarter) => pay - a - month / 4 - quarter / 13,
    (pay, a, month) => pay - a - month / 4,
  ),
  'compounded-once-a-year': ofThree((a, rate, years) => a * (1 + rate) ** years),
  'range-from-endpoints-only': fromWorking,
  'composition-order-swapped': givesValues(({ text }) => {
    const [f, g] = [functionIn(text, 'f'), functionIn(text, 'g')];
    const points = sampled({ kind: 'symbol', name: 'x' } as Node, false);
    return f && g ? [points.map((x) => f(g(x))), points.map((x) => g(f(x)))] : [];
  }),
  'function-notation-as-times': givesValues(({ text }) => {
    const [f, g] = [functionIn(text, 'f'), functionIn(text, 'g')];
    const points = sampled({ kind: 'symbol', name: 'x' } as Node, false);
    return f && g ? [points.map((x) => f(x) * g(x))] : [];
  }),
  'multiplies-by-unknown-sign': anyOf(part, fromWorking),
  'amplitude-as-maximum': ({ rightText, seen }, { text }) => {
    // An amplitude of one is not written.
    const [a, b] = [rightText, text].map((one) => numerals(one.replace(/=(?=sin|cos)/, '=1')));
    return a?.slice(1).join() === b?.slice(1).join() && seen.some((one) => near(Math.abs(one), Number(b?.[0])));
  },
  'period-as-frequency': ({ rightText }, { text }) =>
    (/pi/.test(text) && !/pi/.test(rightText)) || numerals(text).length !== numerals(rightText).length,
  'compound-products-swapped': gives(({ lines }) => {
    const fractions = lines.flat().flatMap(quotientsIn);
    return fractions.flatMap((a) =>
      fractions.flatMap((b) => fractions.flatMap((c) => fractions.flatMap((d) => [a * b + c * d, a * b - c * d]))),
    );
  }),
  'double-angle-as-twice': part,
  'log-skips-coefficient': ofThree((a, b, c) => Math.log(a) / (b * c)),
  'negative-index-rises': numeralChanged((right, wrong) => near(right - wrong, 2)),
  'quotient-rule-termwise': roughly(givesValues(({ formulas }) => formulas.flat().flatMap(termwiseSlopes))),
  'gradient-of-normal-swap': (facts, wrong) => {
    const [a, b] = [line(facts.right[0]), line(wrong.values[0])];
    return a !== null && b !== null && near(a.slope * b.slope, -1) && facts.given.some((x) => near(a.at(x), b.at(x)));
  },
  'intercept-not-worked-out': (facts, wrong) => {
    const [a, b] = [line(facts.right[0]), line(wrong.values[0])];
    return a !== null && b !== null && near(a.slope, b.slope) && facts.worked.some((height) => near(height, b.at(0)));
  },
  'groups-taken-as-one': ofFour((a, b, c, d) => choose(a + b, c + d)),
  'block-not-counted': ofOne(
    (n) => 2 * factorial(n - 2),
    (n) => 6 * factorial(n - 3),
    (n) => factorial(n - 2),
  ),
  'pascal-row-off-by-one': ofTwoGiven(
    (n, k) => choose(n - 1, k),
    (n, k) => choose(n - 1, k - 1),
    (n, k) => choose(n + 1, k),
  ),
  'values-not-weighted': gives(({ alt }) => {
    const values = tableIn(alt).map(({ value }) => value);
    return [mean(values), mean(values.map((one) => one * one)) - mean(values) ** 2];
  }),
  'most-likely-as-expected': gives(({ alt }) => {
    const table = tableIn(alt);
    const most = Math.max(...table.map(({ chance }) => chance));
    return table.filter(({ chance }) => chance === most).map(({ value }) => value);
  }),
  'loan-grown-without-payments': ofThree((owed, factor, times) => (owed * factor ** times) / times),
  'sine-rule-upside-down': ofThree((side, a, b) => (side * Math.sin(a * RADIANS)) / Math.sin(b * RADIANS)),
  'smoothing-not-centred': ofThree((a, b, c) => (a + b + c) / 3),
  'tail-not-halved': ofOne(
    ...[0.32, 0.05, 0.003].flatMap((tail) =>
      [0, 0.32, 0.16, 0.05, 0.025, 0.003, 0.0015, 0.5].flatMap((other) => [
        (n: number) => n * tail,
        (n: number) => n * (1 - tail - other),
        (n: number) => n * (0.5 - tail + other),
      ]),
    ),
  ),
  'normal-as-even-spread': anyOf(
    ofThree((a, b, c) => (a - b) / c),
    gives(({ text, alt, seen }) => {
      const axis = (/marked at ([\d., -]+)/.exec(alt)?.[1] ?? '').split(',').map(Number.parseFloat);
      const width = (axis.at(-1) ?? 0) - (axis[0] ?? 0);
      return text === '' ? [] : seen.flatMap((n) => axis.flatMap((a) => axis.map((b) => (n * (a - b)) / width)));
    }),
  ),
  'mean-taken-as-midpoint': ofTwoGiven(...[1, 2, 3].map((k) => (a: number, b: number) => (a - b) / 2 / k)),
  'loop-in-spanning-tree': gives(({ alt }) => [shortestEdges(edgesIn(alt))]),
  'walk-instead-of-tree': gives(({ alt }) => edgesIn(alt).map(({ from }) => nearestEachTime(edgesIn(alt), from, null))),
  'star-instead-of-tree': gives(({ alt }) => [starLength(edgesIn(alt), edgesIn(alt)[0]?.from ?? '')]),
  'nearest-place-next': gives(({ alt }) => [nearestEachTime(edgesIn(alt), 'A', 'G')]),
  'fewest-links-not-shortest': gives(({ alt }) => fewestLinks(edgesIn(alt), 'A', 'G')),
  'finish-for-start': ofAnswer((right, duration) => right + duration),
  'longest-activities-added': gives(({ alt }) => {
    const days = activitiesIn(alt)
      .map((one) => one.days)
      .sort((a, b) => b - a);
    return days.map((_, count) => sum(days.slice(0, count + 1)));
  }),
  'latest-start-as-float': gives(({ alt }) => [...latestStarts(activitiesIn(alt)).values()]),
  'earliest-start-as-float': gives(({ alt }) => [...earliestStarts(activitiesIn(alt)).values()]),
  'outer-capacity-as-flow': gives(({ alt }) =>
    ['S', 'T'].map((end) =>
      sum(
        edgesIn(alt)
          .filter(({ from, to }) => from === end || to === end)
          .map(({ length }) => length),
      ),
    ),
  ),
  'row-minima-only': gives(({ alt }) => [sum(rowsIn(alt).map((row) => Math.min(...row)))]),
  'first-come-first-served': gives(({ alt }) => [firstCome(rowsIn(alt))]),
  'matrix-product-termwise': gives(({ text }) => {
    const [a = [], b = []] = matricesIn(text);
    return a.map((one, at) => one * (b[at] ?? Number.NaN));
  }),
  'matrix-order-swapped': gives(({ text }) => {
    const [a = [], b = []] = matricesIn(text);
    return productOf(b, a);
  }),
  'row-column-swapped': gives(({ text }) => {
    const [a = [], b = []] = matricesIn(text);
    return [...productOf(a, b), ...productOf(a, turned(b)), ...productOf(turned(a), b)];
  }),
  'transition-read-by-rows': gives(({ text, seen }) => {
    const [[a = 0, b = 0, c = 0, d = 0] = []] = matricesIn(text);
    const total = seen.at(-1) ?? 0;
    return [
      ...seen.flatMap((k) => seen.map((p) => a * (a * k + b * p) + c * (b * k + d * p))),
      ...seen.flatMap((k) => seen.map((p) => a * (a * k + c * p) + c * (b * k + d * p))),
      total / 2,
      ...seen.map((one) => one / 2),
    ];
  }),
  'only-those-who-stay': ofTwoGiven((share, all) => share * share * all),
  'matrix-entry-as-long-run-share': ofTwoGiven((share, all) => share * all),
  'density-one-at-the-end': ofOne((a) => 1 / a),
  'density-as-probability': anyOf(
    ofThree((a, b, c) => (a - b) / c),
    ofTwo((a, b) => a - b),
  ),
  'mean-for-variance': fromWorking,
  'at-least-as-exactly': ofThree((p, n, k) => choose(n, k) * p ** k * (1 - p) ** (n - k)),
  'chances-added-over-trials': ofTwoGiven(
    (all, each) => Math.ceil(all / each - 1e-9),
    (all, each) => Math.floor(all / each) + 1,
  ),
  'inverse-cancels-always': anyOf(
    fromWorking,
    givesValues(({ formulas }) => formulas.flat().flatMap(closedParts)),
  ),
  'inverse-trig-derivatives-mixed': (facts, wrong) => inverseSlopes(facts, wrong),
  'exponential-as-power': (facts, wrong) => isAmong(facts, wrong, facts.formulas.flat().flatMap(asPower)),
  'product-rule-termwise': productsOfParts,
  'height-from-derivative': roughly(gives((facts) => heights(facts, slopeAt))),
  'equal-parts-assumed': ofOne(...[3, 4, 5, 6, 7].map((parts) => (all: number) => (all / parts) ** 2)),
  'area-one-curve-only': roughly(gives((facts) => integrals(facts, (tree, x) => evaluate(tree, x)))),
  'volume-square-left-out': roughly(gives((facts) => integrals(facts, (tree, x) => Math.PI * evaluate(tree, x)))),
  'rate-link-left-out': ofTwo((a, b) => a * b),
  'limits-not-changed': ofFour(
    (k, from, to, n) => (k * (to ** n - from ** n)) / n,
    (k, from, to, n) => (k * (to ** (n + 1) - from ** (n + 1))) / (n + 1),
  ),
  'constant-added-not-multiplied': ({ given }, { values: [value] }) =>
    given.some((k) =>
      given.some(
        (c) =>
          value !== undefined &&
          same(
            value,
            sampled({ kind: 'symbol', name: 'x' } as Node, false).map((x) => Math.exp(k * x) + c - 1),
          ),
      ),
    ),
  'surroundings-ignored': ofFour((start, next, time, first) => start * (next / start) ** (time / first)),
  'parts-second-integral-left-out': anyOf(fromWorking, comesOf(anyNumberAs([0]))),
  'parts-sign-lost': anyOf(
    comesOf(plusAsMinus, minusAsPlus),
    each((right, wrong) => near(right, -wrong)),
  ),
  'log-of-whole-bottom': gives((facts) =>
    bottomsIn(facts).flatMap((bottom) =>
      facts.given.flatMap((k) =>
        facts.given.flatMap((a) =>
          facts.given.concat(0).map((b) => k * Math.log(Math.abs(evaluate(bottom, a) / evaluate(bottom, b)))),
        ),
      ),
    ),
  ),
  'geometric-as-arithmetic': ofThree(
    (n, a, b) => (n / 2) * (2 * a + (n - 1) * (b - a)),
    (n, a, b) => a + (n - 1) * (b - a),
  ),
  'replaces-letter-once': (facts, wrong) => {
    const [k = 0] = sampled({ kind: 'symbol', name: 'k' } as Node, false);
    return facts.formulas.flat().some(
      (node) =>
        node.kind === 'mul' &&
        node.factors.some((_, at) => {
          const value = node.factors.reduce(
            (product, factor, place) => product * numberAt(factor, () => (place === at ? k + 1 : k), false),
            1,
          );
          return near(value, wrong.values[0]?.[0] ?? Number.NaN);
        }),
    );
  },
  'not-the-first-case': anyOf(fromWorking, (facts, wrong) => (wrong.values[0]?.[0] ?? 0) > (facts.right[0]?.[0] ?? 0)),
  'position-for-displacement': ofFour((a, b, c, d) => Math.hypot(a + c, b + d)),
  'parallel-for-perpendicular': ofThree((a, b, c) => (a * b) / c),
  'projection-by-length': (facts, wrong) => {
    const ratios = facts.right.map(([right = 0], at) => (wrong.values[at]?.[0] ?? 0) / right).filter(Number.isFinite);
    return (
      ratios.length > 0 &&
      ratios.every((ratio) => near(ratio, ratios[0] ?? 0)) &&
      poolOf(facts).some((one) => near(one, (ratios[0] ?? 0) ** 2))
    );
  },
  'projects-onto-wrong-vector': (facts, wrong) => {
    const [a = [], b = []] = vectorsIn(facts.text);
    return isAmong(
      facts,
      wrong,
      a.map((one) => {
        const v = (one * dot(a, b)) / dot(a, a);
        return [v, v];
      }),
    );
  },
  'point-direction-swapped': (facts, wrong) => {
    const [point = [], way = []] = vectorsIn(facts.text);
    return isAmong(
      facts,
      wrong,
      point.flatMap((_, zero) =>
        way.map((one, at) => {
          const v = one - ((way[zero] ?? 0) / (point[zero] ?? 0)) * (point[at] ?? 0);
          return [v, v];
        }),
      ),
    );
  },
  'parameters-swapped': (facts, wrong) => {
    const [p = [], u = [], q = [], v = []] = vectorsIn(facts.text);
    const [a = [], b = []] = [facts.worked, facts.worked];
    return (
      a.some((t) => wrong.values.every(([one = 0], at) => near(one, (p[at] ?? 0) + t * (u[at] ?? 0)))) ||
      b.some((t) => wrong.values.every(([one = 0], at) => near(one, (q[at] ?? 0) + t * (v[at] ?? 0))))
    );
  },
  'position-for-velocity': anyOf(
    (facts, wrong) =>
      componentsAt(facts).some(
        (at) =>
          wrong.values.length === at.length && at.every((one, i) => near(one, wrong.values[i]?.[0] ?? Number.NaN)),
      ),
    gives((facts) => componentsAt(facts).map((at) => Math.hypot(...at))),
  ),
  'multiplies-matching-parts': ({ text }, wrong) => {
    const [a, b] = complexIn(text);
    const [made] = complexIn(wrong.text);
    return (
      a !== undefined &&
      b !== undefined &&
      made !== undefined &&
      near(made.re, a.re * b.re) &&
      near(Math.abs(made.im), Math.abs(a.im * b.im))
    );
  },
  'conjugate-not-used': ({ text }, wrong) => {
    const [a, b] = complexIn(text);
    if (!a || !b) return false;
    const size = b.re ** 2 + b.im ** 2;
    const [re, im] = [a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re];
    return (
      isComplex(wrong, re / size, im / size) ||
      isComplex(wrong, re / (b.re ** 2 - b.im ** 2), im / (b.re ** 2 - b.im ** 2))
    );
  },
  'divides-parts-separately': ({ text }, wrong) => {
    const [a, b] = complexIn(text);
    return a !== undefined && b !== undefined && isComplex(wrong, a.re / b.re, a.im / b.im);
  },
  'i-left-out': (facts, wrong) =>
    isAmong(
      facts,
      wrong,
      valuesOf(
        facts.rightText.replace(/(\d)?i/g, (_, n) => n ?? '1'),
        false,
      ) ?? [],
    ),
  'reads-end-as-amplitude': ofTwo((a, b) => a * b),
  'slope-sine-cosine-swap': anyOf(otherNumber(anyNumberAs)),
  'derivative-integral-swap': derivativeForIntegral,
};

function sameAtZero(right: string, wrong: string): boolean {
  const [a, b] = [right, wrong]
    .map((text) => readTree(text))
    .map((tree) => (tree ? numberAt(tree, () => 0, false) : Number.NaN));
  return right !== wrong && near(a ?? Number.NaN, b ?? Number.NaN);
}

const factorial = (n: number): number => (n > 30 ? Number.NaN : n < 2 ? 1 : n * factorial(n - 1));

function median(list: readonly number[]): number {
  const middle = list.length >> 1;
  return list.length % 2 === 1 ? (list[middle] ?? 0) : ((list[middle - 1] ?? 0) + (list[middle] ?? 0)) / 2;
}

const quotients = (pool: readonly number[]): Value[] =>
  pool.flatMap((all) =>
    pool.flatMap((a) =>
      pool.flatMap((b) =>
        pool.map((c): Value => {
          const v = (all * (a - b)) / (a - c);
          return [v, v];
        }),
      ),
    ),
  );

const quotientsIn = (node: Node): number[] => {
  const own = node.kind === 'div' ? [numberAt(node, () => Number.NaN, false)] : [];
  const below =
    node.kind === 'add' ? node.terms : node.kind === 'mul' ? node.factors : node.kind === 'neg' ? [node.of] : [];
  return [...own, ...below.flatMap(quotientsIn)].filter(Number.isFinite).slice(0, 12);
};

const productOf = (a: readonly number[], b: readonly number[]): number[] => {
  const [a1 = 0, a2 = 0, a3 = 0, a4 = 0] = a;
  const [b1 = 0, b2 = 0, b3 = 0, b4 = 0] = b;
  return [a1 * b1 + a2 * b3, a1 * b2 + a2 * b4, a3 * b1 + a4 * b3, a3 * b2 + a4 * b4];
};
const turned = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]): number[] => [a, c, b, d];

const isComplex = (wrong: Wrong, re: number, im: number): boolean => {
  const letter = sampled({ kind: 'symbol', name: 'i' } as Node, false);
  return same(
    wrong.values[0] ?? [],
    letter.map((one) => re + im * one),
  );
};

/** Each quotient of a sum with top and bottom differentiated by themselves, or the bottom alone. */
function termwiseSlopes(tree: Node): Value[] {
  const terms = tree.kind === 'add' ? tree.terms : [tree];
  const made = (ofTop: boolean) =>
    terms.map((term): Value => {
      const [sign, plain] = term.kind === 'neg' ? [-1, term.of] : [1, term];
      if (plain.kind !== 'div') return slopeOf(term);
      const [top, bottom] = [ofTop ? slopeOf(plain.top) : sampled(plain.top, false), slopeOf(plain.bottom)];
      return top.map((one, at) => (sign * one) / (bottom[at] ?? Number.NaN));
    });
  return [true, false].map((ofTop) => made(ofTop).reduce((a, b) => a.map((one, at) => one + (b[at] ?? Number.NaN))));
}

const closedParts = (node: Node): Value[] => {
  const below = node.kind === 'call' ? node.args : node.kind === 'neg' ? [node.of] : [];
  return [sampled(node, false), ...below.flatMap(closedParts)];
};

/** k f(u) with the derivative of another inverse function: 1/(1 + u²), 1/√(1 − u²), −1/√(1 − u²), times u′. */
function inverseSlopes(facts: Facts, wrong: Wrong): boolean {
  const inside = [...facts.text.matchAll(/left\(([^()]*)\\right\)/g)].flatMap(([, one = '']) => readTree(one) ?? []);
  return inside.some((tree) => {
    const [u, du] = [sampled(tree, false), slopeOf(tree)];
    const shapes = [
      (v: number) => 1 / (1 + v * v),
      (v: number) => 1 / Math.sqrt(1 - v * v),
      (v: number) => 1 / Math.sqrt(1 + v * v),
    ];
    return [1, ...facts.given].some((k) =>
      shapes.some((shape) =>
        [1, -1].some((sign) => {
          const made = u.map((v, at) => sign * k * shape(v) * (du[at] ?? 0));
          return (
            made.some(Number.isFinite) &&
            made.every((one, at) => !Number.isFinite(one) || near(one, wrong.values[0]?.[at] ?? Number.NaN, 1e-6))
          );
        }),
      ),
    );
  });
}

/** e^u as a power of x: u e^(u − 1). */
function asPower(tree: Node): Value[] {
  const inside = tree.kind === 'mul' ? tree.factors : [tree];
  return inside.flatMap((node) => {
    if (node.kind !== 'pow') return [];
    const [base, index, whole] = [sampled(node.base, false), sampled(node.exponent, false), sampled(tree, false)];
    return [
      whole.map((value, at) => (value * (index[at] ?? 0)) / (base[at] ?? 1)),
      whole.map((value, at) => (value * (index[at] ?? 0) * (slopeOf(node.exponent)[at] ?? 0)) / (base[at] ?? 1)),
    ];
  });
}

/** Integrals of the question's formulas between two of its numbers, or two of the working. */
function integrals(facts: Facts, of: (tree: Node, x: number) => number): number[] {
  const ends = [
    ...new Set([
      ...facts.seen,
      ...facts.lines.flatMap((sides) => sides.map((side) => numberAt(side, () => Number.NaN, false))),
    ]),
  ]
    .filter((end) => Number.isFinite(end) && Math.abs(end) < 12)
    .slice(0, 14);
  return facts.formulas
    .flat()
    .flatMap((tree) =>
      ends.flatMap((from) => ends.filter((to) => to > from).map((to) => integralOf((x) => of(tree, x), from, to))),
    );
}

const bottomsIn = (facts: Facts): Node[] =>
  [...facts.text.matchAll(/frac\{[^{}]*\}\{([^{}]*)\}/g)].flatMap(([, bottom = '']) => readTree(bottom) ?? []);

/** A derivative where an integral is asked for: of the integrand, with the constant or between the limits. */
function derivativeForIntegral(facts: Facts, wrong: Wrong): boolean {
  const [, low, high, inside = ''] = /\\int(?:_\{?(-?\d+)\}?\^\{?(-?\d+)\}?)?(.*?)\\?,?dx/.exec(facts.text) ?? [];
  const trees = [readTree(inside.replace(/\\,$/, '')), ...facts.formulas.flat()].filter((tree) => tree !== null);
  const constant = sampled({ kind: 'symbol', name: 'C' } as Node, false);
  return trees.some((tree) => {
    const slope = slopeOf(tree);
    const between =
      low === undefined || high === undefined ? [] : [slopeAt(tree, Number(high)) - slopeAt(tree, Number(low))];
    return isAmong(facts, { ...wrong, slack: 1e-5 }, [
      slope,
      slope.map((one, at) => one + (constant[at] ?? 0)),
      ...between.map((one): Value => [one, one]),
    ]);
  });
}
