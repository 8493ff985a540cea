import { expect, it } from 'vitest';
import { coursesFor, hasOwnExam, isState } from './pathways';

const senior = [{ id: 'hsc-advanced' }, { id: 'vce-methods' }, { id: 'year-12' }];
const idsFor = (state: string | null) => coursesFor(state, senior).map(({ id }) => id);

it('puts the exams of the own state first and those of another last, and leaves none out', () => {
  expect(idsFor('vic')).toEqual(['vce-methods', 'year-12', 'hsc-advanced']);
  expect(idsFor('nsw')).toEqual(['hsc-advanced', 'year-12', 'vce-methods']);
  expect(idsFor('qld')).toEqual(['year-12', 'hsc-advanced', 'vce-methods']);
  expect(idsFor(null)).toEqual(senior.map(({ id }) => id));
});

it('knows where a state has an exam of its own', () => {
  const year6 = [{ id: 'year-6' }, { id: 'selective-high-school' }];
  expect([hasOwnExam('nsw', year6), hasOwnExam('vic', year6), hasOwnExam(null, year6)]).toEqual([true, false, false]);
  expect([isState('nt'), isState('xx'), isState(null)]).toEqual([true, false, false]);
});
