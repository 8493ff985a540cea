import type { Node } from '../../engine/index';
import { type Change, decimalNode, dividedAsTimes, either, timesAsDivided } from './changes';
import { subtrees } from './question-facts';
import { rootsOf } from './roots';
import { anyOf, comesOf, each, isAmong, ofAnswer, ofTwo, poolOf, type Rule, subsetSums } from './rule';
import { sampled, type Value } from './values';

/** Equal within rounding of doubles, or within `slack`. */
export const near = (a: number, b: number, slack = 0) =>
  Math.abs(a - b) <= Math.max(slack, 1e-9 * Math.max(1, Math.abs(a), Math.abs(b)));

/** Each value is the right one times one of these factors. */
export const times = (...factors: number[]): Rule =>
  each((right, wrong, slack) => factors.some((factor) => near(wrong, factor * right, slack)));

/** Each value is the right one with its digits moved. */
export const byPowerOfTen: Rule = each((right, wrong) => {
  const shift = Math.log10(Math.abs(wrong / right));
  return Math.round(shift) !== 0 && near(shift, Math.round(shift));
});

export const digits = (value: number) => [...String(value)].filter((letter) => /\d/.test(letter));

/** The digits of the right answer in another order. */
export const sameDigits: Rule = each((right, wrong) => digits(right).sort().join() === digits(wrong).sort().join());

/** The values of the right answer from the other end. */
export const reversed: Rule = ({ right }, wrong) =>
  right.length > 1 &&
  right.length === wrong.values.length &&
  right.every((value, i) => value.every((one, p) => near(one, wrong.values.at(-1 - i)?.[p] ?? Number.NaN)));

/** The values of the right answer in another order. */
export const permuted: Rule = ({ right }, wrong) =>
  right.length > 1 && right.length === wrong.values.length && sorted(right) === sorted(wrong.values);

const sorted = (values: Value[]) =>
  values
    .map(([one = 0]) => one.toFixed(9))
    .sort()
    .join();

/** Some of the values of the right answer, and not all. */
export const part: Rule = ({ right }, wrong) =>
  wrong.values.length < right.length &&
  wrong.values.every(([one = 0]) => right.some(([other = 0]) => near(one, other)));

/** The right sizes with other signs. */
export const signsOnly: Rule = each((right, wrong) => near(Math.abs(right), Math.abs(wrong)));

/** What is left of a whole of the question when the right answer is taken away. */
export const otherPart: Rule = anyOf(
  ofAnswer((right, whole) => whole - right),
  each((right, wrong) => near(wrong, 1 - right) || near(wrong, 100 - right)),
);

/** Away from the right answer by one of these steps. */
export const offBy = (...steps: number[]): Rule =>
  each((right, wrong) => steps.some((step) => near(Math.abs(right - wrong), step)));

/** Away from the right answer by one, or by a number of the question. */
export const offByStep: Rule = anyOf(
  offBy(1),
  ofAnswer(
    (right, step) => right + step,
    (right, step) => right - step,
  ),
);

/** Numbers between units. */
export const otherUnits = [10, 12, 24, 30, 60, 7, 52, 26, 4, 365, 100, 1000, 10000, 1_000_000, 3600, 6, 1440];

/** The working with degrees read as radians, or radians as degrees. */
export const swapDegrees: Rule = (facts, wrong) =>
  isAmong(
    facts,
    wrong,
    facts.lines.flat().map((side) => sampled(side, !facts.degrees)),
  );

/** Each value is smaller than the right one. */
export const smaller: Rule = each((right, wrong) => wrong < right);

/** Other values with the same sum or product: moves or factors that change places. */
export const kept: Rule = ({ right }, wrong) => {
  const [a, b] = [right, wrong.values].map((values) => values.map(([one = 0]) => one));
  if (!a || !b || a.length < 2 || a.length !== b.length || a.every((v, i) => near(v, b[i] ?? 0))) return false;
  const sum = (list: number[]) => list.reduce((x, y) => x + y, 0);
  const product = (list: number[]) => list.reduce((x, y) => x * y, 1);
  return near(sum(a), sum(b)) || near(product(a), product(b));
};

/** A multiple of a number of the question within one such step of the right answer. */
export const nearestLabel: Rule = (facts, wrong) =>
  each((right, value) =>
    poolOf(facts).some(
      (step) =>
        step >= 2 &&
        near(value / step, Math.round(value / step)) &&
        Math.abs(value - right) < step &&
        !near(value, right),
    ),
  )(facts, wrong);

/** An angle that makes a right angle, a straight angle or a full turn with the right one. */
export const ofAngles: Rule = each((right, wrong, slack) =>
  [90, 180, 360].some((full) => near(right + wrong, full, slack) || near(Math.abs(right - wrong), full, slack)),
);

/** A whole multiplied or divided but for one of its terms: 7x + 17 = 73 as x + 17 = 73/7. */
export const oneTermLeft: Rule = (facts, wrong) =>
  isAmong(
    facts,
    wrong,
    [...facts.lines, ...facts.formulas].flatMap((sides) => [
      ...oneTermScaled(sides).flatMap((made) => rootsOf(made, facts.degrees)),
      ...sides.flatMap((side) =>
        side.kind === 'add'
          ? side.terms.flatMap((_, at) =>
              facts.given.concat([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).map((k) =>
                sampled(
                  {
                    kind: 'add',
                    terms: side.terms.map((term, place) =>
                      place === at ? { kind: 'mul', factors: [term, decimalNode(k)] } : term,
                    ),
                  },
                  facts.degrees,
                ),
              ),
            )
          : [],
      ),
    ]),
  );

function oneTermScaled(sides: Node[]): Node[][] {
  const [left, right] = sides;
  if (sides.length !== 2 || !left || !right) return [];
  const numbers = sides.flatMap(subtrees).flatMap((node) => (node.kind === 'number' ? [node] : []));
  const termsOf = (node: Node) => (node.kind === 'add' ? node.terms : [node]);
  const [a, b] = [termsOf(left), termsOf(right)];
  return numbers.flatMap((number) =>
    [true, false].flatMap((up) =>
      [...a, ...b].map((_, skipped): Node[] => {
        const scale = (term: Node, at: number): Node =>
          at === skipped
            ? term
            : up
              ? { kind: 'mul', factors: [term, number] }
              : { kind: 'div', top: term, bottom: number };
        return [
          { kind: 'add', terms: a.map((term, at) => scale(term, at)) },
          { kind: 'add', terms: b.map((term, at) => scale(term, at + a.length)) },
        ];
      }),
    ),
  );
}

/** ax² as (ax)². */
export const bracketsOfProduct: Change = (node) =>
  node.kind === 'mul' && node.factors.some((factor) => factor.kind === 'pow')
    ? [
        {
          kind: 'pow',
          base: { kind: 'mul', factors: node.factors.map((factor) => (factor.kind === 'pow' ? factor.base : factor)) },
          exponent: node.factors.find((factor) => factor.kind === 'pow')?.exponent ?? decimalNode(1),
        } as Node,
      ]
    : [];

/** A share p taken as 1 − p. */
export const complementOfNumber: Change = (node) =>
  node.kind === 'number' || node.kind === 'div' || node.kind === 'percent'
    ? [{ kind: 'add', terms: [decimalNode(1), { kind: 'neg', of: node }] }]
    : [];

export const signsInText: Rule = ({ rightText }, { text }) =>
  rightText !== text && rightText.replace(/[-+\s]/g, '') === text.replace(/[-+\s]/g, '');

/** A difference of whole columns: 10, 100, 110, 0.1. */
export const wholeColumns = (difference: number) =>
  difference > 1e-9 &&
  /^[01]+$/.test(
    Math.round(difference * 1000)
      .toString()
      .replace(/0+$/, '')
      .replace(/^$/, 'x'),
  );

const withRight =
  (make: (v: number, places: number) => number, places: (k: number, other: number) => boolean): Rule =>
  (facts, wrong) => {
    const right = facts.right[0]?.[0] ?? Number.NaN;
    return (
      wrong.values.length === 1 &&
      poolOf(facts).some((v) =>
        [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].some(
          (k) =>
            near(Math.round(v * 10 ** k) / 10 ** k, right) &&
            [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].some(
              (o) => places(k, o) && near(make(v, o), wrong.values[0]?.[0] ?? Number.NaN),
            ) &&
            !near(v, right),
        ),
      )
    );
  };

/** A number of the working cut off where it is rounded. */
export const truncated = withRight(
  (v, k) => Math.trunc(v * 10 ** k) / 10 ** k,
  (k, o) => k === o,
);

/** A number of the working rounded to another place. */
export const otherPlace = withRight(
  (v, k) => Math.round(v * 10 ** k) / 10 ** k,
  (k, o) => k !== o,
);

/** A part compared with the other part instead of with the whole. */
export const odds: Rule = (facts, wrong) =>
  [1, 100, ...facts.given]
    .filter((whole) => whole > 0 && whole !== facts.right[0]?.[0])
    .some((whole) =>
      each(
        (right, value, slack) =>
          near(value, (right * whole) / (whole - right), slack) ||
          near(value, (right * whole) / (whole + right), slack),
      )(facts, wrong),
    );

const columnsOf = (node: Node): { a: string; b: string; minus: boolean } | null => {
  if (node.kind !== 'add' || node.terms.length !== 2) return null;
  const [first, second] = node.terms;
  const inner = second?.kind === 'neg' ? second.of : second;
  if (first?.kind !== 'number' || inner?.kind !== 'number') return null;
  const places = Math.max(first.decimals?.length ?? 0, inner.decimals?.length ?? 0);
  const write = (one: Extract<Node, { kind: 'number' }>) => one.whole + (one.decimals ?? '').padEnd(places, '0');
  const [a, b] = [write(first), write(inner)];
  const size = Math.max(a.length, b.length);
  return { a: a.padStart(size, '0'), b: b.padStart(size, '0'), minus: second?.kind === 'neg' };
};

const placesOf = (node: Node) =>
  node.kind === 'add'
    ? Math.max(
        ...node.terms.map((term) => {
          const one = term.kind === 'neg' ? term.of : term;
          return one.kind === 'number' ? (one.decimals?.length ?? 0) : 0;
        }),
      )
    : 0;

/** 52 − 38 column by column, the smaller digit from the larger one. */
export const columnDifferences: Change = (node) => {
  const columns = columnsOf(node);
  if (!columns?.minus) return [];
  const made = [...columns.a].map((digit, i) => Math.abs(Number(digit) - Number(columns.b[i]))).join('');
  return [decimalNode(Number(made) / 10 ** placesOf(node))];
};

/** 495 + 276 column by column, both digits of each sum written down. */
export const columnSums: Change = (node) => {
  const columns = columnsOf(node);
  if (!columns || columns.minus) return [];
  const made = [...columns.a].map((digit, i) => Number(digit) + Number(columns.b[i])).join('');
  return [decimalNode(Number(made)), decimalNode(Number(made) / 10 ** placesOf(node))];
};

/** What an operation gives for two different numbers of the question. */
export const ofTwoGiven =
  (...operations: ((a: number, b: number) => number)[]): Rule =>
  (facts, wrong) =>
    isAmong(
      facts,
      wrong,
      facts.given.flatMap((a) =>
        facts.given.flatMap((b) => (a === b ? [] : operations.map((run): Value => [run(a, b), run(a, b)]))),
      ),
    );

/** A part of everybody in the question. */
export const shareOfAll: Rule = (facts, wrong) => {
  const all = facts.given.filter((one) => one > 0);
  const total = all.reduce((sum, one) => sum + one, 0);
  return isAmong(
    facts,
    wrong,
    all.flatMap((a) => [...all, total].flatMap((b) => [a / b, (100 * a) / b])).map((v): Value => [v, v]),
  );
};

export const numberTaken: Rule = ({ rightText }, { text }) => {
  const [a, b] = [numerals(rightText), numerals(text)];
  return a.some((one) => b.includes(one)) && a.join() !== b.join();
};

/** Away by twice a number of hours or minutes of the question. */
export const twiceGiven: Rule = (facts, wrong) =>
  poolOf(facts)
    .map(Math.abs)
    .some((shift) =>
      each((right, value) =>
        [2 * shift, 120 * shift].some(
          (gap) => near(Math.abs(right - value), gap) || near(1440 - Math.abs(right - value), gap),
        ),
      )(facts, wrong),
    );

const powersOf = (node: Node): { base: Node; exponent: Node } =>
  node.kind === 'pow' ? node : { base: node, exponent: decimalNode(1) };

const letters = (node: Node) => node.kind === 'symbol' || node.kind === 'pow';

const joined =
  (make: (a: Node, b: Node) => Node): Change =>
  (node) => {
    if (node.kind !== 'mul') return [];
    const powers = node.factors.filter(letters);
    return powers.flatMap((first, i) =>
      powers.slice(i + 1).map(
        (second): Node => ({
          kind: 'mul',
          factors: [
            ...node.factors.filter((one) => one !== first && one !== second),
            {
              kind: 'pow',
              base: powersOf(first).base,
              exponent: make(powersOf(first).exponent, powersOf(second).exponent),
            },
          ],
        }),
      ),
    );
  };

/** x² · x³ as x⁶. */
export const indicesTimes: Change = joined((a, b) => ({ kind: 'mul', factors: [a, b] }));

/** (x²)³ as x⁵. */
export const indicesPlus: Change = (node) =>
  node.kind === 'pow' ? innerPowers(node.base).map((made): Node => made(node.exponent)) : [];

const innerPowers = (base: Node): ((outer: Node) => Node)[] => {
  if (base.kind === 'pow')
    return [(outer) => ({ kind: 'pow', base: base.base, exponent: { kind: 'add', terms: [base.exponent, outer] } })];
  if (base.kind === 'mul')
    return [
      (outer) => ({
        kind: 'mul',
        factors: base.factors.map(
          (factor): Node =>
            factor.kind === 'pow' || factor.kind === 'symbol'
              ? {
                  kind: 'pow',
                  base: powersOf(factor).base,
                  exponent: { kind: 'add', terms: [powersOf(factor).exponent, outer] },
                }
              : { kind: 'pow', base: factor, exponent: outer },
        ),
      }),
    ];
  return [];
};

/** x⁶ / x² as x³. */
export const indicesDivided: Change = (node) => {
  if (node.kind !== 'div') return [];
  const tops = node.top.kind === 'mul' ? node.top.factors : [node.top];
  const bottoms = node.bottom.kind === 'mul' ? node.bottom.factors : [node.bottom];
  return tops.filter(letters).flatMap((top) =>
    bottoms.filter(letters).map(
      (bottom): Node => ({
        kind: 'div',
        top: {
          kind: 'mul',
          factors: [
            ...tops.filter((one) => one !== top),
            {
              kind: 'pow',
              base: powersOf(top).base,
              exponent: { kind: 'div', top: powersOf(top).exponent, bottom: powersOf(bottom).exponent },
            },
          ],
        },
        bottom: { kind: 'mul', factors: [decimalNode(1), ...bottoms.filter((one) => one !== bottom)] },
      }),
    ),
  );
};

/** The numbers of the right product or quotient, multiplied where they are divided or the other way round. */
export const otherWayRound: Rule = (facts, wrong) => {
  const given = facts.given.slice(0, 9);
  const right = facts.right[0]?.[0] ?? Number.NaN;
  const to = (target: number, slack: number) => (value: number) => near(value, target, slack);
  const [isRight, isWrong] = [
    to(right, Math.abs(right) * 0.01),
    to(wrong.values[0]?.[0] ?? Number.NaN, Math.max(wrong.slack, Math.abs(wrong.values[0]?.[0] ?? 0) * 1e-4)),
  ];
  return (
    given.some((a) =>
      given.some((b) => {
        const two = [a * b, a / b, b / a];
        if (a !== b && two.some(isRight) && two.some(isWrong)) return true;
        return given.some((c) => {
          const three = [a * b * c, (a * b) / c, (a * c) / b, (b * c) / a, a / (b * c), b / (a * c), c / (a * b)];
          return three.some(isRight) && three.some(isWrong);
        });
      }),
    ) || comesOf(either(timesAsDivided, dividedAsTimes))(facts, wrong)
  );
};

export const plainSigns = (text: string) =>
  text
    .replace(/≤|\\le(q)?\b/g, '<=')
    .replace(/≥|\\ge(q)?\b/g, '>=')
    .replace(/\s/g, '');

/** The right inequality with its boundary left out or let in. */
export const boundaryOnly: Rule = ({ rightText }, { text }) =>
  plainSigns(rightText) !== plainSigns(text) &&
  plainSigns(rightText).replaceAll('=', '') === plainSigns(text).replaceAll('=', '');

export const numerals = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];

/** The numbers of the right answer in other places of the same expression. */
export const numbersSwapped: Rule = ({ rightText }, { text }) => {
  const [a, b] = [numerals(rightText), numerals(text)];
  return a.length > 1 && a.join() !== b.join() && [...a].sort().join() === [...b].sort().join();
};

/** Equal shares for two to six kinds. */
export const ofKinds: Rule = (facts, wrong) =>
  [2, 3, 4, 5, 6].some((kinds) =>
    [1, ...facts.given].some((whole) =>
      wrong.values.every(([one = 0]) =>
        [whole / kinds, (whole * (kinds - 1)) / kinds].some((v) => near(one, v, wrong.slack)),
      ),
    ),
  );

/** Clock times taken from each other as whole numbers: 405 − 248. */
export const ofClockDigits: Rule = ({ given }, wrong) => {
  const clock = given.filter((one) => one >= 60 && one < 1440).map((one) => Math.floor(one / 60) * 100 + (one % 60));
  return wrong.values.some(([one = 0]) =>
    clock.some((a) => clock.some((b) => [a - b, a - b + 1200].some((v) => near(v, one)))),
  );
};

export function fromSlant(): Rule {
  return ofTwo(
    (a, b) => a * b,
    (a, b) => (a * b) / 2,
  );
}

export function subsetSum(given: number[], total: number): boolean {
  const whole = given.slice(0, 14);
  for (let mask = 1; mask < 1 << whole.length; mask += 1) {
    const picked = whole.filter((_, at) => mask & (1 << at));
    if (
      picked.length > 1 &&
      near(
        picked.reduce((a, b) => a + b, 0),
        total,
      )
    )
      return true;
  }
  return false;
}

/** One more or one less than a number of the question. */
export const ofGivenOff: Rule = (facts, wrong) =>
  isAmong(
    facts,
    wrong,
    poolOf(facts)
      .flatMap((one) => [one + 1, one - 1])
      .map((v): Value => [v, v]),
  );

/** Half a unit taken as a whole one. */
export const halfUnit: Change = (node) => {
  const v = node.kind === 'number' ? Number(`${node.whole}.${node.decimals ?? ''}0`) : 0;
  return (/^0?5$/.test(String(v).replace('0.', '').replace(/0+$/, '')) && v < 100) || [0.25, 2.5, 25, 0.025].includes(v)
    ? [decimalNode(2 * v), ...(node.kind === 'number' ? [] : [])]
    : [];
};

/** A part of any sum of numbers of the question. */
export const shareOfSums: Rule = (facts, wrong) => {
  const given = facts.given.slice(0, 11);
  const sums = subsetSums(given);
  return isAmong(
    facts,
    wrong,
    given.flatMap((a) => sums.flatMap((sum) => [a / sum, (100 * a) / sum])).map((v): Value => [v, v]),
  );
};

/** A volume or a surface made of lengths of the question. */
export const ofSolid: Rule = (facts, wrong) =>
  isAmong(
    facts,
    wrong,
    triples([...new Set([...facts.given, ...facts.given.map((one) => one / 2)])].slice(0, 10))
      .flatMap(([a, b, c]) => [
        a * b * c,
        (a * b * c) / 2,
        2 * (a * b + b * c + c * a),
        Math.PI * a * a * b,
        2 * Math.PI * a * (a + b),
        2 * Math.PI * a * b,
        (4 / 3) * Math.PI * a ** 3,
        4 * Math.PI * a * a,
        a ** 3 * b,
        a * a * b,
        6 * a * a,
        a ** 3,
      ])
      .map((v): Value => [v, v]),
  );

const triples = (n: number[]): [number, number, number][] =>
  n.flatMap((a) => n.flatMap((b) => n.map((c): [number, number, number] => [a, b, c])));

/** A length or an area of a circle, or of a part of it. */
export const ofCircle: Rule = (facts, wrong) =>
  isAmong(
    facts,
    wrong,
    poolOf(facts)
      .flatMap((r) =>
        [1, 0.5, 2, 0.25].flatMap((k) => [
          k * Math.PI * r,
          k * Math.PI * r * r,
          ...facts.given.flatMap((g) => [k * Math.PI * r + g, k * Math.PI * r * r + g, k * r * g, k * r * r * g]),
        ]),
      )
      .map((v): Value => [v, v]),
  );

const dataOf = (text: string): number[][] =>
  [...text.matchAll(/-?\d+(?:\.\d+)?(?:(?:,| and|;)\s*-?\d+(?:\.\d+)?){3,}/g)].map(([list]) =>
    (list.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number),
  );

/** An average of a list of the question, or the difference of two. */
export const ofAverages: Rule = (facts, wrong) => {
  const lists = [...dataOf(facts.text)];
  const out = lists.flatMap((list) => averages(list));
  return isAmong(
    facts,
    wrong,
    [...out, ...out.flatMap((a) => out.map((b) => Math.abs(a - b)))].map((v): Value => [v, v]),
  );
};

function averages(list: number[]): number[] {
  const s = [...list].sort((a, b) => a - b);
  const n = s.length;
  const mid = ((s[(n - 1) >> 1] ?? 0) + (s[n >> 1] ?? 0)) / 2;
  const mean = s.reduce((a, b) => a + b, 0) / n;
  const modes = s.filter((v) => s.filter((o) => o === v).length > 1);
  return [
    mid,
    mean,
    (s.at(-1) ?? 0) - (s[0] ?? 0),
    s.at(-1) ?? 0,
    s[0] ?? 0,
    ...modes,
    list[(n - 1) >> 1] ?? 0,
    ((list[(n - 1) >> 1] ?? 0) + (list[n >> 1] ?? 0)) / 2,
  ];
}

/** The end of a number of the question, from one of its digits on. */
export const endOfGiven: Rule = ({ given }, { text }) =>
  given.some((one) => String(one).length >= text.length && String(one).endsWith(text.replace(/\D/g, '')));
