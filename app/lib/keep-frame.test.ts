import { expect, it } from 'vitest';
import { keepFrame } from './keep-frame';

function isReadAgain(from: string, to: string, formMethod?: 'GET' | 'POST') {
  const [currentUrl, nextUrl] = [from, to].map((path) => new URL(path, 'http://localhost')) as [URL, URL];
  const place = { currentParams: {}, nextParams: {}, defaultShouldRevalidate: true };
  return keepFrame({ currentUrl, nextUrl, formMethod, ...place });
}

it.each([
  ['/home', '/shop'],
  ['/teacher', '/teacher/classes/1'],
  ['/error-logbook/year-6', '/error-logbook/year-6?page=2'],
])('the frame stays from %s to %s', (from, to) => {
  expect(isReadAgain(from, to)).toBe(false);
  expect(isReadAgain(from, to, 'GET')).toBe(false);
});

it('is read again with a form, and where one asks for the same page again', () => {
  expect(isReadAgain('/shop', '/shop?item=scarf', 'POST')).toBe(true);
  expect(isReadAgain('/home', '/home')).toBe(true);
});

it.each(['/practice/1/3', '/battle/1', '/task/1/2', '/error-logbook/year-6/error-review-session/2'])(
  'is read again on the way out of %s, where coins are earned and errors cleared',
  (from) => {
    expect(isReadAgain(from, '/home')).toBe(true);
  },
);

it('is read again for a result, which may say something of its own', () => {
  expect(isReadAgain('/practice/1/3', '/practice/1/result', 'POST')).toBe(true);
  expect(isReadAgain('/task/1/2', '/task/1/result', 'POST')).toBe(true);
});

it('stays with an answer, which may be lost with the connection, and with the next question', () => {
  expect(isReadAgain('/practice/1/3', '/practice/1/3', 'POST')).toBe(false);
  expect(isReadAgain('/battle/1', '/battle/1', 'POST')).toBe(false);
  expect(isReadAgain('/practice/1/3', '/practice/1/4')).toBe(false);
});
