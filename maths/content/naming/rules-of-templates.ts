import type { Node } from '../../engine/index';
import { type Change, firstTermOnly, numberFor, signLostInBracket } from './changes';
import { consequences } from './follow-through';
import { activitiesIn, chainsTo, edgesIn } from './graphs-of-questions';
import type { Facts, Wrong } from './question-facts';
import { near, numbersSwapped, numerals, ofTwoGiven, permuted, signsInText } from './relations';
import {
  anyOf,
  comesOf,
  each,
  fromWorking,
  gives,
  givesValues,
  ofAnswer,
  ofFour,
  ofOne,
  ofThree,
  ofTwo,
  type Rule,
  sumOfGiven,
} from './rule';
import { rulesOfSeniorTemplates } from './rules-of-senior-templates';
import { sumOfSeen } from './rules-to-year-8';
import { readTree } from './slopes';
import { minutesOf, numberAt, sampled } from './values';

const down = (unit: number) => (value: number) => Math.floor(value / unit) * unit;
const toNearest = (unit: number) => (value: number) => Math.round(value / unit) * unit;
const whole = Math.trunc;
const dollarsDown = down(1);
const digitsOf = (value: number): number[] => [...String(Math.round(value))].map(Number);
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** 402 − 189 column by column, the smaller digit from the larger one. */
function columns(a: number, b: number): number {
  const size = Math.max(String(a).length, String(b).length);
  const [top, below] = [a, b].map((one) => String(one).padStart(size, '0'));
  return Number([...(top ?? '')].map((digit, at) => Math.abs(Number(digit) - Number(below?.[at]))).join(''));
}

/** 683 × 7 digit by digit: the ones of each product alone, or the products side by side. */
const withoutCarry = (a: number, factor: number): number =>
  Number(
    digitsOf(a)
      .map((digit, at) => (at === 0 ? digit * factor : (digit * factor) % 10))
      .join(''),
  );
const sideBySide = (a: number, factor: number): number =>
  Number(
    digitsOf(a)
      .map((digit) => digit * factor)
      .join(''),
  );

const minutes = (part: number): number => ((part % 1440) + 1440) % 1440;

/** Numbers of the question to the place of a rule, in this template alone. */
const rounded = (round: (value: number) => number): Rule =>
  ofTwoGiven(
    (a, b) => round(a) + round(b),
    (a, b) => round(a) * b,
    (a, b) => round(a) - round(b),
  );

/** Sum of all activities of a project. */
const allDays: Rule = gives(({ alt }) => {
  const days = activitiesIn(alt).map((one) => one.days);
  return [
    sum(days),
    ...days.map((_, at) => sum(days.slice(0, at + 1))),
    ...days.map((_, at) => sum(days.slice(0, at))),
  ];
});

const shortestChain: Rule = gives(({ alt }) =>
  activitiesIn(alt).flatMap(({ id }) => {
    const chains = chainsTo(activitiesIn(alt), id);
    return [Math.min(...chains), Math.min(...chains)];
  }),
);

/**
 * Rules for single templates: what happens in the story or the drawing is worked out from the numbers that the question
 * shows. They stand in place of the rule of the name.
 */
export const rulesOfTemplates: Record<string, Record<string, Rule>> = {
  ...rulesOfSeniorTemplates,
  'y1/familiar-shapes/shapes-from-sticks': {
    'counts-one-item-only': gives(() => [3 + 4, 3 + 5, 3 + 6, 4 + 5, 4 + 6, 5 + 6]),
  },
  'y1/tens-and-ones/another-way-to-split': {
    'digit-face-value': ofTwoGiven((a, b) => a - b),
    'one-digit-only': ofOne((a) => a % 10),
  },
  'y2/additive-patterns/growing-story': {
    'pattern-next-difference-only': ofThree(
      (step, day) => step * day,
      (a, b) => a + b,
    ),
  },
  'y2/place-value/build-the-number': { 'adds-digits': sumOfSeen },
  'y2/money-stories/tickets-and-change': {
    'counts-one-item-only': ofTwoGiven((note, price) => note - price),
    'adds-instead-of-multiplies': ofThree((note, count, price) => note - count - price),
  },
  'y2/calendars/days-until': { 'stops-after-first-step': ofOne((days) => 7 * Math.floor(days / 7)) },
  'y2/tables-and-graphs/count-from-a-list': {
    'reads-other-column': gives(({ alt }) => {
      const words = alt.replace(/^.*?Row 1/, '').match(/\b[a-z]+\b/g) ?? [];
      return words.map((word) => words.filter((one) => one === word).length);
    }),
  },
  'y3/data-displays/compare-with-a-scale': { 'reads-scale-as-ones': ofTwoGiven((a, b) => a - b) },
  'y3/data-displays/picture-key': {
    'reads-scale-as-ones': gives(({ seen }) => [
      sum(seen.slice(1)),
      sum(seen.slice(1)) + 1,
      sum(seen.slice(-2)) + 1,
      sum(seen.slice(-2)),
    ]),
  },
  'y3/dollars-and-cents/add-two-prices': {
    'writes-both-digits': ofFour((a, b, c, d) => Number(`${a + c}.${b + d}`)),
  },
  'y3/dollars-and-cents/change-from-dollars': {
    'smaller-from-larger': ofTwoGiven(
      (a, b) => columns(Math.round(a * 100), Math.round(b * 100)) / 100,
      (note, price) => note - whole(price) + (price - whole(price)),
    ),
  },
  'y3/multiply-divide-2-digit/multiply-in-parts': { 'forgets-carry': ofTwoGiven((a, b) => withoutCarry(b, a)) },
  'y4/four-operations/multiply-in-parts': { 'forgets-carry': ofTwoGiven((a, b) => withoutCarry(b, a)) },
  'y5/long-multiplication/by-one-digit': {
    'forgets-carry': ofTwoGiven((a, b) => withoutCarry(a, b)),
    'writes-both-digits': ofTwoGiven((a, b) => sideBySide(a, b)),
  },
  'y3/numbers-beyond-10-000/more-and-less': {
    'ten-not-changed': each((right, wrong) =>
      [10, 100, 1000, 10_000, 100_000].some((unit) => near(Math.abs(right - wrong), unit)),
    ),
  },
  'y3/units-and-scales/read-a-scale': {
    'counts-the-start': ofFour(
      (start, gaps, label, parts) => start + (gaps + 1) * (label / parts),
      (start, gaps, label, parts) => start + (gaps - 1) * (label / parts),
    ),
  },
  'y3/estimate/round-then-add': { 'rounds-by-truncation': rounded(down(10)) },
  'y3/tables/share-then-add': {
    'subtracts-instead-of-dividing': ofThree(
      (a, b, c) => a - b + c,
      (a, b, c) => a - b - c,
    ),
  },
  'y4/mixed-numerals/read-the-mark': {
    'finds-the-other-part': ofThree((low, mark, parts) => low + (parts - mark) / parts),
    'reads-nearest-label': ofOne(
      (label) => label,
      (label) => label + 1,
    ),
  },
  'y4/rounding/about-how-many': {
    'rounds-by-truncation': anyOf(rounded(down(10)), rounded(down(100)), rounded(down(1000))),
    'rounds-to-wrong-place': anyOf(rounded(toNearest(10)), rounded(toNearest(100)), rounded(toNearest(1000))),
  },
  'y4/number-rules/double-and-change': {
    'double-adds-two': ofTwoGiven(
      (a, b) => a + 2 + b,
      (a, b) => a + 2 - b,
    ),
  },
  'y4/unknowns/how-many-more-to-go': { 'smaller-from-larger': ofTwoGiven((a, b) => columns(a, b)) },
  'y4/perimeter-area/area-of-l-shape': {
    'overlaps-composite-area': ofFour(
      (w, h, v, u) => w * (h + u) + v * u,
      (w, h, v, u) => w * h + v * (h + u),
      (w, h) => w * h + h * h,
    ),
    'area-perimeter-swap': ofFour(
      (w, h, u) => 2 * (w + h + u),
      (w, h) => 2 * (w + 2 * h),
    ),
  },
  'y4/perimeter-area/whole-and-half-squares': {
    'missing-corner-kept': ofTwoGiven(
      (full, half) => full + half + 2,
      (full, half) => full + half,
    ),
  },
  'y4/graphs/pictures-with-a-key': {
    'reads-scale-as-ones': ofOne(
      (pictures) => pictures + 1,
      (pictures) => pictures + 0.5,
    ),
  },
  'y5/decimals-past-hundredths/between-hundredths': {
    'moves-wrong-way-on-line': gives(({ seen, right }) =>
      seen
        .map((end) => 2 * end - (right[0]?.[0] ?? 0) + 0.01)
        .concat(seen.flatMap((a) => seen.map((b) => a + b - (right[0]?.[0] ?? 0)))),
    ),
  },
  'y5/factors-multiples/list-factors': {
    'factor-multiple-swap': ofOne(
      (a) => a,
      (a) => 2 * a,
      (a) => 3 * a,
      (a) => 4 * a,
    ),
  },
  'y5/related-fractions/take-from-mixed': {
    'keeps-numerators-on-common-denominator': ofFour(
      (w, t, s, b) => w + (t - s) / b,
      (w, t, s, b) => w - 1 + (b + t - s) / b,
    ),
  },
  'y5/money-plans/estimate-the-cost': {
    'rounds-up-always': ofTwoGiven((count, price) => count * Math.ceil(price)),
    'rounds-by-truncation': ofTwoGiven((count, price) => count * dollarsDown(price)),
  },
  'y5/money-plans/weeks-to-save': {
    'leaves-out-one-number': ofFour(
      (price, has, earns) => Math.ceil((price - has) / earns),
      (price, earns, spends) => Math.ceil(price / (earns - spends)),
    ),
  },
  'y5/metric-units/how-many-portions': {
    'wrong-conversion-factor': ofTwoGiven(
      ...[10, 100, 1000, 10_000].map((factor) => (a: number, b: number) => Math.floor((a * factor) / b + 1e-9)),
    ),
  },
  'y5/perimeter-area/rectangle': { 'leaves-out-one-number': ofTwoGiven((a, b) => 2 * a + b) },
  'y5/perimeter-area/around-an-l-shape': {
    'missing-side-ignored': anyOf(sumOfSeen, sumOfGiven),
    'area-perimeter-swap': gives(({ seen: [w = 0, h = 0, u = 0, v = 0] }) => [w * h - (w - v) * (h - u)]),
    'adds-two-sides-only': gives(({ seen: [w = 0, h = 0] }) => [w + h]),
  },
  'y5/perimeter-area/missing-side': {
    'adds-two-sides-only': ofTwoGiven((around, side) => around - side),
    'stops-after-first-step': ofTwoGiven((around, side) => around - 2 * side),
  },
  'y6/data-claims/shares-not-counts': {
    'whole-for-row-total': ofFour(
      (a, b, c, d) => (100 * a) / b - (100 * c) / d,
      (a, b, c, d) => Math.abs((100 * (a - c)) / (b + d)),
      (a, b, c) => Math.abs((100 * (a - b)) / c),
    ),
  },
  'y6/four-quadrants/around-a-paddock': {
    'ignores-negative-sign': ofFour(
      (a, b, c, d) => 2 * Math.abs(Math.abs(a) - Math.abs(b)) + 2 * Math.abs(Math.abs(c) - Math.abs(d)),
    ),
    'area-perimeter-swap': ofFour((a, b, c, d) => (a - b) * (c - d)),
    'adds-two-sides-only': ofFour((a, b, c, d) => a - b + c - d),
  },
  'y6/fraction-order/between-two': {
    'equivalent-keeps-numerator': ofOne(
      (top) => top + 1,
      (top) => top,
    ),
  },
  'y6/growing-patterns/far-figure': { 'pattern-next-difference-only': ofThree((a, b, figure) => (b - a) * figure) },
  'y6/growing-patterns/which-figure': {
    'pattern-next-difference-only': ofThree(
      (a, b, all) => Math.floor(all / (b - a)),
      (a, b, all) => all / (b - a),
    ),
  },
  'y6/powers-of-ten/undo-the-machine': { 'undoes-with-same-operation': ofThree((a, b, c) => (a * b) / c) },
  'y6/probability/more-than-expected': {
    'ratio-part-over-part-as-fraction': ofFour((part, all, spins, times) => times - (spins * part) / (all - part)),
  },
  'y6/rectangle-area/path-around': {
    'overlaps-composite-area': ofThree((a, b, strip) => 2 * (a + 2 * strip + b + 2 * strip) * strip),
  },
  'y6/rectangle-area/width-from-area': { 'adds-two-sides-only': ofTwoGiven((area, side) => side + area / side) },
  'y6/tessellations/move-the-tile': {
    'coordinates-swapped': ofThree(
      (a, b) => a * b,
      (a, b, c) => a + b * c,
      (a, b, c) => a - b * c,
    ),
  },
  'y6/timetables/with-a-change': {
    'waiting-time-left-out': gives(({ alt }) => {
      const [a = 0, b = 0, c = 0, d = 0] = clocks(alt);
      return [b - a + d - c];
    }),
    'stops-after-first-step': ofTwoGiven((a, b) => b - a),
  },
  'y6/unlike-fractions/add-mixed': {
    'adds-numerators-and-denominators': gives(({ seen: [a = 0, b = 1, c = 1, d = 0, e = 1, f = 1] }) => [
      a + d + (b + e) / (c + f),
    ]),
  },
  'y7/averages/mean-of-dot-plot': {
    'mean-median-swap': gives(({ alt }) => {
      const list = [...alt.matchAll(/At (\d+): (\d+) dot/g)].flatMap(([, at, dots]) =>
        Array.from({ length: Number(dots) }, () => Number(at)),
      );
      const half = list.length / 2;
      return [((list[Math.ceil(half) - 1] ?? 0) + (list[Math.floor(half)] ?? 0)) / 2];
    }),
  },
  'y7/equivalent-rationals/order-rationals': { 'ignores-negative-sign': permuted },
  'y7/integers/temperature-range': {
    'ignores-negative-sign': gives(({ seen }) => [
      Math.max(...seen.map(Math.abs)) - Math.min(...seen.map(Math.abs)),
      ...seen.flatMap((a) => seen.map((b) => Math.abs(a) - Math.abs(b))),
    ]),
  },
  'y7/graphs-and-tables/rule-from-table': {
    'pattern-next-difference-only': stepAdded,
    'intercept-gradient-swapped': anyOf(numbersSwapped, coefficientsSwapped),
  },
  'y7/moves-with-coordinates/quarter-turn': {
    'coordinates-swapped': anyOf(
      permuted,
      gives(({ seen }) => seen),
    ),
  },
  'y7/parallel-lines/name-the-pair': { 'angle-sum-mixed-up': ofThree((a, angle, k) => (180 - angle - a) / k) },
  'y7/prism-volume/missing-height': { 'stops-after-first-step': ofTwoGiven((volume, side) => volume / side) },
  'y7/prism-volume/triangular-prism': { 'slant-as-height': ofThree((a, b, c) => (a * b * c) / 2) },
  'y7/probability/add-to-the-bag': {
    'ratio-part-over-part-as-fraction': ofThree(
      (part, other, share) => share * other - part,
      (part, other, share) => part - share * other,
    ),
  },
  'y7/ratios/from-the-difference': {
    'larger-group-only': ofThree((a, b, more) => (Math.max(a, b) * more) / Math.abs(b - a)),
  },
  'y7/rounding-decimals/shared-cost': {
    'rounds-up-always': ofTwoGiven(
      (a, b) => Math.ceil((a / b) * 100) / 100,
      (a, b) => Math.ceil(a / b),
    ),
  },
  'y7/rounding-decimals/to-a-place': {
    'rounds-in-stages': ofOne(
      ...[0, 1, 2, 3].flatMap((to) => [1, 2, 3].map((more) => (value: number) => at(at(value, to + more), to))),
    ),
  },
  'y7/views/count-the-cubes': {
    'counts-one-item-only': gives(({ alt }) => [(/front row ([^;]*);/.exec(alt)?.[1] ?? '').split(',').length * 2]),
  },
  'y7/write-expressions/perimeter-expression': {
    'adds-two-sides-only': each((right, wrong) => near(2 * wrong, right)),
  },
  'y8/complementary-events/at-least-one': {
    'probabilities-added-for-and': ofOne(
      (sectors) => 2 / sectors,
      (sectors) => 3 / sectors,
    ),
  },
  'y8/composite-area/l-shape': {
    'overlaps-composite-area': ofFour(
      (w, h, a, b) => w * h - (a * b) / 4,
      (w, h, a, b) => (w - a) * h + w * (h - b),
      (w, h, b) => w * (h - b) + h * (w - b),
    ),
  },
  'y8/composite-area/rectangle-and-half-disc': {
    'area-perimeter-swap': ofTwoGiven(
      (long, wide) => 2 * long + wide + (Math.PI * wide) / 2,
      (wide, long) => 2 * long + 2 * wide + (Math.PI * wide) / 2,
    ),
    'circumference-area-swap': ofTwoGiven((long, wide) => long * wide + (Math.PI * wide) / 2),
    'overlaps-composite-area': ofTwoGiven((long, wide) => long * wide + Math.PI * (wide / 2) ** 2),
  },
  'y8/composite-area/rectangle-and-triangle': {
    'area-perimeter-swap': ofThree((wide, high, slant) => wide + 2 * high + 2 * slant),
    'slant-as-height': ofThree((wide, high, slant) => wide * high + (wide * slant) / 2),
  },
  'y8/index-laws/power-of-a-product': {
    'power-skips-coefficient': oneNumeral((a) => a),
    'index-as-factor': oneNumeral((a, b) => a * b),
    'adds-indices-in-power-of-power': oneNumeral(
      (a, b, c) => a + b + c,
      (a, b) => a + b,
      (a, b, c) => a + b - c,
    ),
  },
  'y8/irrational-and-recurring/fraction-to-recurring': {
    'fraction-digits-as-decimal': ofTwoGiven(
      (a, b) => Number(`${a}.${b}`),
      (a, b) => Number(`0.${a}${b}`),
    ),
    'recurring-as-terminating': each(
      (right, wrong) =>
        right > wrong && [1, 2, 3, 4].some((places) => near(wrong, Math.trunc(right * 10 ** places) / 10 ** places)),
    ),
  },
  'y8/linear-graphs/point-on-line': { 'intercept-gradient-swapped': ofThree((m, c, x) => c * x + m) },
  'y8/percent-change/up-then-down': {
    'percent-as-decimal-shift': ofThree(
      (price, percent) => price * (1 + 10 * percent) * (1 - 10 * percent),
      (price, percent) => price * (1 - 100 * percent * percent),
    ),
  },
  'y8/rates/convert-a-speed': {
    'converts-wrong-way': ofOne(
      (speed) => speed / 3.6,
      (speed) => speed * 3.6,
    ),
  },
  'y8/sampling/capture-and-recapture': {
    'sample-taken-as-population': ofThree((marked, caught, again) => marked + caught - again),
    'ratio-part-over-part-as-fraction': ofThree((marked, caught, again) => (marked * (caught - again)) / again),
  },
  'y8/tables-and-venn/table-condition': {
    'condition-ignored': gives(({ seen }) => seen.map((one) => one / sum(seen))),
  },
  'y8/time-zones/utc-offsets': {
    'time-zone-wrong-way': shifted((from, to) => from - to),
    'ignores-negative-sign': shifted((from, to) => Math.abs(to) - Math.abs(from)),
  },
  'y9/compare-data/mean-without-the-outlier': { 'mean-median-swap': medianFall },
  'y9/coordinates/distance': {
    'minus-minus-as-minus': ofFour(
      (a, b, c, d) => Math.hypot(Math.abs(a) - Math.abs(b), Math.abs(c) - Math.abs(d)),
      (a, b, c, d) => Math.hypot(a - b, c + d),
    ),
    'pythagoras-adds-sides': ofFour((a, b, c, d) => a - b + c - d),
  },
  'y9/coordinates/gradient-of-two-points': {
    'minus-minus-as-minus': ofFour(
      (a, b, c, d) => (a + b) / (c + d),
      (a, b, c, d) => (a + b) / (c - d),
      (a, b, c, d) => (a - b) / (c + d),
    ),
  },
  'y9/measurement-error/largest-area': {
    'full-unit-as-error': ofTwoGiven(
      (a, b) => (a + 1) * (b + 1),
      (a, b) => (a - 1) * (b - 1),
    ),
  },
  'y9/measurement-error/percentage-error': { 'new-as-percent-of-old': ofTwoGiven((a, b) => a / b) },
  'y9/probability/one-of-each': { 'with-replacement-assumed': ofTwoGiven((a, b) => (2 * a * b) / (a + b) ** 2) },
  'y9/probability/or-from-a-venn': {
    'overlap-counted-twice': gives(({ seen: [all = 1, a = 0, both = 0, b = 0] }) => [(a + 2 * both + b) / all]),
  },
  'y9/quadratics/expand-perfect-square': { 'power-skips-coefficient': oneNumeral((a) => Math.abs(a)) },
  'y9/quadratics/roots-from-graph': { 'coordinates-swapped': gives(({ seen }) => seen) },
  'y9/quadratics/turning-point-from-factors': {
    'midpoint-subtracts': ofTwoGiven(
      (a, b) => (a - b) / 2,
      (a, b) => ((a - b) / 2 + a) * ((a - b) / 2 + b),
    ),
  },
  'y9/real-numbers/order-reals': { 'root-as-half': permuted, 'fraction-digits-as-decimal': permuted },
  'y9/trigonometry/write-a-ratio': {
    'opposite-adjacent-swap': ofTwoGiven((a, b) => a / b),
    'trig-ratio-mixed-up': ofTwoGiven((a, b) => a / b),
  },
  'y10/exact/rounding-too-early': {
    'rounds-by-truncation': roundedTwice((area, count) => down(0.1)(Math.sqrt(area) + 1e-9) * count),
    'root-as-half': roundedTwice((area, count) => (area / 2) * count),
  },
  'y10/simultaneous/substitution': {
    'distributes-to-first-only': substituted(firstTermOnly),
    'sign-lost-on-distribute': substituted(signLostInBracket),
  },
  'y10/exponentials/solve-two-bases': {
    'adds-indices-in-power-of-power': ofThree(
      (a, b) => a - b,
      (a, b) => a + b,
      (a, b, c) => a - b - c,
      (a, b, c) => a - b + c,
      (a, b, c) => (a - b) / c,
      (a, b, c) => a + b + c,
    ),
  },
  'y10/growth/first-year-above': {
    'exponential-as-linear': ofThree((start, rate, target) => Math.floor((target - start) / (start * rate)) + 1),
  },
  'y10/composite-solids/half-cylinder-roof': {
    'radius-diameter-swap': ofThree((wide, high, long) => wide * high * long + (Math.PI * wide * wide * long) / 2),
    'half-circle-not-halved': ofThree((wide, high, long) => wide * high * long + Math.PI * (wide / 2) ** 2 * long),
  },
  'y10/composite-solids/surface-of-steps': {
    'surface-area-volume-swap': gives(({ text, alt }) => [
      stepsIn(alt) * Number(/edges of (\d+)/.exec(text)?.[1]) ** 3,
    ]),
    'square-unit-linear-conversion': comesOf(numberFor([2], [1])),
  },
  'y10/trigonometry/back-bearing': {
    'bearing-other-way-round': each((right, wrong) => [180, 360, 540].some((turn) => near(right + wrong, turn))),
    'supplementary-complementary-swap': each(
      (right, wrong) => near(Math.abs(right - wrong), 90) || near(Math.abs(right - wrong), 270),
    ),
  },
  'y10/trigonometry/bearing-from-two-legs': {
    'opposite-adjacent-swap': each((right, wrong) => [90, 270, 450, 630].some((turn) => near(right + wrong, turn, 1))),
  },
  'y10/trigonometry/diagonal-of-a-box': {
    'trig-ratio-mixed-up': ofThree(
      (a, b, h) => (Math.asin(h / Math.hypot(a, b)) * 180) / Math.PI,
      (a, b, h) => (Math.acos(h / Math.hypot(a, b)) * 180) / Math.PI,
    ),
    'pythagoras-adds-sides': ofThree((a, b, h) => (Math.atan(h / (a + b)) * 180) / Math.PI),
  },
  'y10/accuracy/fastest-possible': {
    'full-unit-as-error': ofTwoGiven(
      (a, b) => (a + 1) / (b - 1),
      (a, b) => (a - 1) / (b + 1),
      (a, b) => (a + 0.1) / (b - 1),
      (a, b) => (a - 0.1) / (b + 1),
      (a, b) => (a + 0.1) / (b - 0.1),
      (a, b) => (a - 0.1) / (b + 0.1),
    ),
  },
  'y10/accuracy/percentage-error-in-a-volume': {
    'new-as-percent-of-old': ofAnswer(
      (right) => 1 + right,
      (right) => 1 - right,
    ),
  },
  'y10/boxplots/count-in-quarters': { 'unit-fraction-only': ofOne((all) => all / 4) },
  'y10/scatterplots/predict-from-two-points': { 'intercept-left-out': ofThree((slope, x) => slope * x) },
  'y10/two-way-tables/compare-groups': { 'condition-ignored': ofThree((a, b, all) => Math.abs((100 * (a - b)) / all)) },
  'y10/conditional/venn-condition': { 'condition-ignored': gives(({ seen }) => seen.map((one) => one / sum(seen))) },
  'y10/conditional/reversed-condition': { 'condition-ignored': ofTwo((a, b) => a * b) },
  'y11/linear-models/profit-from-graph': { 'unit-cost-left-out': ofTwoGiven((revenue, fixed) => revenue - fixed) },
  'y11/linear-models/rule-from-story': { 'counts-first-term-step': numeralIsSeen },
  'y11/linear-models/break-even': {
    'adds-instead-of-subtracting': ofThree(
      (fixed, cost, price) => Math.ceil(fixed / (cost + price)),
      (fixed, cost, price) => fixed / (cost + price),
    ),
  },
  'y11/linear-models/cheaper-plan': {
    'unit-cost-left-out': ofThree(
      (fee, each) => Math.floor(fee / each) + 1,
      (fee, other, each) => Math.floor((fee - other) / each) + 1,
    ),
  },
  'y11/interest/compound-by-month': {
    'periods-not-matched': ofThree(
      (money, rate, n) => money * (1 + rate) ** (4 * n),
      (money, rate, n) => money * (1 + rate) ** (12 * n),
      (money, rate, n) => money * (1 + rate) ** (2 * n),
      (money, rate, n) => money * (1 + rate / 12) ** n,
      (money, rate, n) => money * (1 + rate / 4) ** n,
      (money, rate, n) => money * (1 + rate / 2) ** n,
    ),
  },
  'y11/interest/years-until-below': {
    'simple-interest-for-compound': ofThree((start, rate, end) => Math.floor((start - end) / (start * rate)) + 1),
    'lost-part-for-what-is-left': ofThree((start, rate, end) => Math.floor(Math.log(end / start) / Math.log(rate)) + 1),
  },
  'y11/radians/degrees-as-pi': { 'wrong-conversion-factor': ofOne((degrees) => degrees / 360) },
  'y11/radians/sector-perimeter': { 'straight-edge-left-out': ofTwoGiven((a, b) => a * b) },
  'y11/trig-equations/other-ratio': {
    'root-of-sum-termwise': ofOne(
      (ratio) => 1 - ratio,
      (ratio) => ratio - 1,
    ),
  },
  'y11/compound-angles/from-two-ratios': {
    'trig-of-sum-split': ofTwo(
      (a, b) => a + b,
      (a, b) => a - b,
    ),
  },
  'y11/exponentials/exponential-equation': {
    'log-quotient-as-quotient-of-logs': ofThree((a, b, k) => Math.log(a) / (k * Math.log(b))),
  },
  'y11/exponentials/time-to-grow': {
    'common-log-for-natural': ofThree((start, end, k) => Math.log10(end / start) / k),
    'exponential-as-linear': ofThree((start, end, k) => (end - start) / (start * k)),
    'log-quotient-as-quotient-of-logs': ofThree((start, end, k) => Math.log(end) / Math.log(start) / k),
  },
  'y11/exponentials/log-equation': {
    'log-of-sum-split': ofFour(
      (base, power, a, b) => (base ** power - a - b) / 2,
      (base, power, a, b) => (base ** power + a - b) / 2,
      (base, power, a, b) => (base ** power + a + b) / 2,
    ),
  },
  'y11/counting/two-group-team': {
    'permutation-combination-swap': ofFour((n, k, m, j) => arrangements(n, k) * arrangements(m, j)),
  },
  'y11/binomial/pascal-term': { 'index-as-factor': ofTwoGiven((n, k) => n * k) },
  'y12/finance/loan-recursion': {
    'simple-interest-for-compound': ofThree((owed, factor, pays) => owed + 2 * owed * (factor - 1) - 2 * pays),
  },
  'y12/finance/annuity-table': {
    'interest-left-out': ofThree(
      (payment, years) => payment * years,
      (payment, years) => 2 * payment * years,
      (payment, years) => 4 * payment * years,
      (payment, years) => 12 * payment * years,
    ),
  },
  'y12/finance/principal-part': { 'interest-left-out': gives(({ given }) => given) },
  'y12/finance/loan-repayment': {
    'interest-left-out': ofTwoGiven(
      (owed, years) => owed / (12 * years),
      (owed, years) => owed / (4 * years),
    ),
    'yearly-rate-for-each-period': ofThree(
      (owed, rate, years) => (owed * rate * (1 + rate) ** (12 * years)) / ((1 + rate) ** (12 * years) - 1),
    ),
  },
  'y12/measurement/sine-rule-side': {
    'degree-radian-mix': ofThree((side, a, b) => Math.abs((side * Math.sin(b)) / Math.sin(a))),
  },
  'y12/bivariate/predict-with-line': { 'intercept-gradient-swapped': ofThree((a, b, x) => a * x + b) },
  'y12/critical-path/earliest-start': { 'adds-every-number': allDays },
  'y12/critical-path/completion-time': { 'adds-every-number': allDays, 'shortest-chain-decides': shortestChain },
  'y12/binomial/trials-needed': {
    'success-failure-swapped': ofTwoGiven((p, all) => Math.floor(Math.log(1 - all) / Math.log(p)) + 1),
  },
  'y12/inference/sample-size': {
    'margin-as-width': ofFour((z, p, margin) => Math.ceil((z / (margin / 2)) ** 2 * p * (1 - p) - 1e-9)),
  },
  'y12/inverse-trig/principal-value': { 'inverse-trig-outside-range': otherTurn },
  'y12/curve-sketching/point-of-inflexion': { 'moves-term-keeps-sign': otherSideOfCurve },
  'y12/motion-and-growth/distance-with-turn': {
    'integral-not-divided': ofFour(
      (a, b, t, end) => Math.abs(b * t - a * t * t) + Math.abs(b * end - a * end * end - (b * t - a * t * t)),
    ),
  },
  'y12/sequences/geometric-sum': { 'term-instead-of-sum': ofThree((a, b, n) => a * (b / a) ** (n - 1)) },
  'y12/vectors-space/angle-in-space': {
    'ignores-negative-sign': each((right, wrong) => near(right + wrong, 180, 1)),
    'trig-ratio-mixed-up': each((right, wrong) => near(Math.abs(right - wrong), 90, 1) || near(right + wrong, 90, 1)),
  },
  'y12/mechanics/speed-at-position': {
    'shm-factor-not-squared': ofThree((factor, far, near) => factor * Math.sqrt(far * far - near * near)),
    'root-of-sum-termwise': ofThree((factor, far, near) => Math.sqrt(factor) * (far - near)),
  },
  'y12/differential-equations/cooling': {
    'exponential-as-linear': ofFour((start, next, time, at) => start - ((start - next) / time) * at),
  },
  'y12/differential-equations/exponential-solution': { 'variables-not-separated': ofSlopeLine },
  'y4/number-rules/even-or-odd-branch': { 'one-turn-off': branches },
  'y5/factors-multiples/follow-the-rule': { 'one-turn-off': branches },
  'y5/division-with-remainders/quotient-and-remainder': {
    'one-group-off': ({ rightText, seen }, { text }) => {
      const [q = 0, r = 0] = numerals(rightText).map(Number);
      const [p = 0, rest = 0] = numerals(text).map(Number);
      return Math.abs(p - q) === 1 && seen.includes(Math.abs(rest - r));
    },
  },
  'y5/moves/flip-a-corner': {
    'any-move-is-a-slide': gives(({ text, alt }) => {
      const corners = [...alt.matchAll(/\((\d+), (\d+)\)/g)].map(([, x, y]) => [Number(x), Number(y)]);
      const line = Number(/goes through (\d+)/.exec(alt)?.[1]);
      const own = corners['ABC'.indexOf(/corner ([ABC])/.exec(text)?.[1] ?? 'A')];
      return [0, 1].flatMap((axis) => {
        const gaps = corners.map((corner) => Math.abs((corner[axis] ?? 0) - line));
        const across = Math.min(...gaps) + Math.max(...gaps);
        return [(own?.[axis] ?? 0) + across, (own?.[axis] ?? 0) - across];
      });
    }),
  },
  'y5/equally-likely/two-spinners': {
    'order-of-pair-ignored': each((right, wrong) => wrong >= right / 2 && wrong < right),
    'counts-all-outcomes': ofTwo((a, b) => a * b),
  },
  'y6/primes/count-the-primes': { 'stops-after-first-step': gives(({ lines }) => lines.map((line) => line.length)) },
  'y6/unlike-fractions/subtract-two': {
    'subtracts-numerators-and-denominators': gives(({ seen: [a = 0, b = 1, c = 0, d = 1] }) => [
      (a - c) / (b - d),
      (a - c) / (d - b),
    ]),
  },
  'y7/prime-factors/expanded-form': {
    'place-shift-miscounted': ({ rightText }, { text }) =>
      [...rightText].some(
        (digit, place) => digit === '0' && rightText.slice(0, place) + rightText.slice(place + 1) === text,
      ),
  },
  'y8/linear-expressions/expand-two-brackets': { 'distributes-to-first-only': firstTermsOnly },
  'y8/linear-graphs/rule-from-graph': {
    'intercept-gradient-swapped': anyOf(numbersSwapped, coefficientsSwapped),
    'gradient-run-over-rise': gradientUpsideDown,
  },
  'y8/linear-modelling/rule-from-a-story': {
    'fixed-part-taken-each-time': ofLetter((x, a, b) => (a + b) * x),
    'fixed-part-ignored': ofLetter((x, a) => a * x),
  },
  'y9/graph-shifts/shift-up-or-down': {
    'shift-on-wrong-axis': givesValues(({ formulas, given }) =>
      formulas
        .flat()
        .flatMap((tree) =>
          given.flatMap((k) => [k, -k].map((move) => pointsOf('x').map((x) => numberAt(tree, () => x + move, false)))),
        ),
    ),
  },
  'y9/index-laws/multiply-with-negative-index': {
    'negative-index-as-negative': ofLetter((x, a, b) => -(x ** (Math.abs(a) + Math.abs(b)))),
  },
  'y9/index-laws/power-of-a-quotient': {
    'negative-index-as-negative': (facts, wrong) => {
      const tree = readTree(facts.rightText);
      const top = tree ? numberAt(tree, () => 1, false) : Number.NaN;
      return givesValues(({ right }) => right.map((one) => one.map((value) => -(top * top) / value)))(facts, wrong);
    },
  },
  'y9/proportion/constant-of-proportion': { 'ratio-as-difference': ofLetter((x, a, b) => x + a - b) },
  'y9/quadratics/expand-binomials': {
    'sign-lost-on-distribute': signsInText,
    'product-sum-swapped': (facts, wrong) => {
      const tree = readTree(facts.rightText);
      const [at0, at1] = [0, 1].map((x) => (tree ? numberAt(tree, () => x, false) : Number.NaN));
      const middle = (at1 ?? 0) - (at0 ?? 0) - 1;
      return givesValues(() => [pointsOf('x').map((x) => x * x + (at0 ?? 0) * x + middle)])(facts, wrong);
    },
  },
  'y10/exact/repeated-rounding': {
    'rounded-value-as-exact': ofThree((grams, factor, layers) => grams * factor ** layers),
    'exponential-as-linear': ofFour((grams, exact, used, layers) => grams * Math.abs(exact - used) * layers),
  },
  'y10/exponentials/rule-from-graph': {
    'exponential-as-linear': givesValues(({ seen }) =>
      seen.flatMap((a) => seen.flatMap((b) => seen.map((run) => pointsOf('x').map((x) => ((b - a) / run) * x + a)))),
    ),
  },
  'y10/boxplots/iqr-of-list': {
    'median-unsorted': gives(({ text }) => {
      const list = (/(-?\d+(?:, ?-?\d+){5,})/.exec(text)?.[1] ?? '').split(',').map(Number);
      const half = list.length >> 1;
      return [Math.abs(middle(list.slice(-half)) - middle(list.slice(0, half)))];
    }),
  },
  'y9/scientific-notation/how-many-times-as-large': {
    'adds-instead-of-subtracting': oneNumeral((a, b) => a + b - 1),
  },
  'y7/stem-plots/median-of-a-plot': {
    'middle-stem-for-median': gives(({ alt }) => {
      const rows = [...alt.matchAll(/Stem (\d+): leaves ([\d, ]+)/g)].map(([, stem, leaves = '']) =>
        leaves.split(', ').map((leaf) => 10 * Number(stem) + Number(leaf)),
      );
      const stems = [...alt.matchAll(/Stem \d+:/g)].length;
      return [...(rows[Math.floor(rows.length / 2)] ?? []), ...(rows[Math.floor(stems / 2)] ?? [])];
    }),
  },
  'y1/days-months/hours-later': { 'time-wrong-way': ofTwo((a, b) => (a - b + 24) % 12 || 12) },
  'y3/time/read-to-the-minute': {
    'clock-hands-swapped': ofThree(
      (long, short, more) => long * 60 + ((5 * short + more) % 60),
      (long, short) => long * 60 + ((5 * short) % 60),
    ),
    'quarter-to-keeps-hour': each((right, wrong) => [60, 660].includes(Math.round(Math.abs(right - wrong)))),
  },
  'y4/equivalent-fractions/fraction-as-decimal': {
    'gives-bottom-number': ofTwo(
      (a) => a / 10,
      (a) => a / 100,
      (a, b) => a / b / 10,
    ),
  },
  'y5/line-graphs/read-a-value': { 'reads-other-column': ofTwo((a, b) => a * b) },
  'y6/prisms/back-to-the-base': {
    'one-end-face-only': ofOne(
      (vertices) => vertices / 2 + 1,
      (edges) => edges / 3 + 1,
      (faces) => faces - 1,
    ),
    'prism-pyramid-swap': ofOne(
      (vertices) => vertices,
      (edges) => edges / 2 + 1,
      (faces) => faces - 1,
    ),
  },
  'y7/views/most-cubes': {
    'smallest-for-largest': gives(({ seen, alt }) => {
      const front = (/are ([\d, ]+)\./.exec(alt)?.[1] ?? '').split(', ').map(Number);
      return seen.map((rows) => sum(front) + (rows - 1) * front.length);
    }),
  },
  'y9/real-numbers/whole-part-of-a-surd': {
    'rounds-in-stages': ofTwo((k, n) => k * Math.floor(Math.sqrt(n))),
    'power-skips-coefficient': ofTwo((k, n) => Math.floor(Math.sqrt(k * n))),
    'root-as-half': ofTwo((k, n) => Math.floor((k * n) / 2)),
  },
  'y10/exponentials/solve-same-base': {
    'divides-one-term-only': anyOf(
      ofTwo(
        (a, b) => a + b,
        (a, b) => a - b,
      ),
      fromWorking,
    ),
  },
  'y10/media/cut-axis': {
    'percent-of-new-not-original': ofTwoGiven(
      (a, b) => at((100 * (b - a)) / b, 0) / 100,
      (a, b) => (b - a) / b,
    ),
  },
  'y10/media/points-or-percent': {
    'percent-of-new-not-original': ofTwoGiven(
      (a, b) => at((100 * (b - a)) / b, 0) / 100,
      (a, b) => (b - a) / b,
    ),
  },
  'y11/counting/places-in-order': { 'with-replacement-assumed': ofTwo((n, k) => n ** k) },
  'y12/flow/cut-capacity': { 'backward-edge-counted': withBackEdges(1), 'backward-edge-subtracted': withBackEdges(-1) },
  'y11/counting/stay-together': {
    'complement-not-taken': ofTogether((n, block) => [together(n, block), factorial(n) - together(n, block)]),
    'block-not-counted': ofTogether((n, block) => [factorial(block) * factorial(n - block)]),
  },
  'y7/prime-factors/highest-common-factor': {
    'factor-multiple-swap': gives(({ given }) =>
      given.flatMap((a) =>
        given.flatMap((b) => [leastMultiple(a, b), ...given.map((c) => leastMultiple(leastMultiple(a, b), c))]),
      ),
    ),
  },
  'y7/write-expressions/less-than': {
    'less-than-reversed': ({ rightText }, { text }) =>
      rightText !== text && [...numerals(rightText)].reverse().join() === numerals(text).join(),
  },
  'y3/objects-and-maps/faces-edges-corners': {
    'hidden-parts-left-out': gives(({ alt }) =>
      /box|cube|brick/.test(alt) ? [3, 9, 7] : /prism/.test(alt) ? [2, 3, 7, 8, 5] : [2, 3, 5, 4],
    ),
  },
};

function at(value: number, places: number): number {
  return Math.round(value * 10 ** places + 1e-9) / 10 ** places;
}

const pointsOf = (letter: string) => sampled({ kind: 'symbol', name: letter } as Node, false);

const factorial = (n: number): number => (n > 30 ? Number.NaN : n < 2 ? 1 : n * factorial(n - 1));
const arrangements = (n: number, k: number): number =>
  k > 30 ? Number.NaN : k <= 0 ? 1 : n * arrangements(n - 1, k - 1);

/** A clock moved by a difference of two offsets of the question, in hours. */
function shifted(hours: (from: number, to: number) => number): Rule {
  return ({ text, right }, wrong) => {
    const [a = 0, b = 0] = [...text.replace(/[−–]/g, '-').matchAll(/UTC([+-]\d+(?::\d+)?)/g)].map(([, one = '']) => {
      const [whole, part] = one.split(':');
      return Number(whole) + (Number(part ?? 0) / 60) * (one.startsWith('-') ? -1 : 1);
    });
    const start = (right[0]?.[0] ?? 0) - 60 * (b - a);
    return near(minutes(start + 60 * hours(a, b)), minutes(wrong.values[0]?.[0] ?? 0));
  };
}

/** One numeral of the right answer stands otherwise in the wrong one, as an operation gives it for numerals of the question. */
function oneNumeral(...operations: ((a: number, b: number, c: number) => number)[]): Rule {
  return ({ rightText, seen }, { text }) => {
    const [a, b] = [numerals(rightText), numerals(text)].map((list) => list.map(Number));
    const changed = (b ?? []).filter((one, place) => one !== a?.[place]);
    return (
      a?.length === b?.length &&
      changed.length === 1 &&
      seen.some((p) =>
        seen.some((q) => seen.some((r) => operations.some((run) => near(run(p, q, r), changed[0] ?? 0)))),
      )
    );
  };
}

/** A numeral of the wrong answer that the right one does not have, and that the question shows. */
function numeralIsSeen({ rightText, seen }: Facts, { text }: Wrong): boolean {
  const others = numerals(text).filter((one) => !numerals(rightText).includes(one));
  return others.length === 1 && seen.includes(Number(others[0]));
}

/** y = mx + c as y = cx + m. */
function coefficientsSwapped(facts: Facts, wrong: Wrong): boolean {
  const [a = 0, b = 0] = pointsOf('x');
  const [p = 0, q = 0] = facts.right[0] ?? [];
  const slope = (p - q) / (a - b);
  const start = p - slope * a;
  return givesValues(() => [pointsOf('x').map((x) => start * x + slope)])(facts, wrong);
}

/** The step of a table added to x itself. */
function stepAdded(facts: Facts, wrong: Wrong): boolean {
  const steps = facts.given.flatMap((a) => facts.given.map((b) => a - b));
  return givesValues(() => steps.map((step) => pointsOf('x').map((x) => x + step)))(facts, wrong);
}

/** y′ = ky as if y stayed what it is at the start: y = kcx + c. */
function ofSlopeLine(facts: Facts, wrong: Wrong): boolean {
  return givesValues(({ given }) => given.flatMap((k) => given.map((c) => pointsOf('x').map((x) => k * c * x + c))))(
    facts,
    wrong,
  );
}

/** The point of the curve on the other side of the y-axis. */
function otherSideOfCurve(facts: Facts, wrong: Wrong): boolean {
  return gives(({ formulas, right }) => {
    const x = -(right[0]?.[0] ?? 0);
    return [x, ...formulas.flat().map((tree) => numberAt(tree, () => x, false))];
  })(facts, wrong);
}

/** The drop of the median when the largest value is left out. */
function medianFall(facts: Facts, wrong: Wrong): boolean {
  return gives(({ seen }) => {
    const list = seen.slice(0, seen.length / 2).sort((a, b) => a - b);
    return [Math.abs(middle(list) - middle(list.slice(0, -1))), Math.abs(middle(list) - middle(list.slice(1)))];
  })(facts, wrong);
}

function middle(list: readonly number[]): number {
  const half = list.length / 2;
  return ((list[Math.ceil(half) - 1] ?? 0) + (list[Math.floor(half)] ?? 0)) / 2;
}

/** All cubes of a solid of towers. */
const stepsIn = (alt: string): number => sum((/these heights:(.*)/.exec(alt)?.[1]?.match(/\d+/g) ?? []).map(Number));

/** Arrangements of n in a row of which some stand together. */
const together = (n: number, block: number): number => factorial(block) * factorial(n - block + 1);

/** People in a row, the number of those who stand together, and what comes of it. */
function ofTogether(ways: (n: number, block: number) => number[]): Rule {
  return gives(({ seen, given }) => seen.flatMap((n) => [...given, 2, 3, 4].flatMap((block) => ways(n, block))));
}

/** The right answer with the capacities that lead back over the cut. */
function withBackEdges(sign: 1 | -1): Rule {
  return (facts, wrong) => {
    const side: string[] = (/separates (.*?) from/.exec(facts.text)?.[1] ?? '').match(/[A-Z]/g) ?? [];
    const back = edgesIn(facts.alt).filter(({ from, to }) => !side.includes(from) && side.includes(to));
    const total = sum(back.map(({ length }) => length));
    return each((right, value) => near(value, right + sign * total))(facts, wrong);
  };
}

/** A multiple of another angle with the same sine, cosine or tangent. */
function otherTurn({ seen, right, text }: Facts, wrong: Wrong): boolean {
  const times = [1, ...seen].find((one) => text.includes(`${one}\\`)) ?? 1;
  const [a, b] = [(right[0]?.[0] ?? 0) / times, (wrong.values[0]?.[0] ?? 0) / times];
  return (
    [0, 1, 2, -1].some((half) => near(a + b, half * Math.PI)) ||
    [1, 2].some((half) => near(Math.abs(a - b), half * Math.PI))
  );
}

/** The times of a timetable in minutes, in the order written. */
const clocks = (text: string): number[] =>
  [...text.matchAll(/\d{1,2}:\d{2}/g)].flatMap(([time]) => minutesOf(time) ?? []);

/** An operation on two numerals of the question and the one letter of the right answer. */
function ofLetter(run: (x: number, a: number, b: number) => number): Rule {
  return (facts, wrong) => {
    const [name = 'x'] = facts.rightText.replace(/^.*=/, '').match(/[a-zA-Z]/) ?? [];
    // "152g" is read as an amount, whose letter counts as one.
    const points = [pointsOf(name), [1, 1]];
    const made = ({ seen }: Facts) =>
      seen.flatMap((a) => seen.flatMap((b) => points.map((point) => point.map((x) => run(x, a, b)))));
    return givesValues(made)(facts, wrong);
  };
}

/** y = mx + c with 1/m for m. */
function gradientUpsideDown(facts: Facts, wrong: Wrong): boolean {
  const [a = 0, b = 0] = pointsOf('x');
  const [p = 0, q = 0] = facts.right[0] ?? [];
  const slope = (p - q) / (a - b);
  return givesValues(() => [pointsOf('x').map((x) => x / slope + p - slope * a)])(facts, wrong);
}

/** k(ax + b) + m(cx + d) as kax + b + mcx + d, the sign of the second bracket kept or not. */
function firstTermsOnly(facts: Facts, wrong: Wrong): boolean {
  const found = /(-?\d*)\((-?\d*)([a-z])([+-]\d+)\)([+-]\d*)\((-?\d*)[a-z]([+-]\d+)\)/.exec(facts.text);
  if (found === null) return false;
  const [, k = '', a = '', name = 'x', b, m = '', c = '', d] = found;
  const number = (text: string) => (/\d/.test(text) ? Number(text) : Number(`${text}1`));
  const slope = number(k) * number(a) + number(m) * number(c);
  return givesValues(() =>
    [1, Math.sign(number(m))].map((sign) => pointsOf(name).map((x) => slope * x + Number(b) + sign * Number(d))),
  )(facts, wrong);
}

/** A rule with two branches done one turn too many or too few. */
function branches(facts: Facts, wrong: Wrong): boolean {
  const multiple = Number(/multiple of (\d+)/.exec(facts.text)?.[1] ?? 2);
  const more = Number(/add (\d+)/.exec(facts.text)?.[1]);
  const after = (start: number, turns: number): number =>
    turns <= 0 || turns > 9 ? start : after(start % multiple === 0 ? start / multiple : start + more, turns - 1);
  return gives(({ seen, given }) =>
    seen.flatMap((start) => given.flatMap((turns) => [after(start, turns - 1), after(start, turns + 1)])),
  )(facts, wrong);
}

/** A length rounded before it is multiplied and once more at the end, against the exact one. */
function roundedTwice(made: (area: number, count: number) => number): Rule {
  return (facts, wrong) =>
    ofTwoGiven((area, count) => Math.abs(made(area, count) - Math.sqrt(area) * count))(facts, {
      ...wrong,
      slack: 0.11,
    });
}

/** The first unknown from the changed line of the working, the second one from the equation that gives it. */
function substituted(change: Change): Rule {
  return (facts, wrong) => {
    const found = consequences(facts, change).map(([one = Number.NaN]) => one);
    const [p = Number.NaN, q = Number.NaN] = wrong.values.map(([one = Number.NaN]) => one);
    return [[p, q] as const, [q, p] as const].some(
      ([x, y]) =>
        found.some((one) => near(one, x)) &&
        facts.formulas.flat().some((tree) =>
          near(
            numberAt(tree, () => x, false),
            y,
          ),
        ),
    );
  };
}

function leastMultiple(a: number, b: number): number {
  const divisor = (p: number, q: number): number => (q === 0 ? p : divisor(q, p % q));
  return Number.isInteger(a) && Number.isInteger(b) && a > 0 && b > 0 ? (a * b) / divisor(a, b) : Number.NaN;
}
