import { inFull } from '../../templates/names-in-full';
import { has, itemsOf, numbersOf, type OptionFacts, type OptionRule, swapped, worthOf } from './option-facts';
import { near } from './relations';

const SIDES: Record<string, number> = {
  triangle: 3,
  square: 4,
  rectangle: 4,
  rhombus: 4,
  kite: 4,
  trapezium: 4,
  pentagon: 5,
  hexagon: 6,
  octagon: 8,
};
const sidesOf = (name: string): number => Object.entries(SIDES).find(([shape]) => name.includes(shape))?.[1] ?? 0;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const TURNS = ['up', 'right', 'down', 'left'];
const SIZES = ['a quarter turn', 'a half turn', 'a three-quarter turn', 'a full turn'];
const same = (a: readonly unknown[], b: readonly unknown[]): boolean => a.join('|') === b.join('|');
const not =
  (rule: OptionRule): OptionRule =>
  (facts, option) =>
    option !== facts.right && !rule(facts, option);

interface Count {
  name: string;
  count: number;
}

/** "Talia 80. Leila 74." */
const countsIn = (text: string): Count[] =>
  [...text.matchAll(/([A-Za-z]+):? (\d+)(?=[.,]|$)/g)].map(([, name = '', count]) => ({ name, count: Number(count) }));
/** "2 green, 5 purple" */
const coloursIn = (text: string): Count[] =>
  [...text.matchAll(/(\d+) ([a-z]+)/g)].map(([, count, name = '']) => ({ name, count: Number(count) }));
/** The smallest or the largest of several, by their counts or by something of them. */
const extreme =
  (items: (facts: OptionFacts) => Count[], of: (count: number) => number): OptionRule =>
  (facts, option) => {
    const list = items(facts).map(({ name, count }) => ({ name, count: of(count) }));
    const counts = list.map(({ count }) => count);
    const wanted = [Math.min(...counts), Math.max(...counts)];
    return list.some(({ name, count }) => option.includes(name) && wanted.includes(count));
  };
/** A place in a ring of names, from where the question starts and where it ends. */
const inRing =
  (ring: readonly string[], move: (start: number, end: number) => number): OptionRule =>
  ({ prompt, right }, option) => {
    const from = ring.findIndex((name) => prompt.includes(name));
    const size = ring.length;
    const end = from + ((((ring.indexOf(right) - from + size / 2) % size) + size) % size) - size / 2;
    const far =
      /ago|was it/.test(prompt) && end > from
        ? end - size
        : !/ago|was it/.test(prompt) && end < from
          ? end + size
          : end;
    return ring[((move(from, far) % size) + size) % size] === option;
  };
const ringRules = (ring: readonly string[]): Record<string, OptionRule> => ({
  'counts-the-start': inRing(ring, (from, end) => end - Math.sign(end - from)),
  'time-wrong-way': inRing(ring, (from, end) => 2 * from - end),
});

interface Step {
  x: number;
  y: number;
}

/** A map told row by row: what stands in it, and where. */
function placesIn(alt: string): (Step & { name: string })[] {
  const rows = [...alt.matchAll(/(?:[Tt]op row|Row \d|Bottom row): ([^.]*)\./g)].map(([, row = '']) => row.split(', '));
  return rows.flatMap((row, y) => row.map((name, x) => ({ name, x, y })).filter(({ name }) => name !== 'empty'));
}
const movesIn = (text: string): Step => {
  const of = (word: string) => Number(new RegExp(`(\\d+)(?: squares?)? ${word}`).exec(text)?.[1] ?? 0);
  return {
    x: of('right') - of('left') + of('east') - of('west'),
    y: of('down') - of('up') + of('south') - of('north'),
  };
};
const atPlace =
  (move: (step: Step) => Step): OptionRule =>
  ({ prompt, alt }, option) => {
    const from = placesIn(alt).find(({ name }) => name === 'start');
    const step = move(movesIn(prompt));
    return placesIn(alt).some(
      ({ name, x, y }) => option.includes(name) && x === (from?.x ?? 0) + step.x && y === (from?.y ?? 0) + step.y,
    );
  };
const swapSteps = ({ x, y }: Step): Step => ({ x: Math.sign(x) * Math.abs(y), y: Math.sign(y) * Math.abs(x) });
/** Squares like B3: the letter counts to the right, the number up. */
const squareAfter =
  (move: (step: Step) => Step): OptionRule =>
  ({ prompt }, option) => {
    const [, letter = 'A', number] = /square ([A-Z])(\d)/.exec(prompt) ?? [];
    const step = move(movesIn(prompt.replace(/ and then /, ' ').replace(/and (\d) up/, '$1 up')));
    return option === `${String.fromCharCode(letter.charCodeAt(0) + step.x)}${Number(number) - step.y}`;
  };
const shorter = ({ x, y }: Step): Step => ({ x: x - Math.sign(x), y: y - Math.sign(y) });
const letterOff: OptionRule = ({ right }, option) =>
  right.slice(1) === option.slice(1) && Math.abs(right.charCodeAt(0) - option.charCodeAt(0)) === 1;
const numberOff: OptionRule = ({ right }, option) =>
  right[0] === option[0] && Math.abs(Number(right.slice(1)) - Number(option.slice(1))) === 1;
const letterAndNumberSwapped: OptionRule = ({ right }, option) =>
  option.charCodeAt(0) - 64 === Number(right.slice(1)) && Number(option.slice(1)) === right.charCodeAt(0) - 64;
interface Clock {
  h: number;
  m: number;
}

const clockOf = (option: string): Clock => {
  const [, h, m] = /(\d+):(\d+)/.exec(option) ?? [];
  return { h: Number(h), m: Number(m) };
};
const clock =
  (test: (right: Clock, wrong: Clock, facts: OptionFacts) => boolean): OptionRule =>
  (facts, option) =>
    test(clockOf(facts.right), clockOf(option), facts);
const longHand = ({ alt }: OptionFacts): number => Number(/long hand (?:points to|is at) (\d+)/.exec(alt)?.[1]);
const hourBefore = (h: number): number => ((h + 10) % 12) + 1;
const clockRules: Record<string, OptionRule> = {
  'forgets-to-change-hour': clock((r, w) => w.h === hourBefore(r.h) && w.m === r.m),
  'minute-hand-as-minutes': clock((r, w, facts) => w.h === r.h && w.m === longHand(facts)),
  'clock-hands-swapped': clock((r, w, facts) => w.h === longHand(facts) && w.m !== r.m),
  'quarter-to-keeps-hour': clock((r, w) => w.m === r.m && r.h === hourBefore(w.h)),
  'past-to-swap': clock((r, w) => w.m === (60 - r.m) % 60 && w.h !== r.h),
  'time-as-base-100': clock((r, w) => [25, 50, 75].includes(w.m) || (w.h === hourBefore(r.h) && w.m === r.m + 60)),
  'am-pm-swap': (facts, option) =>
    near((clockOf(facts.right).h - clockOf(option).h) % 12, 0) && clockOf(facts.right).m === clockOf(option).m,
  'ten-hours-for-twelve': clock((r, w) => [2, 10].includes(Math.abs(r.h - w.h)) && r.m === w.m),
  'twelve-oclock-shifted': clock((r, w) => r.m === w.m && (w.h === 0 || w.h === 24 || Math.abs(r.h - w.h) === 12)),
};
const ones = (n: number): number => n % 10;
/** The digits after the point as if they were a whole number. */
const asWhole = (n: number): number => Number(String(n).split('.')[1] ?? '0');
const digitsAfter = (n: number): number => (String(n).split('.')[1] ?? '').length;
const decimalRules: Record<string, OptionRule> = {
  'larger-decimal-is-longer': (facts, option) =>
    digitsAfter(first(option)) === Math.max(...all(facts).map(digitsAfter)),
  'shorter-decimal-is-larger': (facts, option) =>
    digitsAfter(first(option)) === Math.min(...all(facts).map(digitsAfter)),
  'missing-place-left-out': (facts, option) =>
    Math.max(...all(facts).map(asWhole)) === asWhole(first(option)) || /0\.0/.test(option),
  'smallest-for-largest': (facts, option) => first(option) === Math.min(...all(facts)),
};
const first = (option: string): number => (option.startsWith('No ') ? 0 : (numbersOf(option)[0] ?? Number.NaN));
const all = ({ options }: OptionFacts): number[] => options.map(first);
const reversed: OptionRule = ({ right }, option) => same(itemsOf(right).reverse(), itemsOf(option));
const orderRules: Record<string, OptionRule> = {
  'order-reversed': reversed,
  'compares-ones-first': (_, option) =>
    isSorted(itemsOf(option).map((one) => ones(Number(one)))) ||
    isSorted(itemsOf(option).map((one) => -ones(Number(one)))),
  'larger-denominator-larger-fraction': (_, option) => isSorted(fractions(option).map(({ bottom }) => bottom)),
  'larger-numbers-larger-fraction': (_, option) =>
    isSorted(fractions(option).map(({ top }) => top)) ||
    isSorted(fractions(option).map(({ top, bottom }) => top + bottom)),
  'ignores-negative-sign': (_, option) => isSorted(itemsOf(option).map((one) => Math.abs(Number(one)))),
  'larger-magnitude-negative-is-larger': (_, option) => {
    const list = itemsOf(option).map(Number);
    return isSorted(list.filter((one) => one < 0).map(Math.abs)) && isSorted(list.filter((one) => one >= 0));
  },
};
const isSorted = (list: readonly number[]): boolean => list.every((one, at) => at === 0 || (list[at - 1] ?? 0) <= one);
interface Fraction {
  top: number;
  bottom: number;
}

const fractions = (text: string): Fraction[] =>
  [...text.matchAll(/\\frac\{(\d+)\}\{(\d+)\}/g)].map(([, top, bottom]) => ({
    top: Number(top),
    bottom: Number(bottom),
  }));
const equalFractions: Record<string, OptionRule> = {
  'equivalent-by-adding': made(({ a, b, d }) => [a + d - b, d]),
  'equivalent-keeps-numerator': made(({ a, d }) => [a, d]),
  'equivalent-keeps-denominator': made(({ b, c }) => [c, b]),
  'ignores-negative-sign': ({ right }, option) => near(worthOf(right), -worthOf(option)),
};
/** A fraction a/b of the question, one c/d equal to it, and what stands there instead. */
function made(make: (numbers: Record<'a' | 'b' | 'c' | 'd', number>) => [number, number]): OptionRule {
  return ({ prompt, right }, option) => {
    const [given, equal, wrong] = [prompt, right, option].map((text) => fractions(text)[0]);
    if (!given || !equal || !wrong) return false;
    const [top, bottom] = make({ a: given.top, b: given.bottom, c: equal.top, d: equal.bottom });
    return wrong.top === top && wrong.bottom === bottom;
  };
}
const pointsIn = (alt: string): { name: string; value: number }[] =>
  [...alt.matchAll(/(?:\. |^)([^.:]+): (\d+)(?=\.)/g)].map(([, name = '', value]) => ({ name, value: Number(value) }));
/** The step of a line graph that somebody picks by its rises or its values. */
const segment =
  (pick: (rises: number[], values: number[]) => number): OptionRule =>
  ({ alt }, option) => {
    const points = pointsIn(alt);
    const rises = points.slice(1).map(({ value }, place) => value - (points[place]?.value ?? 0));
    const at = pick(
      rises,
      points.map(({ value }) => value),
    );
    return option.includes(`From ${inFull(points[at]?.name ?? '')} to ${inFull(points[at + 1]?.name ?? '')}`);
  };
/** The squares of a net. */
const cellsIn = (alt: string): (Step & { name: string })[] =>
  [...alt.matchAll(/Row \d: ([^.]*)\./g)].flatMap(([, row = ''], y) =>
    row
      .split(', ')
      .map((name, x) => ({ name, x, y }))
      .filter(({ name }) => name !== 'gap'),
  );
const ofNet =
  (test: (distance: number, farthest: number) => boolean): OptionRule =>
  ({ prompt, alt }, option) => {
    const cells = cellsIn(alt);
    const asked = cells.find(({ name }) => name === /face ([A-F])\b/.exec(prompt)?.[1]);
    const far = (cell: Step | undefined) =>
      Math.abs((cell?.x ?? 0) - (asked?.x ?? 0)) + Math.abs((cell?.y ?? 0) - (asked?.y ?? 0));
    return test(far(cells.find(({ name }) => name === option)), Math.max(...cells.map(far)));
  };
const UNITS: Record<string, [kind: string, size: number]> = {
  milligrams: ['mass', 0.001],
  grams: ['mass', 1],
  kilograms: ['mass', 1e3],
  tonnes: ['mass', 1e6],
  millimetres: ['length', 1],
  centimetres: ['length', 10],
  metres: ['length', 1e3],
  kilometres: ['length', 1e6],
  millilitres: ['capacity', 1],
  litres: ['capacity', 1e3],
  kilolitres: ['capacity', 1e6],
  megalitres: ['capacity', 1e9],
  seconds: ['time', 1],
  minutes: ['time', 60],
  hours: ['time', 3600],
  days: ['time', 86400],
};
const unit =
  (test: (wrong: [string, number], right: [string, number]) => boolean): OptionRule =>
  ({ right }, option) =>
    test(UNITS[option] ?? ['', 0], UNITS[right] ?? ['', 0]);
const sentence =
  (right: RegExp, wrong: RegExp): OptionRule =>
  (facts, option) =>
    right.test(facts.right) && wrong.test(option);
const oneOf =
  (...pairs: [RegExp, RegExp][]): OptionRule =>
  (facts, option) =>
    pairs.some(([right, wrong]) => sentence(right, wrong)(facts, option));
interface Corner {
  angle: number;
  sides: number;
}

/** The corners of a drawn shape: the angle at each, and the length of its two sides together. */
function cornersIn(alt: string): (Corner & { name: string })[] {
  const points = [...alt.matchAll(/([A-D]) is (\d+) across and (\d+) up/g)].map(([, name = '', x, y]) => ({
    name,
    x: Number(x),
    y: Number(y),
  }));
  return points.map(({ name, x, y }, at) => {
    const [before, after] = [points.at(at - 1), points[(at + 1) % points.length]].map((one) => ({
      x: (one?.x ?? 0) - x,
      y: (one?.y ?? 0) - y,
    }));
    const [p, q] = [before ?? { x: 0, y: 0 }, after ?? { x: 0, y: 0 }];
    const [a, b] = [Math.hypot(p.x, p.y), Math.hypot(q.x, q.y)];
    return { name, angle: Math.round((Math.acos((p.x * q.x + p.y * q.y) / (a * b)) * 180) / Math.PI), sides: a + b };
  });
}
const corner =
  (test: (own: Corner, all: Corner[], right: number) => boolean): OptionRule =>
  ({ alt, right }, option) => {
    const corners = cornersIn(alt);
    const of = (text: string) => corners.find(({ name }) => text === `Corner ${name}`);
    const own = of(option);
    return own !== undefined && test(own, corners, of(right)?.angle ?? 0);
  };
const nameOfAngle = (size: number): string =>
  size < 90 ? 'acute' : size === 90 ? 'right' : size < 180 ? 'obtuse' : size === 180 ? 'straight' : 'reflex';
const roundedTo =
  (unitSize: number) =>
  (n: number): number =>
    Math.round(n / unitSize) * unitSize;
/** What is picked in Years 1 to 6, template by template; rules that mean the same everywhere stand in several of them. */
export const optionRulesEarly: Record<string, Record<string, OptionRule>> = {
  'y1/familiar-shapes/name-the-shape': {
    'sides-miscounted': ({ right }, option) => Math.abs(sidesOf(right) - sidesOf(option)) === 1,
    'shape-by-look': ({ right }, option) => option !== right && Math.abs(sidesOf(right) - sidesOf(option)) !== 1,
  },
  'y1/numbers-to-120/biggest-of-three': {
    'compares-ones-first': extreme(({ alt }) => countsIn(alt), ones),
    'smallest-for-largest': extreme(
      ({ alt }) => countsIn(alt),
      (count) => count,
    ),
  },
  'y1/patterns/what-comes-next': {
    'pattern-repeats-last': ({ alt }, option) => option.endsWith(/, ([a-z]+)\. Then/.exec(alt)?.[1] ?? '-'),
    'pattern-part-mixed': ({ alt, right }, option) =>
      option !== right && !option.endsWith(/, ([a-z]+)\. Then/.exec(alt)?.[1] ?? '-'),
  },
  'y1/patterns/the-part-that-repeats': {
    'pattern-unit-cut-short': ({ right }, option) => option !== right && right.startsWith(option),
    'pattern-unit-too-long': ({ right }, option) => option !== right && option.startsWith(right),
  },
  'y1/compare-measures/heavier-or-lighter': { 'higher-pan-as-heavier': not(has(/same/)), 'tilt-ignored': has(/same/) },
  'y1/compare-measures/longer-or-shorter': {
    'ends-compared-only': ({ alt, prompt }, option) => {
      const ends = [...alt.matchAll(/The (\w+) goes from mark (\d+) to mark (\d+)/g)].map(
        ([, name = '', from, to]) => ({ name, from: Number(from), to: Number(to) }),
      );
      const wanted = (/longer/.test(prompt) ? Math.max : Math.min)(...ends.map(({ to }) => to));
      return ends.some(({ name, to }) => (option.includes(name) || /same/.test(option)) && to === wanted);
    },
    'smallest-for-largest': ({ right }, option) => option !== right,
  },
  'y1/days-months/days-from-today': ringRules(DAYS),
  'y1/days-months/months-from-now': ringRules(MONTHS),
  'y1/directions/left-and-right-of': {
    'left-right-swap': inRow((at, side) => at - side),
    'end-of-row-for-neighbour': inRow((_, side, size) => (side > 0 ? size - 1 : 0)),
  },
  'y1/directions/follow-the-steps': {
    'left-right-swap': atPlace(({ x, y }) => ({ x: -x, y })),
    'up-down-swap': atPlace(({ x, y }) => ({ x, y: -y })),
    'step-numbers-swapped': atPlace(swapSteps),
  },
  'y1/directions/give-the-steps': {
    'left-right-swap': ({ right }, option) => swapped(right, 'left', 'right') === option,
    'up-down-swap': ({ right }, option) => swapped(right, 'up', 'down') === option,
    'step-numbers-swapped': ({ right }, option) =>
      same(numbersOf(right).reverse(), numbersOf(option)) && same(words(right), words(option)),
    'counts-the-start': ({ right }, option) =>
      same(
        numbersOf(right).map((n) => n + 1),
        numbersOf(option),
      ),
  },
  'y2/clock/a-bit-later': clockRules,
  'y2/clock/read-the-hands': clockRules,
  'y2/clock/words-to-digits': clockRules,
  'y2/numbers-to-1000/put-in-order': orderRules,
  'y2/calendars/which-day-is-it': {
    'reads-other-column': ({ right }, option) => [1, 6].includes((DAYS.indexOf(option) - DAYS.indexOf(right) + 7) % 7),
    'month-starts-on-monday': ({ prompt }, option) =>
      DAYS[(Number(/is (?:the )?(\d+)/.exec(prompt)?.[1]) - 1) % 7] === option,
  },
  'y2/turns/where-does-it-point': {
    'turn-wrong-way': ({ alt, right }, option) => TURNS[(2 * start(alt) - TURNS.indexOf(right) + 8) % 4] === option,
    'turn-size-mixed': ({ right }, option) => option !== right && TURNS.includes(option),
  },
  'y2/turns/which-turn-was-it': {
    'turn-wrong-way': ({ right }, option) => SIZES.indexOf(option) + SIZES.indexOf(right) === 2,
    'turn-size-mixed': ({ right }, option) => option !== right && SIZES.indexOf(option) + SIZES.indexOf(right) !== 2,
  },
  'y2/turns/two-turns': {
    'stops-after-first-step': ({ lines }, option) => (lines[1] ?? '').includes(option.replace(/^the /, '')),
    'turn-wrong-way': ({ alt, lines, right }, option) =>
      around(alt, option) === (2 * around(alt, lines[0] ?? '') - around(alt, right) + 8) % 4,
    'turn-size-mixed': ({ right, alt }, option) => option !== right && around(alt, option) >= 0,
  },
  'y2/sides-and-parallel/find-by-sides': {
    'sides-miscounted': ({ alt, prompt }, option) =>
      Math.abs(sidesOf(shapeAt(alt, option)) - Number(/(\d+)/.exec(prompt)?.[1])) === 1,
    'curved-as-straight': ({ alt }, option) => sidesOf(shapeAt(alt, option)) === 0,
  },
  'y2/sides-and-parallel/which-side-is-parallel': {
    'meeting-sides-as-parallel': ({ prompt }, option) => distance(prompt, option) % 2 === 1,
    'tilted-not-parallel': has(/None/),
    'opposite-always-parallel': ({ prompt }, option) => distance(prompt, option) === 2,
  },
  'y2/sides-and-parallel/pairs-of-parallel-sides': {
    'opposite-always-parallel': ({ right }, option) => first(option) > first(right),
    'parallel-sides-not-pairs': ({ right }, option) => first(option) === 2 * first(right),
    'tilted-not-parallel': ({ right }, option) => first(option) < first(right),
  },
  'y2/maps/between-two-places': {
    'outside-for-between': ({ prompt, right }, option) => option !== right && !prompt.includes(option),
    'end-for-between': ({ prompt }, option) => prompt.includes(option),
  },
  'y2/maps/turn-left-or-right': {
    'left-right-swap': ({ right }, option) => swapped(right, 'left', 'right') === option,
    'page-side-for-own-side': ({ right }, option) => option !== right && swapped(right, 'left', 'right') !== option,
  },
  'y3/chance/after-a-run': {
    'gamblers-fallacy': ({ prompt }, option) =>
      /more likely/.test(option) && !option.toLowerCase().includes(runOf(prompt)),
    'luck-goes-on': ({ prompt }, option) => /more likely/.test(option) && option.toLowerCase().includes(runOf(prompt)),
  },
  'y3/chance/most-likely-colour': {
    'all-outcomes-equally-likely': has(/same/),
    'smallest-for-largest': (facts, option) =>
      option !== facts.right &&
      extreme(
        ({ alt }) => coloursIn(alt.replace(/^.*?:/, '')),
        (count) => count,
      )(facts, option),
  },
  'y3/chance/which-word-fits': {
    'likely-means-certain': sentence(/^likely/, /certain/),
    'unlikely-means-impossible': sentence(/^unlikely/, /impossible/),
    'thinks-anything-can-happen': oneOf([/certain/, /^likely/], [/impossible/, /^unlikely/]),
    'chance-words-reversed': oneOf(
      [/^likely/, /^unlikely/],
      [/^unlikely/, /^likely/],
      [/certain/, /impossible/],
      [/impossible/, /certain/],
    ),
  },
  'y3/unit-fractions/which-is-more': {
    'larger-denominator-larger-fraction': ({ alt, prompt }, option) => {
      const parts = [...alt.matchAll(/(\w+): (\d+) equal parts/g)].map(([, name = '', n]) => ({ name, n: Number(n) }));
      const most = (/less|smaller/.test(prompt) ? Math.min : Math.max)(...parts.map(({ n }) => n));
      return parts.some(({ name, n }) => option === name && n === most);
    },
    'same-top-same-size': has(/same/),
  },
  'y3/estimate/count-one-part': {
    'estimates-one-part-only': ({ seen }, option) =>
      seen.some((n) => roundedTo(10)(n) === first(option) || roundedTo(5)(n) === first(option)),
    'one-zero-too-many': ({ right }, option) => first(option) === 10 * first(right),
    'adds-instead-of-multiplies': ({ seen }, option) =>
      seen.some((a) => seen.some((b) => roundedTo(10)(a) + b === first(option))),
  },
  'y3/estimate/is-it-sensible': {
    'any-answer-accepted': has(/Yes/),
    'estimate-as-exact': sentence(/Yes/, /No/),
    'rounds-by-truncation': ({ seen: [a = 0, b = 0] }, option) =>
      first(option) === Math.floor(a / 100) * 100 + Math.floor(b / 100) * 100 ||
      first(option) === Math.floor(a / 100) * 100 - Math.floor(b / 100) * 100,
  },
  'y3/angle-as-turn/compare-with-a-right-angle': {
    'takes-every-angle-as-right': has(/^A right angle/),
    'angle-larger-smaller-swap': oneOf([/Larger/, /Smaller/], [/Smaller/, /Larger/]),
    'tilted-right-angle-not-seen': sentence(/^A right/, /Larger|Smaller/),
  },
  'y3/angle-as-turn/corner-of-a-shape': {
    'angle-larger-smaller-swap': corner(({ angle }, _, right) => (angle - 90) * (right - 90) < 0),
    'tilted-right-angle-not-seen': corner(({ angle }) => angle === 90),
    'longer-sides-larger-angle': corner(
      ({ sides }, corners) =>
        sides >= Math.max(...corners.map((one) => one.sides)) - 1e-9 ||
        sides <= Math.min(...corners.map((one) => one.sides)) + 1e-9,
    ),
  },
  'y3/objects-and-maps/find-the-square': {
    'coordinates-swapped': letterAndNumberSwapped,
    'reads-other-column': letterOff,
    'counts-the-start': numberOff,
  },
  'y3/objects-and-maps/move-on-the-map': {
    'left-right-swap': squareAfter(({ x, y }) => ({ x: -x, y })),
    'up-down-swap': squareAfter(({ x, y }) => ({ x, y: -y })),
    'step-numbers-swapped': squareAfter(swapSteps),
    'counts-the-start': squareAfter(shorter),
  },
  'y4/tenths-and-hundredths/longest-of-three': decimalRules,
  'y5/decimals-past-hundredths/largest-of-three': decimalRules,
  'y4/odd-and-even/ones-digit': {
    'parity-from-other-digit': ({ right }, option) =>
      [...String(first(option))].slice(0, -1).some((digit) => Number(digit) % 2 === first(right) % 2),
    'odd-even-swap': ({ right }, option) => first(option) % 2 !== first(right) % 2,
  },
  'y4/odd-and-even/which-sum': {
    'two-odds-make-odd': (_, option) => numbersOf(option).every((n) => Math.abs(n) % 2 === 1),
    'odd-even-swap': ({ right }, option) => Math.abs(sum(option) - sum(right)) % 2 === 1,
    'parity-from-other-digit': ({ right }, option) => Math.abs(sum(option) - sum(right)) % 2 === 1,
  },
  'y4/equivalent-fractions/which-is-equal': equalFractions,
  'y7/equivalent-rationals/same-negative-fraction': equalFractions,
  'y4/rounding/nearest-thousand': {
    'rounds-by-truncation': ({ seen: [n = 0] }, option) => first(option) === Math.floor(n / 1e3) * 1e3,
    'rounds-to-wrong-place': ({ seen: [n = 0] }, option) =>
      [10, 100, 1e4].some((to) => first(option) === roundedTo(to)(n)),
    'rounds-in-stages': ({ seen: [n = 0] }, option) =>
      first(option) === roundedTo(1e3)(roundedTo(100)(roundedTo(10)(n))),
  },
  'y4/time/morning-or-night': clockRules,
  'y4/angle-names/name-the-angle': {
    'acute-obtuse-swap': oneOf([/acute/, /obtuse/], [/obtuse/, /acute/], [/reflex/, /acute|obtuse/]),
    'takes-every-angle-as-right': has(/^right/),
    'right-straight-swap': ({ right }, option) => /right|straight|reflex/.test(right + option),
  },
  'y4/angle-names/turn-of-the-hand': {
    'counts-the-start': ({ lines }, option) => {
      const size = Number(/=(\d+)/.exec(lines[1] ?? '')?.[1]);
      return [size + 30, size - 30].some((other) => nameOfAngle(other) === option);
    },
    'takes-every-angle-as-right': has(/^right/),
    'acute-obtuse-swap': oneOf([/acute/, /obtuse/], [/obtuse/, /acute/], [/reflex/, /acute|obtuse/]),
  },
  'y4/shapes-symmetry/finish-the-pattern': {
    'any-move-is-a-slide': ({ lines, alt, right }, option) => {
      const from = /([A-Z])\d/.exec(lines[0] ?? '')?.[1] ?? '';
      const half = (/columns ([A-Z]) and/.exec(alt)?.[1] ?? '').charCodeAt(0) - 64;
      return option === `${String.fromCharCode(from.charCodeAt(0) + half)}${right.slice(1)}`;
    },
    'mirror-distance-off': ({ right }, option) =>
      option.slice(1) === right.slice(1) && Math.abs(option.charCodeAt(0) - right.charCodeAt(0)) === 1,
  },
  'y4/grid-references/read-a-reference': {
    'coordinates-swapped': letterAndNumberSwapped,
    'reads-other-column': letterOff,
    'reads-other-row': numberOff,
  },
  'y4/grid-references/follow-directions': {
    'counts-the-start': squareAfter(shorter),
    'compass-directions-mixed': squareAfter(({ x, y }) => ({ x: -x, y })),
    'coordinates-swapped': (facts, option) =>
      squareAfter(swapSteps)(facts, option) || letterAndNumberSwapped(facts, option),
  },
  'y4/likelihood/order-the-colours': {
    'order-reversed': reversed,
    'all-outcomes-equally-likely': has(/same/),
    'parts-in-written-order': ({ alt }, option) =>
      same(
        coloursIn(alt.replace(/^.*?:/, '')).map(({ name }) => name),
        itemsOf(option),
      ),
  },
  'y4/likelihood/second-draw': {
    'with-replacement-assumed': has(/as likely as before/),
    'luck-goes-on': ({ prompt }, option) => option === (drawnAgain(prompt) ? 'more likely' : 'less likely'),
    'without-replacement-assumed': ({ prompt }, option) =>
      option === (drawnAgain(prompt) ? 'less likely' : 'more likely'),
  },
  'y4/likelihood/better-bag': {
    'complement-not-taken': oneOf([/Bag A/, /Bag B/], [/Bag B/, /Bag A/]),
    'all-outcomes-equally-likely': has(/same/),
    'counts-compared-not-shares': ({ prompt }, option) => {
      const colour = /hopes for (\w+)/.exec(prompt)?.[1];
      const [a = 0, b = 0] = [...prompt.matchAll(/has ([^.]*)\./g)].map(([, bag = '']) =>
        Number(new RegExp(`(\\d+) (?:${colour})`).exec(bag)?.[1]),
      );
      return a === b ? /same/.test(option) : option === (a > b ? 'Bag A' : 'Bag B');
    },
  },
  'y5/compare-fractions/mixed-or-improper': {
    'larger-numbers-larger-fraction': (_, option) => /^\$\\frac/.test(option),
    'mixed-number-whole-parts-only': (_, option) => /equal/.test(option) || /^\$\d/.test(option),
    'fraction-always-below-one': (_, option) => /^\$\d/.test(option),
  },
  'y5/compare-fractions/order-three': orderRules,
  'y6/fraction-order/three-in-order': orderRules,
  'y6/integers/order-temperatures': orderRules,
  'y5/percent-fraction-decimal/percent-as-decimal': {
    'percent-as-decimal-shift': ({ right }, option) => near(first(option), 10 * first(right)),
    'percent-as-amount': ({ right }, option) => near(first(option), 100 * first(right)),
    'decimal-point-moved-wrong-way': ({ right }, option) => near(first(option), 1e4 * first(right)),
  },
  'y5/percent-fraction-decimal/largest-of-three-forms': {
    'fraction-digits-as-decimal': has(/frac/),
    'percent-as-amount': has(/%/),
    'smallest-for-largest': ({ options }, option) => share(option) === Math.min(...options.map(share)),
  },
  'y5/fact-families/same-family': {
    'divide-small-by-large-reversed': (_, option) =>
      /div/.test(option) &&
      (numbersOf(option.replace('\\div', ' '))[0] ?? 0) < (numbersOf(option.replace('\\div', ' '))[1] ?? 0),
    'subtracts-instead-of-dividing': has(/-/),
    'undoes-with-same-operation': has(/times/),
  },
  'y5/metric-units/best-unit': {
    'unit-too-small': unit(([kind, size], [rightKind, right]) => kind === rightKind && size < right),
    'unit-too-large': unit(([kind, size], [rightKind, right]) => kind === rightKind && size > right),
    'unit-of-another-quantity': unit(([kind], [rightKind]) => kind !== rightKind),
  },
  'y5/time-24/to-24-hour': clockRules,
  'y5/time-24/to-12-hour': clockRules,
  'y5/angles/about-how-big': {
    'protractor-wrong-scale': ({ right }, option) =>
      first(option) + first(right) === 180 || first(option) + first(right) === 360,
    'takes-every-angle-as-right': (_, option) => first(option) === 90,
    'acute-obtuse-swap': ({ right }, option) => (first(option) - 90) * (first(right) - 90) < 0,
  },
  'y5/nets/which-solid': {
    'prism-pyramid-swap': oneOf([/pyramid/, /prism|cube/], [/prism|cube/, /pyramid/]),
    'shape-by-look': oneOf([/pyramid/, /pyramid/], [/prism|cube/, /prism|cube/]),
  },
  'y5/nets/opposite-face': {
    'net-neighbour-as-opposite': ofNet((far) => far === 1),
    'net-farthest-as-opposite': ofNet((far, farthest) => far === farthest),
    'loses-track-when-folding': ofNet((far) => far > 0),
  },
  'y5/nets/does-it-fold': {
    'six-squares-always-fold': has(/Yes/),
    'net-must-be-a-cross': has(/cross/),
    'loses-track-when-folding': has(/land on the same face/),
  },
  'y5/moves/which-move': {
    'slide-not-seen': sentence(/slide/, /flip|turn/),
    'flip-turn-swap': oneOf([/flip/, /turn/], [/turn/, /flip/]),
    'any-move-is-a-slide': has(/slide/),
  },
  'y5/line-graphs/steepest-rise': {
    'highest-point-as-steepest': segment((_, values) => values.indexOf(Math.max(...values)) - 1),
    'rise-fall-swap': segment((rises) => rises.indexOf(Math.min(...rises))),
  },
  'y5/data-investigations/kind-of-data': {
    'numbers-make-data-numerical': sentence(/groups/, /numbers/),
    'numbers-taken-as-groups': sentence(/numbers/, /groups/),
    'order-of-groups-misread': oneOf([/without an order/, /with an order/], [/with an order/, /without an order/]),
    'count-measure-swap': oneOf([/counted/, /measured/], [/measured/, /counted/]),
  },
  'y5/data-investigations/fair-sample': {
    'sample-from-one-group': ({ right }, option) => option !== right && !/whole list/.test(option),
    'sample-too-small': ({ options }, option) => first(option) === Math.min(...options.map(first)),
  },
  'y5/equally-likely/is-it-fair': {
    'luck-goes-on': ({ prompt }, option) => option.toLowerCase().includes(/balls were (\w+)/.exec(prompt)?.[1] ?? '-'),
    'gamblers-fallacy': ({ prompt }, option) =>
      /most likely/.test(option) && !option.toLowerCase().includes(/balls were (\w+)/.exec(prompt)?.[1] ?? '-'),
    'all-outcomes-equally-likely': has(/^All/),
  },
  'y6/data-claims/two-groups': {
    'reads-one-column-only': ({ alt }, option) =>
      [0, 1].some((column) => rowWith(alt, (row) => row[column] ?? 0) === option),
    'adds-instead-of-subtracting': ({ alt }, option) =>
      rowWith(alt, (row) => (row[0] ?? 0) + (row[1] ?? 0)) === option ||
      rowWith(alt, (row) => -(row[0] ?? 0) - (row[1] ?? 0)) === option ||
      rowWith(alt, (row) => -Math.abs((row[0] ?? 0) - (row[1] ?? 0))) === option,
  },
  'y6/order-of-operations/with-brackets': {
    'ignores-brackets': ({ lines }, option) =>
      near(first(option), worthOf((lines[0] ?? '').replace(/[()]|\\left|\\right/g, ''))),
    'left-to-right-ignores-order': ({ lines }, option) => near(first(option), leftToRight(lines[0] ?? '')),
    'stops-after-first-step': ({ lines, right }, option) =>
      option !== right && lines.some((line) => numbersOf(line).includes(first(option))),
    'adds-before-times': ({ right }, option) => option !== right,
  },
  'y6/primes/find-the-prime': {
    'one-is-prime': (_, option) => first(option) === 1,
    'odd-is-prime': (_, option) => first(option) > 1 && first(option) % 2 === 1,
    'checks-last-digit-only': (_, option) => [1, 3, 7, 9].includes(first(option) % 10),
  },
  'y6/prisms/slice-of-a-solid': {
    'prism-pyramid-swap': ({ right }, option) => right.split(' ')[0] === option.split(' ')[0],
    'side-face-as-cross-section': ({ right }, option) => right.split(' ')[0] !== option.split(' ')[0],
  },
  'y6/probability/not-this-colour': {
    'complement-not-taken': ({ right }, option) => near(share(option), 1 - share(right)),
    'ratio-part-over-part-as-fraction': ({ right }, option) =>
      near(share(option), share(right) / (1 - share(right))) || near(share(option), (1 - share(right)) / share(right)),
    'counts-kinds-not-items': (_, option) => near(share(option), 1 / 2) || near(share(option), 1 / 3),
  },
  'y6/tessellations/which-shape-tiles': {
    'regular-means-tessellates': has(/[Rr]egular/),
    'shape-by-look': not(has(/[Rr]egular/)),
  },
};
const words = (text: string): string[] => text.match(/[a-z]+/g) ?? [];
const sum = (option: string): number => numbersOf(option.replace('+', ' ')).reduce((a, b) => a + b, 0);
const start = (alt: string): number => TURNS.findIndex((one) => new RegExp(`points ${one}`).test(alt));
const runOf = (prompt: string): string => /result is (\w+)/.exec(prompt)?.[1] ?? '-';
const drawnAgain = (prompt: string): boolean => {
  const [, drawn] = /It is (\w+)\./.exec(prompt) ?? [];
  return new RegExp(`How likely is ${drawn} now`).test(prompt);
};
const shapeAt = (alt: string, option: string): string =>
  new RegExp(`${option.replace('Shape ', '')} is an? ([a-z ]+)`).exec(alt)?.[1] ?? '';
const distance = (prompt: string, option: string): number => {
  const asked = /side ([a-d])\?/.exec(prompt)?.[1] ?? 'a';
  const own = /Side ([a-d])/.exec(option)?.[1];
  return own === undefined ? 0 : Math.abs(own.charCodeAt(0) - asked.charCodeAt(0));
};
/** Where a thing hangs in a room: 0 top, 1 right, 2 bottom, 3 left. */
function around(alt: string, name: string): number {
  const places = placesIn(alt);
  const thing = places.find((one) => name.includes(one.name));
  const middle = { x: 2, y: 2 };
  if (thing === undefined) return -9;
  if (thing.x === middle.x) return thing.y < middle.y ? 0 : 2;
  return thing.x > middle.x ? 1 : 3;
}
/** A share written as a fraction, a decimal or a percentage. */
const share = (option: string): number => {
  const [fraction] = fractions(option);
  if (fraction) return fraction.top / fraction.bottom;
  return option.includes('%') ? first(option) / 100 : first(option);
};
/** The name of the row of a table with the largest of something. */
function rowWith(alt: string, of: (row: number[]) => number): string | undefined {
  const rows = alt.split('. ').flatMap((text) => {
    const [, name = '', cells = ''] = /^([^:]+): ([^:]*\d.*)$/.exec(text.replace(/\.$/, '')) ?? [];
    return name === '' ? [] : [{ name, row: cells.split(', ').map((cell) => Number(cell.match(/\d+$/)?.[0])) }];
  });
  const most = Math.max(...rows.map(({ row }) => of(row)));
  return rows.find(({ row }) => of(row) === most)?.name;
}
/** A calculation with its brackets worked out first, and then from left to right. */
function leftToRight(line: string): number {
  const plain = line
    .replace(/\\left|\\right|\s/g, '')
    .replace(/\\times/g, '*')
    .replace(/\\div/g, '/');
  const inside = plain.replace(/\(([^()]*)\)/g, (_, text: string) => String(leftToRight(text)));
  const [head = '0', ...rest] = inside.match(/[-+*/]?\d+(?:\.\d+)?/g) ?? [];
  return rest.reduce((value, part) => {
    const n = Number(part.slice(1));
    return part[0] === '*' ? value * n : part[0] === '/' ? value / n : part[0] === '-' ? value - n : value + n;
  }, Number(head));
}
/** A thing in a row, counted from the one that is asked about. */
function inRow(to: (at: number, side: 1 | -1, size: number) => number): OptionRule {
  return ({ alt, prompt }, option) => {
    const row = (/: ([a-z, ]+)\./.exec(alt)?.[1] ?? '').split(', ');
    const at = row.findIndex((name) => prompt.includes(`of the ${name}`));
    return option.endsWith(row[to(at, /right of/.test(prompt) ? 1 : -1, row.length)] ?? '-');
  };
}
