import { expect, it } from 'vitest';
import { openingWords, talkKeys } from './frame-messages';
import type { SubjectView } from './talk-data';

const line = { number: 1, text: '8/12', html: '8/12', verdict: 'CHECKED', message: '' } as const;
const subject: SubjectView = {
  id: '5f0c1c4e-54ab-4f2e-9d9c-2f3e4a5b6c7d',
  index: 4,
  topic: { id: '46-adding-fractions', title: 'Adding fractions' },
  promptHtml: '',
  figureHtml: null,
  keys: ['FRACTION'],
  isClosed: false,
  wasWrong: false,
  working: { startHtml: null, lines: [] },
};

it('begins from what the student has done already', () => {
  expect(openingWords('PROBLEM_SOLVER', subject).words).toContain('Show me what you’ve done so far');
  const written = { ...subject, working: { startHtml: null, lines: [line] } };
  expect(openingWords('PROBLEM_SOLVER', written).words).toContain('I can see what you’ve done so far');
  expect(openingWords('PROBLEM_SOLVER', { ...subject, isClosed: true }).words).toContain(
    'You’ve finished this question',
  );
});

it('has the keys of the question and always an equals sign', () => {
  expect(talkKeys(subject)).toEqual(['FRACTION', 'EQUALS']);
  expect(talkKeys({ ...subject, keys: ['EQUALS', 'X'] })).toEqual(['EQUALS', 'X']);
  expect(talkKeys(null)).toContain('FRACTION');
});
