import { describe, expect, it } from 'vitest';
import { groupByTopic, groupByType, heatOf, totalsOf } from './group-errors';

const fractions = '86-add-and-subtract-unlike-fractions';
const idea = 'adds-numerators-and-denominators';
const tally = (state: string, count: number, misconception_id: string | null = idea, topic_id = fractions) => ({
  topic_id,
  misconception_id,
  state,
  count,
  relapsed: 0,
});

const tallies = [
  tally('OPEN', 2),
  tally('FIXED', 3),
  tally('RELAPSED', 1, null),
  tally('REVIEWING', 4, null, '84-integers'),
];

describe('grouping errors', () => {
  it('adds up the states', () => {
    expect(totalsOf(tallies)).toEqual({ open: 2, reviewing: 4, relapsed: 1, fixed: 3, unresolved: 7 });
  });

  it('puts what needs most work first', () => {
    const topics = groupByTopic(tallies);
    expect(topics.map(({ id, total, unresolved }) => [id, total, unresolved])).toEqual([
      ['84-integers', 4, 4],
      [fractions, 6, 3],
    ]);
    const types = groupByType(tallies);
    expect(types.map(({ id, unresolved }) => [id, unresolved])).toEqual([
      ['unclassified', 5],
      [idea, 2],
    ]);
    expect(types.map((type) => type.misconception?.id)).toEqual([undefined, idea]);
  });

  it('leaves fixed errors out of the heat map', () => {
    expect(heatOf(tallies).reduce((sum, cell) => sum + cell.count, 0)).toBe(7);
    expect(heatOf([tally('FIXED', 3)])).toEqual([]);
  });
});
