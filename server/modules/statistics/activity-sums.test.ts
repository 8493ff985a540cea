import { describe, expect, it } from 'vitest';
import { sumByPeriod, sumByTopic } from './activity-sums';

const fractions = '86-add-and-subtract-unlike-fractions';
const integers = '82-integers-on-a-line';
const tally = (bucket: number, answered: number, right: number, topic_id = fractions) => ({
  bucket,
  topic_id,
  answered,
  right_first_try: right,
  hinted: 1,
  seconds: 60,
});

describe('what was done', () => {
  it('adds up the topics of a period, and leaves none out', () => {
    const sums = sumByPeriod([tally(2, 5, 4), tally(2, 3, 1, integers), tally(28, 1, 1)], 28);
    expect(sums).toHaveLength(28);
    expect(sums[0]).toEqual({ seconds: 0, answered: 0, rightFirstTry: 0, hinted: 0 });
    expect(sums[1]).toEqual({ seconds: 120, answered: 8, rightFirstTry: 5, hinted: 2 });
    expect(sums[27]?.answered).toBe(1);
  });

  it('shows each topic in four equal parts of the range', () => {
    const tallies = [tally(1, 2, 1), tally(7, 2, 1), tally(8, 4, 3), tally(28, 6, 6)];
    const [topic] = sumByTopic(tallies, 28, [{ topicId: fractions, state: 'MASTERED', answered: 30, right: 20 }]);
    expect(topic?.mastery).toMatchObject({ state: 'MASTERED', answered: 30 });
    expect(topic?.parts).toEqual([
      { count: 2, of: 4 },
      { count: 3, of: 4 },
      { count: 0, of: 0 },
      { count: 6, of: 6 },
    ]);
  });

  it('lists topics in teaching order, also one that has no rating yet', () => {
    const topics = sumByTopic([tally(1, 1, 1, fractions), tally(1, 1, 0, integers)], 12, []);
    expect(topics.map(({ topic }) => topic.id)).toEqual([integers, fractions]);
    expect(topics[0]?.mastery.state).toBe('NOT_STARTED');
  });
});
