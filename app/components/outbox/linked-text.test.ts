import { expect, it } from 'vitest';
import { linkedText } from './linked-text';

it('finds an address and leaves the full stop to the sentence', () => {
  expect(linkedText('Open http://localhost:3000/reset-password/abc. It works once.')).toEqual([
    { text: 'Open ', link: false },
    { text: 'http://localhost:3000/reset-password/abc', link: true },
    { text: '. It works once.', link: false },
  ]);
});

it('takes nothing else for an address', () => {
  expect(linkedText('javascript:alert(1) and /home')).toEqual([{ text: 'javascript:alert(1) and /home', link: false }]);
  expect(linkedText('')).toEqual([]);
});
