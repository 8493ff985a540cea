import { expect, it } from 'vitest';
import { canShow, courseOfYear, firstUnfinished, isOnboardingStep, onboardingSteps } from './onboarding-steps';

it('leads to the first step whose question was not answered', () => {
  expect(firstUnfinished({ year: null, courses: [] })).toBe('welcome');
  expect(firstUnfinished({ year: 11, courses: [] })).toBe('courses');
  expect(firstUnfinished({ year: 7, courses: ['year-7'] })).toBe('try-one');
});

it('shows a step only with what it speaks of, and always one that is shown', () => {
  for (const choice of [
    { year: null, courses: [] },
    { year: 7, courses: [] },
    { year: 7, courses: ['year-7'] },
  ]) {
    expect(canShow(firstUnfinished(choice), choice)).toBe(true);
  }
  expect(onboardingSteps.filter((step) => canShow(step, { year: null, courses: ['year-7'] }))).toEqual([
    'welcome',
    'role',
    'year-level',
  ]);
  expect(isOnboardingStep('1')).toBe(false);
});

it('has a course for every school year up to Year 10', () => {
  expect([courseOfYear(1), courseOfYear(10), courseOfYear(11)]).toEqual(['year-1', 'year-10', null]);
});
