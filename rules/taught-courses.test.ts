import { expect, it } from 'vitest';
import { taughtFirst } from './taught-courses';

const courses = ['year-1', 'year-2', 'year-3', 'naplan-3'].map((id) => ({ id }));
const orderFor = (teaches: string[]) => taughtFirst(courses, teaches).map(({ id }) => id);

it('puts the courses that somebody teaches in front, each part in the order it had', () => {
  expect(orderFor(['naplan-3', 'year-2'])).toEqual(['year-2', 'naplan-3', 'year-1', 'year-3']);
});

it('leaves the order where nothing is taught, or a course that is no more', () => {
  expect(orderFor([])).toEqual(['year-1', 'year-2', 'year-3', 'naplan-3']);
  expect(orderFor(['year-99'])).toEqual(['year-1', 'year-2', 'year-3', 'naplan-3']);
});
