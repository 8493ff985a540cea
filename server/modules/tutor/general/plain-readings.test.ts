import { describe, expect, it } from 'vitest';
import { createRandom, numericValues, type Random } from '../../../../maths/engine/index';
import { solve } from '../../../../maths/solver/index';
import { isSure } from './is-sure';
import { readRequest } from './read-request';

/** What the general tutor says to a problem: the model of its answer; null where it says that it cannot read it. */
function answerTo(typed: string): string | null {
  const request = readRequest(typed);
  if (request.kind !== 'problem') return null;
  for (const reading of request.readings) {
    const solution = solve(reading);
    if (solution.kind === 'solution') return isSure(typed, reading, solution) ? solution.answer.model : null;
  }
  return null;
}

const valueFor = (typed: string): number | null => {
  const model = answerTo(typed);
  return model === null ? null : (numericValues(model)?.[0] ?? Number.NaN);
};

describe('plain text is read as it is meant', () => {
  it.each([
    ['(1/2)^10', 1 / 1024],
    ['what is (1/2)^10?', 1 / 1024],
    ['(1/2)^10 + (1/4)^2', 65 / 1024],
    ['1/2 + 2^10', 1024.5],
    ['(2/3)^10*3^10', 1024],
    ['(-1/2)^11', -1 / 2048],
    ['cube root of 27 + 2^10', 1027],
    ['(0.5)^10', 0.5 ** 10],
    ['2^-10', 2 ** -10],
    ['5⁻²', 0.04],
    ['¾²', 9 / 16],
    ['2½²', 6.25],
    ['½³', 1 / 8],
    ['1½ + 2¼', 3.75],
    ['-2^4', -16],
    ['(-2)^4', 16],
    ['−3²', -9],
    ['(−3)²', 9],
    ['2(3+4)', 14],
    ['(1+2)(3+4)', 21],
    ['2(3)^2', 18],
    ['((2+3)×2)²', 100],
    ['[2+3]*(4-1)', 15],
    ['8 ÷ 4 ÷ 2', 1],
    ['2/3 ÷ 4/5', 5 / 6],
    ['12 ÷ 1/2', 24],
    ['3 1/2 + 1/4', 3.75],
    ['1 / 2 ^ 3', 1 / 8],
    ['4^(1/2)', 2],
    ['4^1/2', 2],
    ['√16+9', 13],
    ['√(16+9)', 5],
    ['2√9', 6],
    ['√100 + 1/2', 10.5],
    ['12.5% of 80', 10],
    ['7 − −3', 10],
    ['3*-2', -6],
    ['3,000+4', 3004],
    ['5 x 4²', 80],
    ['3 squared plus 4 squared', 25],
    ['10 to the power of 12', 1e12],
  ])('%s', (typed, value) => {
    expect(valueFor(typed)).toBeCloseTo(value, 12);
  });

  it.each(['6÷2(1+2)', '6/2(1+2)', '1/2(4)', '2^3^2', '20 + 10%', '100-25%', '1/2/1/4', '1 1/2 ^2'])(
    '%s is read in more than one way, and is not worked out',
    (typed) => {
      expect(answerTo(typed)).toBeNull();
    },
  );

  it.each([
    ['3x+5=20', '5'],
    ['expand (x+2)(x+3)', 'x^2+5x+6'],
    ['integrate x^10', '\\frac{x^{11}}{11}+c'],
    ['∫ x^10 dx', '\\frac{x^{11}}{11}+c'],
    ['differentiate x^12', '12x^{11}'],
    ['2x+3>7', 'x>2'],
    ['x+y=5, x-y=1', 'x=3, y=2'],
    ['mean of 3, 4, 8', '5'],
    ['share 20 in the ratio 2:3', '8, 12'],
    ['make x the subject of y=2x+3', 'x=\\frac{y-3}{2}'],
    ['vertex of y=x^2-4x', '(2,-4)'],
    ['x^2-x-1=0', 'x=1/2+sqrt(5)/2 or x=1/2-sqrt(5)/2'],
  ])('%s', (typed, model) => {
    expect(answerTo(typed)).toBe(model);
  });
});

/** An expression with its value, printed in one of the ways in which people type. */
interface Printed {
  text: string;
  value: number;
  /** Whether it needs brackets beside a sign, and under a power. */
  isSum: boolean;
  isAtom: boolean;
}

function expression(random: Random, depth: number, style: number): Printed {
  const kind = depth === 0 ? 0 : random.int(0, 6);
  const inBrackets = ({ text }: Printed) => (style === 2 ? `[${text}]` : `(${text})`);
  const gap = style === 1 ? ' ' : '';
  const one = () => expression(random, depth - 1, style);
  const factor = () => {
    const part = one();
    return part.isAtom ? part : { ...part, text: inBrackets(part) };
  };
  switch (kind) {
    case 1:
    case 2: {
      const [a, b] = [one(), factor()];
      const sign = kind === 1 ? '+' : style === 1 ? '−' : '-';
      const value = kind === 1 ? a.value + b.value : a.value - b.value;
      return { text: `${a.text}${gap}${sign}${gap}${b.text}`, value, isSum: true, isAtom: false };
    }
    case 3: {
      const [a, b] = [factor(), factor()];
      const sign = b.text.startsWith('(') && style === 3 ? '' : ['*', ' × ', '×', '·'][style];
      return { text: `${a.text}${sign}${b.text}`, value: a.value * b.value, isSum: false, isAtom: false };
    }
    case 4: {
      const base = one();
      const power = random.int(0, 11);
      const raised =
        style === 1 ? [...String(power)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('') : `^${power}`;
      const text = base.isAtom ? base.text : inBrackets(base);
      return { text: `${text}${raised}`, value: base.value ** power, isSum: false, isAtom: false };
    }
    case 5: {
      const [top, bottom] = [random.int(1, 9), random.int(2, 9)];
      return { text: `(${top}/${bottom})`, value: top / bottom, isSum: false, isAtom: true };
    }
    case 6: {
      const root = random.int(1, 12);
      return {
        text: style === 0 ? `sqrt(${root * root})` : `√${root * root}`,
        value: root,
        isSum: false,
        isAtom: true,
      };
    }
    default: {
      const number = random.int(1, 12);
      return random.int(0, 5) === 0
        ? { text: `(-${number})`, value: -number, isSum: false, isAtom: true }
        : { text: `${number}`, value: number, isSum: false, isAtom: true };
    }
  }
}

it('never says a wrong value of what is typed, and seldom says that it cannot read it', () => {
  const random = createRandom('plain readings');
  const wrong: string[] = [];
  let [asked, solved] = [0, 0];
  while (asked < 1200) {
    const { text, value, isAtom } = expression(random, 2, asked % 4);
    if (isAtom || !Number.isFinite(value) || Math.abs(value) > 1e9 || text.length > 60) continue;
    asked += 1;
    const said = valueFor(text);
    if (said === null) continue;
    solved += 1;
    if (Math.abs(said - value) > Math.max(0.0051, 1e-9 * Math.abs(value)))
      wrong.push(`${text} is ${value}, not ${said}`);
  }
  expect(wrong).toEqual([]);
  expect(solved / asked).toBeGreaterThan(0.8);
});
