import { expect, it } from 'vitest';
import { answerChange } from './answer-change';

it.each([
  ['the first answer', '', '5', [''], 'save'],
  ['a change of what was seen', '5', '6', ['5'], 'save'],
  ['the same once more', '5', '5', [''], 'nothing'],
  ['an empty box that nobody touched, in an old window', '5', '', [''], 'nothing'],
  ['an old answer that nobody touched, in an old window', '6', '5', ['5'], 'nothing'],
  ['another answer from an old window', '5', '7', [''], 'conflict'],
  ['an answer taken back in an old window', '6', '', ['5'], 'conflict'],
  ['an answer taken back', '5', '', ['5'], 'save'],
  ['what follows an answer whose reply was lost', '5', '56', ['', '5'], 'save'],
  ['back to the start after an answer whose reply was lost', '5', '', ['', '5'], 'save'],
  ['a page that names nothing', '5', '7', [], 'conflict'],
  ['a page from before pages named it', '5', '7', undefined, 'save'],
] as const)('%s', (_what, saved, text, seen, change) => {
  expect(answerChange(saved, { text, seen })).toBe(change);
});

it('looks at the latest twenty alone', () => {
  const seen = Array.from({ length: 30 }, (_, place) => `${place}`);
  expect(answerChange('29', { text: 'x', seen })).toBe('save');
  expect(answerChange('3', { text: 'x', seen })).toBe('conflict');
});
