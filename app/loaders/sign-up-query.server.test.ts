import { expect, it } from 'vitest';
import { chosenIn, firstCoursesIn, yearLevelIn } from './sign-up-query.server';

const courses = ['year-5', 'year-6', 'naplan-5', 'naplan-7'].map((id) => ({ id }));
const idsIn = (query: string) => firstCoursesIn(new URLSearchParams(query), courses).map(({ id }) => id);

it('takes the courses of an address in its order, each once', () => {
  expect(idsIn('year=6&course=naplan-7&course=year-6&course=naplan-7')).toEqual(['naplan-7', 'year-6']);
  expect(idsIn('year=6')).toEqual([]);
});

it('believes no more than three, and none that we do not have', () => {
  expect(idsIn('course=year-99&course=year-5&course=&course=year-6&course=naplan-5&course=naplan-7')).toEqual([
    'year-5',
    'year-6',
    'naplan-5',
  ]);
});

it('takes a school year as the form has it', () => {
  const years = ['6', '12', '0', '13', '6.5', ' 6', '', '6&year=7'].map((year) => new URLSearchParams(`year=${year}`));
  expect(years.map(yearLevelIn)).toEqual([6, 12, null, null, null, null, null, 6]);
  expect(yearLevelIn(new URLSearchParams())).toBeNull();
});

it('carries on what looks like a choice, and nothing else', () => {
  const query = new URLSearchParams(
    'year=6&course=year-6&course=%3Cb%3E&course=naplan-7&course=a&course=b&next=%2Fshop',
  );
  expect(chosenIn(query)).toEqual({ year: '6', course: ['year-6', 'naplan-7', 'a'] });
  expect(chosenIn(new URLSearchParams('year=13'))).toEqual({ year: '', course: [] });
});
