import { describe, expect, it } from 'vitest';
import { numericValues } from '../engine/index';
import type { ColumnArithmetic, LongDivision } from '../figures/number-figures';
import type { Solution } from './solution';
import { refused, solved, solveMany } from './solution-checks';

const numberIn = ({ answer }: Solution) => numericValues(answer.model)?.[0] ?? Number.NaN;
const lastLayout = (solution: Solution) => solution.steps.at(-1)?.layout;
const rowsOf = (solution: Solution) =>
  (lastLayout(solution) as ColumnArithmetic).rows.map((row) => row.digits.map((digit) => digit ?? ' ').join(''));

describe('columns', () => {
  it('adds and subtracts whole numbers and decimals', () => {
    solveMany(
      'add and subtract',
      120,
      (random) => {
        const places = random.int(0, 2);
        const [a, b] = [random.int(1, 99_999), random.int(1, 99_999)].map((n) => n / 10 ** places);
        const adds = random.chance();
        const text = (n = 0) => n.toFixed(places);
        return {
          problem: `${text(a)}${adds ? '+' : '-'}${text(b)}`,
          known: adds ? (a ?? 0) + (b ?? 0) : (a ?? 0) - (b ?? 0),
        };
      },
      (solution, known) => expect(numberIn(solution)).toBeCloseTo(known, 6),
    );
  });

  it('multiplies and divides', () => {
    solveMany(
      'multiply and divide',
      120,
      (random) => {
        if (random.chance()) {
          const [a, b] = [random.int(2, 999), random.int(2, 99)];
          const places = random.int(0, 1);
          return { problem: `${(a / 10 ** places).toFixed(places)}\\times ${b}`, known: (a / 10 ** places) * b };
        }
        const [a, b] = [random.int(1, 9999), random.pick([2, 3, 4, 5, 6, 8, 9, 11, 12, 15, 25])];
        return { problem: `${a}÷${b}`, known: a / b };
      },
      (solution, known) => expect(numberIn(solution)).toBeCloseTo(known, 6),
    );
  });

  it('divides with a remainder', () => {
    solveMany(
      'remainder',
      60,
      (random) => {
        const [a, b] = [random.int(10, 9999), random.int(2, 19)];
        return {
          problem: { kind: 'calculate' as const, expression: `${a}/${b}`, division: 'remainder' as const },
          known: [a, b] as const,
        };
      },
      ({ answer }, [a, b]) => {
        const [quotient = Number.NaN, rest = 0] = answer.model.split(' r ').map(Number);
        expect(quotient * b + rest).toBe(a);
        expect(rest).toBeLessThan(b);
      },
    );
  });

  it('shows carries above an addition', () => {
    expect(rowsOf(solved('347+586'))).toEqual(['11 ', '347', '586', '933']);
  });

  it('shows trades above a subtraction, across zeros too', () => {
    expect(rowsOf(solved('5003-1278'))).toEqual(['49913', '5003', '1278', '3725']);
  });

  it('shows partial products', () => {
    expect(rowsOf(solved('347*26'))).toEqual([' 347', '  26', '2082', '6940', '9022']);
  });

  it('sets out a long division', () => {
    const layout = lastLayout(solved('2311/7 with remainder')) as LongDivision;
    expect(layout.divisor).toBe('7');
    expect(layout.quotient).toEqual([null, '3', '3', '0']);
    expect(layout.working.at(-1)?.digits).toEqual([null, null, null, '1']);
  });

  it('writes recurring decimals with a bar', () => {
    expect(solved('1÷6').answerLatex).toBe('0.1\\overline{6}');
    expect(solved('5÷8').answerLatex).toBe('0.625');
  });

  it('rounds a decimal that recurs only late', () => {
    const { answer, steps } = solved('871.3÷2.9');
    expect(answer).toEqual({ kind: 'number', model: '300.45', tolerance: 0.005 });
    expect(steps.at(-1)?.reason).toContain('round to $2$ decimal places');
  });

  it('says that nothing is divided by zero', () => {
    expect(refused('7÷0')).toBe('You can’t divide by zero.');
  });
});

describe('fractions', () => {
  it('adds, subtracts, multiplies and divides fractions and mixed numerals', () => {
    solveMany(
      'fractions',
      120,
      (random) => {
        const [b, d] = [random.int(2, 12), random.int(2, 12)];
        const [a, c] = [random.int(1, b - 1), random.int(1, d - 1)];
        const [w, v] = [random.int(0, 3), random.int(0, 2)];
        const text = (whole: number, top: number, bottom: number) =>
          `${whole === 0 ? '' : whole}\\frac{${top}}{${bottom}}`;
        const [x, y] = [w + a / b, v + c / d];
        const [sign, known] = random.pick([
          ['+', x + y],
          ['-', x - y],
          ['\\times ', x * y],
          ['\\div ', x / y],
        ] as const);
        return { problem: `${text(w, a, b)}${sign}${text(v, c, d)}`, known };
      },
      (solution, known) => expect(numberIn(solution)).toBeCloseTo(known, 9),
    );
  });

  it('simplifies to lowest terms and gives a mixed numeral', () => {
    expect(solved('simplify 12/18').answerLatex).toBe('\\frac{2}{3}');
    expect(solved('2/3+3/4').answerLatex).toBe('1\\frac{5}{12}');
  });
});

describe('order of operations', () => {
  it('works out generated expressions as a calculator does', () => {
    solveMany(
      'order',
      120,
      (random) => {
        const [a, b, c, d] = [random.int(2, 12), random.int(2, 12), random.int(2, 9), random.int(1, 9)];
        const [problem, known] = random.pick([
          [`${a}+${b}*${c}-${d}`, a + b * c - d],
          [`(${a}+${b})*${c}-${d}`, (a + b) * c - d],
          [`${a}*(${b}-${c})^2+${d}`, a * (b - c) ** 2 + d],
          [`${a * c}÷${c}+${b}*${d}`, a + b * d],
          [`${a}-(-${b})+${c}`, a + b + c],
          [`(${a}+${b}*${c})^2-${d}`, (a + b * c) ** 2 - d],
        ] as const);
        return { problem: `evaluate ${problem}`, known };
      },
      (solution, known) => expect(numberIn(solution)).toBe(known),
    );
  });

  it('goes one kind of operation at a time', () => {
    expect(solved('3+4*2-6÷3').steps.map((step) => step.after)).toEqual(['3+4\\times 2-6\\div 3', '3+8-2', '9']);
  });
});
