import { describe, expect, it } from 'vitest';
import { misconceptionCells, relapsesOf } from './misconception-cells';

const fractions = '86-add-and-subtract-unlike-fractions';
const tally = (
  state: string,
  count: number,
  more: { idea?: string | null; topic?: string; relapsed?: number } = {},
) => ({
  topic_id: more.topic ?? fractions,
  misconception_id: more.idea === undefined ? 'adds-numerators-and-denominators' : more.idea,
  state,
  count,
  relapsed: more.relapsed ?? 0,
});

describe('errors by topic and idea', () => {
  it('tell the ideas apart inside one topic, with the states of each', () => {
    const cells = misconceptionCells([tally('OPEN', 2), tally('FIXED', 3), tally('REVIEWING', 1, { idea: null })]);
    expect(
      cells.map(({ misconceptionId, totals }) => [misconceptionId, totals.open, totals.reviewing, totals.fixed]),
    ).toEqual([
      ['adds-numerators-and-denominators', 2, 0, 3],
      ['unclassified', 0, 1, 0],
    ]);
  });

  it('keep the same idea of two topics apart', () => {
    expect(misconceptionCells([tally('OPEN', 1), tally('OPEN', 1, { topic: 'withdrawn' })])).toHaveLength(2);
  });

  it('put an idea that is no longer known with those without a name', () => {
    const cells = misconceptionCells([tally('OPEN', 1, { idea: 'withdrawn' }), tally('FIXED', 1, { idea: null })]);
    expect(cells.map(({ misconceptionName, totals }) => [misconceptionName, totals.open, totals.fixed])).toEqual([
      ['Not named yet', 1, 1],
    ]);
  });
});

it('counts relapses among all errors that were ever fixed', () => {
  const tallies = [
    tally('OPEN', 4),
    tally('FIXED', 6, { relapsed: 1 }),
    tally('RELAPSED', 2, { relapsed: 2 }),
    tally('REVIEWING', 3, { relapsed: 1 }),
  ];
  expect(relapsesOf(tallies)).toEqual({ count: 4, of: 9 });
});
