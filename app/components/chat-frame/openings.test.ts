import { expect, it } from 'vitest';
import { openings, topicName } from './openings';
import type { SubjectView } from './talk-data';

const subject: SubjectView = {
  id: '5f0c1c4e-54ab-4f2e-9d9c-2f3e4a5b6c7d',
  index: 4,
  topic: { id: '46-adding-fractions', title: 'Adding fractions' },
  promptHtml: '',
  figureHtml: null,
  keys: [],
  isClosed: false,
  wasWrong: false,
  working: { startHtml: null, lines: [] },
};

it('offers hints on an open question and steps on a closed one', () => {
  const intents = (closed: boolean) =>
    openings('PROBLEM_SOLVER', { ...subject, isClosed: closed }).map(({ intent }) => intent);
  expect(intents(false)).toEqual(['HINT', 'UNSURE']);
  expect(intents(true)).toContain('ANOTHER_WAY');
  expect(openings('PROBLEM_SOLVER', { ...subject, wasWrong: true })[0]).toMatchObject({ intent: 'WHY' });
  expect(openings('QUIZ_ME', subject)).toEqual([]);
});

it('calls a topic by its name where it is known', () => {
  const spots = [{ topicId: '88-angles', topicName: 'Angles', note: '' }];
  expect(topicName('46-adding-fractions', spots, subject)).toBe('Adding fractions');
  expect(topicName('88-angles', spots, subject)).toBe('Angles');
  expect(topicName('99-nothing', spots, null)).toBe('this topic');
});
