import { describe, expect, it } from 'vitest';
import { numericValues } from '../engine/index';
import type { Problem, StatisticsProblem } from './problem';
import type { Solution } from './solution';
import { refused, solved, solveMany } from './solution-checks';

const numberIn = ({ answer }: Solution) => numericValues(answer.model)?.[0] ?? Number.NaN;

describe('statistics', () => {
  /** The measure by another method: sorting doubles, and the median found by counting what lies on each side. */
  const byCounting = (sorted: number[]): number => {
    const middle = (sorted.length - 1) / 2;
    return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
  };
  const known = (data: number[], find: StatisticsProblem['find']): number => {
    const sorted = [...data].sort((a, b) => a - b);
    const n = data.length;
    const sum = data.reduce((a, b) => a + b, 0);
    const squares = data.reduce((total, x) => total + x * x, 0);
    const half = Math.floor(n / 2);
    const [low, high] = [byCounting(sorted.slice(0, half)), byCounting(sorted.slice(n - half))];
    switch (find) {
      case 'mean':
        return sum / n;
      case 'median':
        return byCounting(sorted);
      case 'range':
        return Math.max(...data) - Math.min(...data);
      case 'lower-quartile':
        return low;
      case 'upper-quartile':
        return high;
      case 'interquartile-range':
        return high - low;
      case 'standard-deviation':
        return Math.sqrt(squares / n - (sum / n) ** 2);
      default:
        return Math.sqrt((squares - sum ** 2 / n) / (n - 1));
    }
  };

  it('agrees with the definitions', () => {
    const measures = [
      'mean',
      'median',
      'range',
      'lower-quartile',
      'upper-quartile',
      'interquartile-range',
      'standard-deviation',
      'sample-standard-deviation',
    ] as const;
    solveMany(
      'statistics',
      120,
      (random) => {
        const scale = random.pick([1, 10]);
        const data = Array.from({ length: random.int(4, 15) }, () => random.int(-5, 60) / scale);
        const find = random.pick(measures);
        return { problem: { kind: 'statistics' as const, data: data.map(String), find }, known: known(data, find) };
      },
      (solution, value) => expect(Math.abs(numberIn(solution) - value)).toBeLessThan(0.0051),
    );
  });

  it('says the convention for quartiles', () => {
    expect(
      solved({ kind: 'statistics', data: ['1', '2', '3', '4', '5'], find: 'lower-quartile' }).notes.join(),
    ).toContain('out of both halves');
  });

  it('finds one mode, two modes or none', () => {
    const mode = (data: string[]): StatisticsProblem => ({ kind: 'statistics', data, find: 'mode' });
    expect(solved(mode(['1', '2', '2', '3'])).answer.model).toBe('2');
    expect(solved(mode(['1', '1', '2', '2', '3'])).answer.model).toBe('1, 2');
    expect(refused(mode(['1', '2', '3']))).toContain('no mode');
  });
});

describe('probability', () => {
  /** Counts the pairs of items one by one. */
  const counted = (
    counts: Record<string, number>,
    replacement: boolean,
    holds: (first: string, second: string) => boolean,
  ): number => {
    const items = Object.entries(counts).flatMap(([colour, n]) => Array.from({ length: n }, () => colour));
    let [all, good] = [0, 0];
    for (const [i, first] of items.entries()) {
      for (const [j, second] of items.entries()) {
        if (!replacement && i === j) continue;
        all += 1;
        if (holds(first, second)) good += 1;
      }
    }
    return good / all;
  };

  it('agrees with counting all pairs of items', () => {
    solveMany<number>(
      'two draws',
      100,
      (random) => {
        const counts = { red: random.int(1, 6), blue: random.int(1, 6), green: random.int(0, 4) };
        const replacement = random.chance();
        const kind = 'two-draws' as const;
        const given = { kind, counts, replacement };
        return random.pick<{ problem: Problem; known: number }>([
          {
            problem: { ...given, event: { both: 'red' } },
            known: counted(counts, replacement, (a, b) => a === 'red' && b === 'red'),
          },
          {
            problem: { ...given, event: { first: 'red', second: 'blue' } },
            known: counted(counts, replacement, (a, b) => a === 'red' && b === 'blue'),
          },
          { problem: { ...given, event: { same: true } }, known: counted(counts, replacement, (a, b) => a === b) },
          {
            problem: { ...given, event: { atLeastOne: 'blue' } },
            known: counted(counts, replacement, (a, b) => a === 'blue' || b === 'blue'),
          },
        ]);
      },
      (solution, known) => expect(numberIn(solution)).toBeCloseTo(known, 10),
    );
  });

  it('reads two-way tables as counting people does', () => {
    solveMany<number>(
      'tables',
      60,
      (random) => {
        const counts: [[number, number], [number, number]] = [
          [random.int(1, 20), random.int(1, 20)],
          [random.int(1, 20), random.int(1, 20)],
        ];
        const people = counts.flatMap((row, i) =>
          row.flatMap((n, j) => Array.from({ length: n }, () => ({ A: i === 0, B: j === 0 }))),
        );
        const share = (of: typeof people, test: (one: { A: boolean; B: boolean }) => boolean) =>
          of.filter(test).length / of.length;
        const kind = 'two-way-table' as const;
        return random.pick<{ problem: Problem; known: number }>([
          { problem: { kind, counts, find: 'A' }, known: share(people, ({ A }) => A) },
          { problem: { kind, counts, find: 'A and B' }, known: share(people, ({ A, B }) => A && B) },
          { problem: { kind, counts, find: 'A or B' }, known: share(people, ({ A, B }) => A || B) },
          {
            problem: { kind, counts, find: 'A given B' },
            known: share(
              people.filter(({ B }) => B),
              ({ A }) => A,
            ),
          },
          {
            problem: { kind, counts, find: 'B given A' },
            known: share(
              people.filter(({ A }) => A),
              ({ B }) => B,
            ),
          },
        ]);
      },
      (solution, known) => expect(numberIn(solution)).toBeCloseTo(known, 10),
    );
  });

  it.each<[Problem, string]>([
    [{ kind: 'simple-probability', favourable: 3, total: 12 }, '1/4'],
    [{ kind: 'complement', probability: '0.35' }, '13/20'],
    [{ kind: 'independent-events', first: '1/2', second: '2/3', find: 'at-least-one' }, '5/6'],
    [{ kind: 'independent-events', first: '0.4', second: '0.3', find: 'neither' }, '21/50'],
    [{ kind: 'independent-events', first: '20%', second: '0.5', find: 'both' }, '1/10'],
  ])('%j is %s', (problem, model) => {
    expect(solved(problem).answer.model).toBe(model);
  });

  it('refuses what is no probability', () => {
    expect(refused({ kind: 'complement', probability: '1.2' })).toContain('between');
    expect(refused({ kind: 'simple-probability', favourable: 5, total: 3 })).toContain('whole number');
    expect(
      refused({
        kind: 'two-way-table',
        counts: [
          [0, 3],
          [0, 4],
        ],
        find: 'A given B',
      }),
    ).toContain('isn’t defined');
  });
});
