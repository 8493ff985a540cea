import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetTyped, forgetTypedOfOthers, readTyped, saveTyped } from './typed-text';
import { forgetTypedTexts, hasTypedTexts } from './typed-text-keys';

/** As a browser's: its names are its own keys. */
function browserStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods);
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T10:00:00Z') });
  const localStorage = browserStorage();
  vi.stubGlobal('window', { localStorage });
  vi.stubGlobal('localStorage', localStorage);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('comes back to the person who typed it, at its place, with what stood there before', () => {
  saveTyped('ava', 'answer q1', { text: '3/4', seen: '' });
  expect(readTyped('ava', 'answer q1')).toMatchObject({ text: '3/4', seen: '' });
  expect(readTyped('ava', 'answer q2')).toBeNull();
  expect(readTyped('ben', 'answer q1')).toBeNull();
  forgetTyped('ava', 'answer q1');
  expect(readTyped('ava', 'answer q1')).toBeNull();
});

it('is gone when somebody else uses the browser, at a logout, and after a week', () => {
  saveTyped('ava', 'answer q1', { text: '3/4', seen: '' });
  saveTyped('ben', 'answer q1', { text: '5/6', seen: '' });
  localStorage.setItem('mm-answer-box', 'plain');
  forgetTypedOfOthers('ben');
  expect(readTyped('ava', 'answer q1')).toBeNull();
  expect(readTyped('ben', 'answer q1')).toMatchObject({ text: '5/6' });
  vi.setSystemTime(new Date('2026-12-05T10:00:00Z'));
  expect(readTyped('ben', 'answer q1')).toBeNull();
  saveTyped('ben', 'answer q1', { text: '7/8', seen: '' });
  forgetTypedTexts();
  expect(hasTypedTexts()).toBe(false);
  expect(localStorage.getItem('mm-answer-box')).toBe('plain');
});

it('never keeps a text that fills the browser', () => {
  saveTyped('ava', 'answer q1', { text: 'x'.repeat(20_001), seen: '' });
  expect(hasTypedTexts()).toBe(false);
});
