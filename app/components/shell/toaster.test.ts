import { afterEach, expect, test, vi } from 'vitest';
import { dropToast, takeToasts, toaster, waitingToasts, watchToasts } from './toaster';

const titles = () => waitingToasts().map(({ title }) => title);

afterEach(() => takeToasts(() => {})());

test('a toast that nobody can show yet waits, and is handed over in its turn', () => {
  toaster.create({ title: 'Copied', type: 'success' });
  toaster.create({ title: 'Cleared', type: 'info' });
  expect(titles()).toEqual(['Copied', 'Cleared']);
  const shown = vi.fn();
  const leave = takeToasts(shown);
  expect(shown.mock.calls.map(([{ title }]) => title)).toEqual(['Copied', 'Cleared']);
  expect(titles()).toEqual([]);
  toaster.create({ title: 'Later', type: 'info' });
  expect(shown).toHaveBeenCalledTimes(3);
  leave();
  toaster.create({ title: 'After all', type: 'info' });
  expect(shown).toHaveBeenCalledTimes(3);
  expect(titles()).toEqual(['After all']);
});

test('the later of two toasts with one id replaces the earlier', () => {
  toaster.create({ id: 'cleared', title: 'It did not work', type: 'error' });
  expect(toaster.create({ id: 'cleared', title: 'Cleared', type: 'info' })).toBe('cleared');
  expect(titles()).toEqual(['Cleared']);
});

test('toasts without an id stand beside each other', () => {
  const ids = [1, 2].map(() => toaster.create({ title: 'Copied', type: 'success' }));
  expect(new Set(ids).size).toBe(2);
  expect(titles()).toEqual(['Copied', 'Copied']);
});

test('at most three wait: the oldest gives way', () => {
  for (const title of ['1', '2', '3', '4']) toaster.create({ title, type: 'info' });
  expect(titles()).toEqual(['2', '3', '4']);
});

test('one that was read is taken away, and who watches hears of each change', () => {
  const changed = vi.fn();
  const leave = watchToasts(changed);
  dropToast(toaster.create({ title: 'Copied', type: 'success' }));
  expect(titles()).toEqual([]);
  expect(changed).toHaveBeenCalledTimes(2);
  leave();
  toaster.create({ title: 'Copied', type: 'success' });
  expect(changed).toHaveBeenCalledTimes(2);
});
