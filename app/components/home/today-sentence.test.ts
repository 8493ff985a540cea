import { expect, it } from 'vitest';
import { todaySentence } from './today-sentence';

type Facts = Parameters<typeof todaySentence>[0];
const desk = (step: object = {}): Facts => ({
  due: [],
  plan: null,
  nextStep: { kind: 'LEARN', title: 'Fractions', questionCount: 8, doneToday: [], ...step } as never,
});

it('speaks of the next step, and of the reason that the student gave', () => {
  expect(todaySentence(desk(), 0, null)).toBe('You’re all caught up. Next: Fractions.');
  expect(todaySentence(desk(), 0, 'GET_AHEAD')).toBe('You’re all caught up. To get ahead: Fractions.');
  expect(todaySentence(desk({ kind: 'MIXED', title: null }), 0, 'EXAM')).toBe('You’re all caught up.');
  expect(todaySentence(desk({ kind: 'PLAN_DAY' }), 0, null)).toBe('Today: Fractions, 8 questions.');
  expect(todaySentence(desk({ doneToday: [{}] }), 0, null)).toBe('You’re done for today. Next: Fractions.');
  expect(todaySentence({ ...desk(), nextStep: null }, 0, null)).toMatch(/^Choose a course/);
});

it('what is due comes first, whatever was chosen', () => {
  expect(todaySentence(desk(), 2, 'GET_AHEAD')).toBe('2 things are due today.');
});

it('a free day of the plan asks for nothing', () => {
  const plan = { today: 0, days: [{ questions: 0 }] } as never;
  expect(todaySentence({ ...desk(), plan }, 0, null)).toBe('You have a day off today. Enjoy it!');
});
