import { describe, expect, it } from 'vitest';
import { numericValues } from '../engine/index';
import type { Problem } from './problem';
import type { Solution } from './solution';
import { refused, solved, solveMany } from './solution-checks';

const numberOf = ({ answer }: Solution) => Number(answer.model.replace(/[$%]/g, ''));
const cents = (value: number) => Math.round(value * 100 + 1e-7) / 100;

describe('percentages', () => {
  it('finds parts, changes and wholes', () => {
    solveMany<number>(
      'percentages',
      120,
      (random) => {
        const [percent, amount] = [random.int(1, 90), random.int(1, 400) * 5];
        const rises = random.chance();
        const factor = rises ? 100 + percent : 100 - percent;
        return random.pick<{ problem: string | Problem; known: number }>([
          { problem: `${percent}% of ${amount}`, known: (percent * amount) / 100 },
          { problem: `${rises ? 'increase' : 'decrease'} $${amount} by ${percent}%`, known: (factor * amount) / 100 },
          {
            problem: {
              kind: 'reverse-percentage',
              direction: rises ? 'increase' : 'decrease',
              percent: `${percent}`,
              result: `${(factor * amount) / 100}`,
            },
            known: amount,
          },
        ]);
      },
      (solution, known) => expect(numberOf(solution)).toBeCloseTo(known, 6),
    );
  });

  it('writes a part as a percentage, exactly', () => {
    expect(solved('18 out of 24 as a percentage').answer.model).toBe('75%');
    expect(solved('express 2 as a percentage of 3').answer.model).toBe('(200/3)%');
  });

  it('rounds money to the cent', () => {
    expect(solved('17.5% of $9.99').answer.model).toBe('$1.75');
  });
});

describe('ratios', () => {
  it('shares so that the parts are in the ratio and make the whole', () => {
    solveMany(
      'share',
      60,
      (random) => {
        const [a, b, k] = [random.int(1, 9), random.int(1, 9), random.int(1, 30)];
        return { problem: `share ${(a + b) * k} in the ratio ${a}:${b}`, known: [a * k, b * k] };
      },
      ({ answer }, known) => expect(answer.model.split(', ').map(Number)).toEqual(known),
    );
  });

  it.each([
    ['simplify 12:18', '2:3'],
    ['simplify the ratio 0.5:2', '1:4'],
    ['simplify 1/2:3/4', '2:3'],
    ['simplify 20:30:50', '2:3:5'],
  ])('%s is %s', (problem, model) => {
    expect(solved(problem).answer.model).toBe(model);
  });

  it('refuses to share money in broken cents', () => {
    expect(refused('share $10 in the ratio 1:2')).toContain('exact cent');
  });
});

describe('interest and depreciation', () => {
  it('agrees with adding interest year by year', () => {
    solveMany<number>(
      'interest',
      120,
      (random) => {
        const [principal, rate, years, perYear] = [
          random.int(1, 90) * 100,
          random.int(1, 24) / 2,
          random.int(1, 10),
          random.pick([1, 2, 4, 12]),
        ];
        const given = { principal: `${principal}`, rate: `${rate}` };
        let [compound, falling] = [principal, principal];
        for (let i = 0; i < years * perYear; i += 1) compound += (compound * rate) / 100 / perYear;
        for (let i = 0; i < years; i += 1) falling -= (falling * rate) / 100;
        const simple = (principal * rate * years) / 100;
        return random.pick<{ problem: Problem; known: number }>([
          { problem: { kind: 'simple-interest', ...given, years: `${years}`, find: 'interest' }, known: simple },
          {
            problem: { kind: 'simple-interest', ...given, years: `${years}`, find: 'total' },
            known: principal + simple,
          },
          { problem: { kind: 'simple-interest', ...given, interest: `${simple}`, find: 'years' }, known: years },
          {
            problem: {
              kind: 'simple-interest',
              principal: given.principal,
              years: `${years}`,
              interest: `${simple}`,
              find: 'rate',
            },
            known: rate,
          },
          {
            problem: {
              kind: 'simple-interest',
              rate: given.rate,
              years: `${years}`,
              interest: `${simple}`,
              find: 'principal',
            },
            known: principal,
          },
          { problem: { kind: 'compound-interest', ...given, years, perYear, find: 'total' }, known: compound },
          {
            problem: { kind: 'compound-interest', ...given, years, perYear, find: 'interest' },
            known: cents(compound) - principal,
          },
          { problem: { kind: 'reducing-balance', value: given.principal, rate: given.rate, years }, known: falling },
          {
            problem: { kind: 'straight-line-depreciation', value: given.principal, yearly: `${principal / 20}`, years },
            known: principal * (1 - years / 20),
          },
        ]);
      },
      (solution, known) => expect(Math.abs(numberOf(solution) - known)).toBeLessThanOrEqual(0.0051),
    );
  });

  it('says when the value is used up', () => {
    expect(refused({ kind: 'straight-line-depreciation', value: '1000', yearly: '400', years: 3 })).toContain(
      'below zero',
    );
  });
});

describe('sequences', () => {
  it('agrees with writing the terms out', () => {
    solveMany<{ find: string; known: number }>(
      'sequences',
      120,
      (random) => {
        const [a, step, n] = [random.nonZeroInt(-9, 9), random.nonZeroInt(-5, 5), random.int(2, 12)];
        const grows = random.chance();
        const next = (term: number) => (grows ? term * step : term + step);
        const terms = [a];
        while (terms.length < n) terms.push(next(terms.at(-1) ?? 0));
        const [last, total] = [terms.at(-1) ?? 0, terms.reduce((sum, term) => sum + term, 0)];
        const from = grows
          ? ({ kind: 'geometric-sequence', a: `${a}`, r: `${step}` } as const)
          : ({ kind: 'arithmetic-sequence', a: `${a}`, d: `${step}` } as const);
        if (random.chance()) return { problem: { ...from, find: 'term', n }, known: { find: 'term', known: last } };
        if (random.chance() || (grows && Math.abs(step) === 1))
          return { problem: { ...from, find: 'sum', n }, known: { find: 'sum', known: total } };
        return { problem: { ...from, find: 'n', term: `${last}` }, known: { find: 'n', known: n } };
      },
      ({ answer }, { known }) => expect(numericValues(answer.model)?.[0]).toBe(known),
    );
  });

  it('gives rules and the sum to infinity', () => {
    expect(solved({ kind: 'arithmetic-sequence', a: '5', d: '3', find: 'rule' }).answer.model).toBe('3n+2');
    expect(solved({ kind: 'geometric-sequence', a: '3', r: '2', find: 'rule' }).answerLatex).toBe('3\\times 2^{n-1}');
    expect(solved({ kind: 'geometric-sequence', a: '3', r: '1/2', find: 'sum-to-infinity' }).answer.model).toBe('6');
    expect(refused({ kind: 'geometric-sequence', a: '3', r: '2', find: 'sum-to-infinity' })).toContain('between');
  });

  it('says when a number is not in the sequence', () => {
    expect(solved({ kind: 'arithmetic-sequence', a: '5', d: '3', find: 'n', term: '33' }).answer.model).toBe(
      'no solution',
    );
    expect(solved({ kind: 'geometric-sequence', a: '3', r: '2', find: 'n', term: '95' }).answer.model).toBe(
      'no solution',
    );
  });
});
