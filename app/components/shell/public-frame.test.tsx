import { expect, it } from 'vitest';
import { controlsIn, htmlOf, htmlOfPage } from '../../../tests/specification/page-html';
import { pageAt } from '../../../tests/specification/pages';
import { shellData } from '../../../tests/specification/shell-data';
import { PublicFrame } from './public-frame';

const namesIn = (html: string) => controlsIn(html).map(({ name }) => name);
const kept = [
  'Marsmaths home page',
  'Error Logbook',
  'Receive invitation vouchers',
  'Notifications',
  'Account menu',
  'Quiz Me',
];

it('somebody who is logged in keeps header, bell, avatar, invitations and mascot', () => {
  const html = htmlOf(<PublicFrame>The page</PublicFrame>, { path: '/about', data: { shell: shellData() } });
  expect(namesIn(html)).toEqual(expect.arrayContaining(kept));
  expect(html).toMatch(/<main[^>]*data-public-page/);
  expect(html).toContain('aria-label="Product"');
  for (const name of ['Log In', 'Register']) expect(namesIn(html)).not.toContain(name);
});

it.each([
  '/about',
  '/careers',
  '/contact',
  '/faqs',
  '/for-teachers',
  '/for-families',
  '/for-tutors',
  '/privacy-policy',
  '/terms-conditions',
])('%s has the frame of whoever reads it', (path) => {
  const facts = { sent: false, typed: '' };
  const html = (shell: object | null) => htmlOfPage(pageAt(path), { path, data: { ...facts, shell } });
  expect(namesIn(html(shellData()))).toEqual(expect.arrayContaining(kept));
  expect(namesIn(html(null))).toEqual(expect.arrayContaining(['Log In', 'Register']));
});

it('shared reports keep the frame without the trigger of invitations', () => {
  const path = '/share/task/{taskId}/studentTask/{studentTaskId}/{shareKey}';
  const data = { report: null, shell: shellData() };
  const found = namesIn(htmlOfPage(pageAt(path), { path: '/share/task/a/studentTask/b/c', data }));
  expect(found).toEqual(expect.arrayContaining(kept.filter((name) => name !== 'Receive invitation vouchers')));
  expect(found).not.toContain('Receive invitation vouchers');
});

it('the header of visitors is blue where the route asks for it', () => {
  const html = (handle: object) => htmlOf(<PublicFrame>The page</PublicFrame>, { path: '/courses', handle });
  expect(html({ blueHeader: true, blueBackground: true })).toMatch(/<header[^>]*data-blue="true"/);
  expect(html({})).not.toContain('data-blue');
});
