import { expect, it } from 'vitest';
import { allCourses, practisableTopicsOf } from '../../catalogue';
import { availableQuestions } from './draw-plan';

it('has enough questions in each topic for a set of ten', () => {
  const topics = allCourses.flatMap(practisableTopicsOf);
  expect(topics.length).toBeGreaterThan(100);
  expect(topics.filter(({ id }) => availableQuestions([id], null, 40) < 10).map(({ id }) => id)).toEqual([]);
});
