import { expect, it } from 'vitest';
import { questionsIn, studyHours } from './study-plan';

it('more minutes are more questions, and few minutes never make a quest cheaper', () => {
  expect([null, 5, 10, 20, 30].map(questionsIn)).toEqual([5, 5, 7, 13, 20]);
});

it('offers no hour at which nobody may be told anything', () => {
  expect([studyHours[0], studyHours.at(-1)]).toEqual([7, 19]);
});
