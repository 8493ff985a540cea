import { expect, it } from 'vitest';
import { todaySentence } from './today-sentence';

type Facts = Parameters<typeof todaySentence>[0];
const course = { id: 'year-7', name: 'Year 7', iconUrl: '', grade: 7, rankName: '' };
const desk = (unresolvedCount = 0): Facts => ({
  due: [],
  continuePractice: null,
  plan: null,
  myCourses: [{ mastery: 0, unresolvedCount, course, nextTopic: { id: 't', title: 'Fractions' } }] as never,
});

it('speaks of the reason and the minutes that the student chose, once nothing is due', () => {
  const say = (goal: string | null, minutesADay: number | null, errors = 0) =>
    todaySentence(desk(errors), 0, { goal, minutesADay });
  expect(say(null, null)).toBe('Nothing is due. Next comes Fractions.');
  expect(say('GET_AHEAD', 10)).toBe('Nothing is due. To get ahead: Fractions, about 7 questions in your 10 minutes.');
  expect(say('CATCH_UP', null, 3)).toBe('Nothing is due. To catch up: 3 errors wait in your logbook.');
  expect(say('CATCH_UP', null)).toBe('Nothing is due. To catch up: Fractions.');
});

it('what is due comes first, whatever was chosen', () => {
  const wish = { goal: 'GET_AHEAD', minutesADay: 30 };
  expect(todaySentence(desk(), 2, wish)).toBe('2 things are due. Start with the short one.');
});
