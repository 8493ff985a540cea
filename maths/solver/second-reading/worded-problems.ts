import { numericValues } from '../../engine/index';
import type { Solution } from '../solution';
import { readValue } from './read-value';

const number = String.raw`\\?\$?(-?[\d.,]+)`;
const percent = String.raw`([\d.]+) ?(?:\\?%|per ?cent)`;

interface Worded {
  pattern: RegExp;
  /** Whether the values of an answer are right; null where the words cannot be told apart after all. */
  isRight(match: readonly string[], values: readonly number[], model: string): boolean | null;
}

const near = (a: number | undefined, b: number): boolean =>
  a !== undefined && Math.abs(a - b) <= 0.0051 * Math.max(1e-3, Math.min(1, Math.abs(b) * 1e6));
const exactly = (a: number | undefined, b: number): boolean =>
  a !== undefined && Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(b));
const amount = (text = ''): number => Number(text.replace(/[\\$,]/g, ''));
const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

const problems: Worded[] = [
  {
    pattern: new RegExp(`${percent} of ${number}$`, 'i'),
    isRight: ([share, whole], [value]) => near(value, (amount(share) * amount(whole)) / 100),
  },
  {
    pattern: new RegExp(`(increase|decrease|reduce) ${number} by ${percent}$`, 'i'),
    isRight: ([word = '', whole, share], [value]) =>
      near(value, amount(whole) * (1 + ((/^i/i.test(word) ? 1 : -1) * amount(share)) / 100)),
  },
  {
    pattern:
      /^\$?([\d.]+) (?:out of \$?(?=[\d.]+ as)|of \$?(?=[\d.]+ as)|as a percentage of \$?)([\d.]+)(?: as a percentage)?$/i,
    isRight: ([part, whole], [value]) =>
      near(value, amount(part) / amount(whole)) || near(value, (100 * amount(part)) / amount(whole)),
  },
  {
    pattern: new RegExp(`(?:share|divide|split) ${number} (?:in|into) the ratio (?:of )?([\\d.:/ ]+)$`, 'i'),
    isRight: ([whole, ratio = ''], values) => {
      const parts = ratio.split(':').map(Number);
      return (
        values.length === parts.length &&
        values.every((value, place) => near(value, (amount(whole) * (parts[place] ?? 0)) / sum(parts)))
      );
    },
  },
  {
    pattern: /^(?:simplify (?:the ratio )?)?([\d./ ]+(?::[\d./ ]+)+)$/i,
    isRight: ([ratio = ''], values) => {
      const parts = ratio.split(':').map((part) => valueFor(part));
      const scale = (values[0] ?? 0) / (parts[0] ?? 1);
      return (
        values.length === parts.length && values.every((value, place) => exactly(value, (parts[place] ?? 0) * scale))
      );
    },
  },
  {
    pattern:
      /(average|mean|median|mode|range|lower quartile|upper quartile|interquartile range|iqr|(?:sample )?standard deviation) of:? (-?[\d.]+(?:(?: ?[,;] ?| and | )-?[\d.]+)+)$/i,
    isRight: ([measure = '', list = ''], values) =>
      isMeasure(measure.toLowerCase(), list.split(/ ?[,;] ?| and | /).map(Number), values),
  },
  {
    pattern:
      /^(?:differentiate|find the derivative of|find dy\/dx (?:of|for|if)):? (?:[a-z](?:\([a-z]\))? ?= ?)?(.+?)(?: with respect to ([a-z]))?$/i,
    isRight: ([of = '', letter], _, model) => isSlope(of, model, letter),
  },
  {
    pattern:
      /^(?:integrate:?|\\int|∫) (.+?)(?: (?:with respect to|d) ?([a-z]))?(?:,? from (?:[a-z] ?= ?)?(.+?) to (?:[a-z] ?= ?)?(.+))?$/i,
    isRight: ([of = '', letter, from, to], values, model) =>
      from && to ? isArea(of, letter, [from, to], values[0]) : isSlope(model.replace(/\+ ?[cC]$/, ''), of, letter),
  },
  {
    pattern: /^\\int(?:_\{?([^{}^]+?)\}?\^\{?([^{}]+?)\}?) (.+?)(?:\\,)? ?d([a-z])$/i,
    isRight: ([from = '', to = '', of = '', letter], [value]) => isArea(of, letter, [from, to], value),
  },
  {
    pattern:
      /(gradient|equation) of the line (?:through|joining|passing through) \(([^,()]+),([^,()]+)\) (?:and|to) \(([^,()]+),([^,()]+)\)$/i,
    isRight: ([find = '', ...ends], values, model) => {
      const [a = 0, b = 0, c = 0, d = 0] = ends.map(valueFor);
      if (/^g/i.test(find)) return exactly(values[0], (d - b) / (c - a));
      const [left, right] = model.split('=').map((side) => readValue(side));
      if (typeof left !== 'function' || typeof right !== 'function') return null;
      return [[a, b] as const, [c, d] as const].every(([x, y]) => exactly(left({ x, y }), right({ x, y })));
    },
  },
  {
    pattern:
      /(gradient|[xy]-intercepts?|vertex|turning point|axis(?: of symmetry)?) of (?:the (?:line|graph|parabola|curve)(?: of)? )?(.+)=(.+)$/i,
    isRight: ([find = '', left = '', right = ''], values) => isOnGraph(find.toLowerCase(), left, right, values),
  },
];

/** Whether an answer to a problem in words is right by its numbers; null for other problems. */
export function isConfirmedInWords(text: string, { answer }: Solution): boolean | null {
  const clean = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[?.]+$/, '')
    .replace(/^(?:please|find|what(?:'?s| is)|calculate|work out|evaluate|write|express) (?:the )?/i, '');
  for (const { pattern, isRight } of problems) {
    const match = pattern.exec(clean);
    if (match) return isRight(match.slice(1), numericValues(answer.model) ?? numbersIn(answer.model), answer.model);
  }
  return null;
}

const numbersIn = (model: string): number[] =>
  model
    .split(/[:,()]|\br\b/)
    .filter((part) => part.trim() !== '')
    .map(valueFor);

function valueFor(text: string): number {
  const reading = readValue(text);
  return typeof reading === 'function' ? reading({}) : Number.NaN;
}

function isMeasure(measure: string, list: number[], values: readonly number[]): boolean | null {
  const sorted = [...list].sort((a, b) => a - b);
  const middle = (of: number[]) =>
    ((of[Math.floor((of.length - 1) / 2)] ?? 0) + (of[Math.ceil((of.length - 1) / 2)] ?? 0)) / 2;
  const half = Math.floor(sorted.length / 2);
  const [low, high] = [middle(sorted.slice(0, half)), middle(sorted.slice(-half))];
  const mean = sum(list) / list.length;
  const squares = sum(list.map((each) => (each - mean) ** 2));
  const [value] = values;
  switch (measure) {
    case 'average':
    case 'mean':
      return near(value, mean);
    case 'median':
      return near(value, middle(sorted));
    case 'range':
      return near(value, (sorted.at(-1) ?? 0) - (sorted[0] ?? 0));
    case 'mode': {
      const count = (of: number) => list.filter((each) => each === of).length;
      return values.every((each) => list.every((other) => count(other) <= count(each)));
    }
    case 'lower quartile':
      return near(value, low);
    case 'upper quartile':
      return near(value, high);
    case 'interquartile range':
    case 'iqr':
      return near(value, high - low);
    default:
      return near(value, Math.sqrt(squares / (list.length - (measure.startsWith('sample') ? 1 : 0))));
  }
}

/** Whether one text is the slope of another, by small differences. */
function isSlope(of: string, slope: string, letter: string | undefined): boolean | null {
  const [whole, found] = [readValue(of), readValue(slope)];
  if (typeof whole !== 'function' || typeof found !== 'function') return null;
  const name = letter ?? /(?<![a-z\\])[a-df-z](?![a-z])/i.exec(of)?.[0] ?? 'x';
  const step = 1e-5;
  const compared = [0.41, 1.13, 2.29, 3.7].flatMap((point) => {
    const at = (shift: number) => whole({ [name]: point + shift });
    const [difference, own] = [(at(step) - at(-step)) / (2 * step), found({ [name]: point })];
    return Number.isFinite(difference) && Number.isFinite(own)
      ? [Math.abs(difference - own) <= 1e-4 * Math.max(1, Math.abs(own))]
      : [];
  });
  return compared.length === 0 ? null : compared.every(Boolean);
}

/** Simpson's rule with many strips. */
function isArea(
  of: string,
  letter: string | undefined,
  ends: readonly [string, string],
  value: number | undefined,
): boolean | null {
  const inside = readValue(of);
  const [from, to] = [valueFor(ends[0]), valueFor(ends[1])];
  if (typeof inside !== 'function' || value === undefined || !Number.isFinite(from + to)) return null;
  const name = letter ?? /(?<![a-z\\])[a-df-z](?![a-z])/i.exec(of)?.[0] ?? 'x';
  const strips = 2000;
  const width = (to - from) / strips;
  let total = 0;
  for (let place = 0; place <= strips; place += 1) {
    const weight = place === 0 || place === strips ? 1 : place % 2 === 0 ? 2 : 4;
    total += weight * inside({ [name]: from + place * width });
  }
  return Math.abs((total * width) / 3 - value) <= 1e-4 * Math.max(1, Math.abs(value));
}

function isOnGraph(find: string, left: string, right: string, values: readonly number[]): boolean | null {
  const [a, b] = [readValue(left), readValue(right)];
  if (typeof a !== 'function' || typeof b !== 'function') return null;
  const gap = (x: number, y: number) => a({ x, y }) - b({ x, y });
  // The equations are linear in y.
  const height = (x: number) => (gap(x, 0) * -1) / (gap(x, 1) - gap(x, 0));
  const close = (one: number, other: number) => Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other));
  if (find === 'gradient') return exactly(values[0], height(1) - height(0));
  if (find.startsWith('y')) return close(height(0), values.at(-1) ?? Number.NaN);
  if (find.startsWith('x'))
    return values.filter((_, place) => place % 2 === 0 || values.length === 1).every((x) => close(gap(x, 0), 0));
  const [x = Number.NaN, y] = values;
  return close(height(x - 1), height(x + 1)) && (y === undefined || close(height(x), y));
}
