import { expect, it } from 'vitest';
import { savedExamLine } from './saved-exam-line';

const exam = {
  id: 'one',
  name: 'Fractions',
  source: 'PICKED',
  questionCount: 12,
  points: 14,
  createdAt: '2026-11-03T01:00:00Z',
};
const about = (more: Partial<typeof exam> = {}) =>
  savedExamLine({ ...exam, ...more }, 'Australia/Sydney', new Date('2026-11-23T00:00:00Z')).about;

it('a saved exam is told in one line', () => {
  expect(about()).toBe('12 questions, same questions for everyone, 14 points, saved Tue 3 Nov');
  expect(about({ source: 'TOPICS', questionCount: 1, points: 1 })).toBe(
    '1 question, drawn from topics, 1 point, saved Tue 3 Nov',
  );
});
