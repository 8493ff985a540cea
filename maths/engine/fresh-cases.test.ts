import { describe, expect, it } from 'vitest';
import { accuracy } from './accuracy';
import { freshCases } from './cases/fresh/all';
import { checkAnswer } from './check-answer';

describe.each(Object.entries(freshCases))('fresh cases: %s', (_, cases) => {
  it('all come out as they were written down', () => {
    const other = cases
      .map((one) => ({ ...one, given: checkAnswer(one.spec, one.input).kind }))
      .filter(({ given, verdict }) => given !== verdict);
    expect(other).toEqual([]);
  });
});

it('reports accuracy by kind, over every kind, with no false accept', () => {
  const report = accuracy(Object.values(freshCases).flat());
  expect(report.cases).toBeGreaterThan(2600);
  expect(report.right).toBe(report.cases);
  expect(report.falseAccepts).toBe(0);
  expect(report.byKind.map((row) => row.kind).sort()).toEqual(
    ['choice', 'coordinate', 'equation', 'expression', 'inequality', 'list', 'money', 'number', 'quantity'].concat([
      'quotient',
      'ratio',
      'set',
      'solutions',
      'system',
      'time',
    ]),
  );
});

it('counts what is wrong in a table, and which of it was taken for right', () => {
  const spec = { kind: 'number', model: '5' } as const;
  const report = accuracy([
    { spec, input: '5', verdict: 'correct' },
    { spec, input: '5', verdict: 'wrong' },
    { spec, input: '6', verdict: 'correct' },
  ]);
  expect(report).toMatchObject({ cases: 3, right: 1, falseAccepts: 1 });
});

it('has no case twice', () => {
  const keys = Object.values(freshCases)
    .flat()
    .map(({ spec, input }) => JSON.stringify([spec, input]));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
