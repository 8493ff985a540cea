import { expect, it } from 'vitest';
import { topics } from '../curriculum/index';
import type { AnyTemplate } from '../templates/index';
import { twoStep } from '../templates/y7/linear-equations/two-step';
import { bankCoverage, coverageOf, thinSpots } from './coverage';

const [topic] = topics;
if (topic === undefined) throw new Error('The curriculum has no topics.');

/** A template of the bank with another difficulty, method, figure or wrong paths. */
const made = (changes: Partial<AnyTemplate>): AnyTemplate => ({ ...twoStep, ...changes });
const proving = (...misconceptionIds: string[]) => ({
  wrongPaths: misconceptionIds.map((misconceptionId) => ({
    misconceptionId,
    compute: () => '1',
    firstWrongStep: 1,
    feedback: () => 'Look again.',
  })),
});

it('counts templates by difficulty and figure, methods and misconceptions once each', () => {
  const templates = [
    made({ difficulty: 'EASY', strategy: 'count', ...proving('one', 'two') }),
    made({ difficulty: 'EASY', strategy: 'count', ...proving('two') }),
    made({ difficulty: 'HARD', strategy: 'draw', figure: () => ({}) as never, ...proving('three') }),
  ];
  expect(coverageOf(topic, templates)).toEqual({
    topic,
    easy: 2,
    normal: 0,
    hard: 1,
    figures: 1,
    strategies: 2,
    misconceptions: 3,
  });
});

it('says in words what a topic lacks, and nothing of a topic that has enough', () => {
  expect(thinSpots(coverageOf(topic, []))).toEqual([
    'no easy question',
    'no medium question',
    'no hard question',
    'fewer than 3 methods',
    'fewer than 2 misconceptions',
  ]);
  const enough = { topic, easy: 1, normal: 1, hard: 1, figures: 0, strategies: 3, misconceptions: 2 };
  expect(thinSpots(enough)).toEqual([]);
  expect(thinSpots({ ...enough, hard: 0 })).toEqual(['no hard question']);
});

it('covers every topic of the curriculum, in its order', () => {
  expect(bankCoverage().map((row) => row.topic)).toEqual(topics);
});

it.each(bankCoverage().map((row) => [row.topic.id, row] as const))(
  '%s has easy, medium and hard questions by different methods, and proves two misconceptions',
  (_id, row) => {
    expect(thinSpots(row)).toEqual([]);
  },
);
