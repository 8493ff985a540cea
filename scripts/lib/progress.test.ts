import { expect, test } from 'vitest';
import { createProgress, elapsed } from './progress.mjs';

test('times read naturally', () => {
  expect([400, 12_400, 125_000].map(elapsed)).toEqual(['0.4 s', '12 s', '2 min 5 s']);
});

test('steps are numbered and end with their time, or with a note when there was nothing to do', async () => {
  let text = '';
  let now = 0;
  const progress = createProgress({
    total: 2,
    write: (part: string) => (text += part),
    isTerminal: false,
    now: () => now,
  });
  await progress.step('Installing packages', () => {
    now += 12_000;
  });
  await progress.step('Building', (note: (text: string) => void) => note('nothing changed'));
  expect(text).toBe('[1/2] Installing packages … 12 s\n[2/2] Building … nothing changed\n');
});

test('a failed step says so and passes its error on', async () => {
  let text = '';
  const progress = createProgress({ total: 1, write: (part: string) => (text += part), isTerminal: false });
  const failure = new Error('no disk');
  await expect(progress.step('Building', () => Promise.reject(failure))).rejects.toBe(failure);
  expect(text).toBe('[1/1] Building … failed\n');
});
