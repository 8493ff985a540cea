import { expect, it } from 'vitest';
import { isState, offeredCourses } from './pathways';

const courses = [
  ...[5, 6, 7, 10].map((grade) => ({ id: `year-${grade}`, grade })),
  { id: 'selective-high-school', grade: 6 },
  { id: 'naplan-7', grade: 7 },
  { id: 'hsc-advanced', grade: 12 },
  { id: 'vce-methods', grade: 12 },
  { id: 'senior-maths', grade: 12 },
];
const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);
const idsFor = (state: string | null, year = 12) => idsOf(offeredCourses({ year, state }, courses).ofYear);

it('puts the exams of the own state first and those of another last, and leaves none out', () => {
  expect(idsFor('vic')).toEqual(['vce-methods', 'senior-maths', 'hsc-advanced']);
  expect(idsFor('nsw')).toEqual(['hsc-advanced', 'senior-maths', 'vce-methods']);
  expect(idsFor('qld')).toEqual(['senior-maths', 'hsc-advanced', 'vce-methods']);
  expect(idsFor(null)).toEqual(['hsc-advanced', 'vce-methods', 'senior-maths']);
});

it('has the senior courses for Year 11 as well', () => {
  expect(idsFor('vic', 11)).toEqual(idsFor('vic', 12));
});

it('offers the years beside a school year apart from its own courses', () => {
  const { ofYear, beside } = offeredCourses({ year: 6, state: 'nsw' }, courses);
  expect(idsOf(ofYear)).toEqual(['selective-high-school', 'year-6']);
  expect(idsOf(beside)).toEqual(['year-5', 'year-7', 'naplan-7']);
  expect(idsOf(offeredCourses({ year: 6, state: null }, courses).ofYear)).toEqual(['year-6', 'selective-high-school']);
  expect(offeredCourses({ year: 12, state: null }, courses).beside).toEqual([]);
});

it('knows the states', () => {
  expect([isState('nt'), isState('xx'), isState(null)]).toEqual([true, false, false]);
});
