import { expect, it } from 'vitest';
import { codeOfPage } from './code-of-page';

const code = {
  files: ['/home.js', '/cards.js', '/home.css', '/contents.js', '/landing.js', '/year.js'],
  pages: {
    '/': [4],
    '/home': [0, 1, 2],
    '/courses/:courseId/contents': [3, 1],
    '/courses/:courseId/:part?': [5],
  },
};

it('names the files of a page', () => {
  expect(codeOfPage(code, '/home')).toEqual(['/home.js', '/cards.js', '/home.css']);
  expect(codeOfPage(code, '/')).toEqual(['/landing.js']);
});

it('knows pages by their pattern, the more exact one first', () => {
  expect(codeOfPage(code, '/courses/year-6/contents')).toEqual(['/contents.js', '/cards.js']);
  expect(codeOfPage(code, '/courses/year-6')).toEqual(['/year.js']);
});

it('names nothing for an address without a page', () => {
  expect(codeOfPage(code, '/pricing')).toEqual([]);
});
