import { expect, it } from 'vitest';
import { firstCoursesForm } from './first-courses';
import { readForm } from './read-form';

const read = (...courseIds: string[]) => readForm(firstCoursesForm, { courseIds });

it('takes one to three courses in the order given, each once', () => {
  expect(read('year-6')).toEqual({ ok: true, value: { courseIds: ['year-6'] } });
  const three = ['selective-high-school', 'year-6', 'naplan-7'];
  expect(read(...three, 'year-6')).toEqual({ ok: true, value: { courseIds: three } });
});

it('says what is wrong with none and with four', () => {
  expect(read()).toEqual({ ok: false, errors: { courseIds: 'Tick at least one course to start with.' } });
  expect(read('a', 'b', 'c', 'd')).toEqual({
    ok: false,
    errors: { courseIds: 'Choose up to three courses to start with.' },
  });
});
