import { expect, it } from 'vitest';
import { nextStepLabels } from './next-step-labels';

const open = (title: string | null) =>
  nextStepLabels({
    kind: 'CONTINUE',
    title,
    course: { id: 'year-6', name: 'Year 6 Maths' },
    questionCount: 10,
    practice: { mode: 'CASUAL', currentIndex: 4, questionCount: 10 },
    doneToday: [],
  } as unknown as Parameters<typeof nextStepLabels>[0]);

it('names the course of an open set once', () => {
  expect(open(null)).toMatchObject({ title: 'Year 6 Maths', detail: 'Casual · question 4 of 10' });
  expect(open('Fractions')).toMatchObject({
    title: 'Fractions',
    detail: 'Year 6 Maths · Casual · question 4 of 10',
  });
});
