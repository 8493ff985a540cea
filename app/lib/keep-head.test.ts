import { expect, it } from 'vitest';
import { keepHead } from './keep-head';

const classPath = /^\/teacher\/classes\/([^/]+)/;

function isReadAgain(from: string, to: string, formMethod?: 'GET' | 'POST') {
  const [currentUrl, nextUrl] = [from, to].map((path) => new URL(path, 'http://localhost')) as [URL, URL];
  const paramsOf = ({ pathname }: URL) => ({ classId: classPath.exec(pathname)?.[1] });
  const params = { currentParams: paramsOf(currentUrl), nextParams: paramsOf(nextUrl) };
  return keepHead('classId')({ currentUrl, nextUrl, formMethod, ...params, defaultShouldRevalidate: true });
}

it('the head of a class stays from page to page of it', () => {
  expect(isReadAgain('/teacher/classes/1/tasks', '/teacher/classes/1/book')).toBe(false);
  expect(isReadAgain('/teacher/classes/1/book', '/teacher/classes/1/book?sort=name')).toBe(false);
});

it('is read again with a form, for the same page once more, and for another class', () => {
  expect(isReadAgain('/teacher/classes/1/settings', '/teacher/classes/1/settings', 'POST')).toBe(true);
  expect(isReadAgain('/teacher/classes/1/join', '/teacher/classes/1', 'POST')).toBe(true);
  expect(isReadAgain('/teacher/classes/1/book', '/teacher/classes/1/book')).toBe(true);
  expect(isReadAgain('/teacher/classes/1/book', '/teacher/classes/2/book')).toBe(true);
});
