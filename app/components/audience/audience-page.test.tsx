import { expect, it } from 'vitest';
import { controlsIn, htmlOfPage, textOf } from '../../../tests/specification/page-html';
import { pageAt } from '../../../tests/specification/pages';
import { shellData } from '../../../tests/specification/shell-data';

const roads: [string, string][] = [
  ['/for-teachers', '/register?role=TEACHER'],
  ['/for-families', '/onboarding/welcome'],
  ['/for-tutors', '/register?role=TUTOR'],
];
const html = (path: string, roles: ('STUDENT' | 'TEACHER')[] | null) =>
  htmlOfPage(pageAt(path), { path, data: { shell: roles === null ? null : shellData({ roles }) } });
const leadsTo = (page: string) => controlsIn(page).map(({ to }) => to);

it.each(roads)('%s leads a visitor to %s and to a question, and has one headline', (path, start) => {
  const page = html(path, null);
  expect(leadsTo(page).filter((to) => to === start)).toHaveLength(2);
  expect(leadsTo(page)).toContain('/#try');
  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(textOf(page)).toContain('What does it cost?');
});

it.each(roads)('%s leads whoever is logged in to their own pages', (path, start) => {
  expect(leadsTo(html(path, ['TEACHER']))).toContain('/teacher');
  expect(leadsTo(html(path, ['STUDENT']))).toContain('/home');
  for (const page of [html(path, ['TEACHER']), html(path, ['STUDENT'])]) expect(leadsTo(page)).not.toContain(start);
});

it.each(roads)('%s names the two others at its end, and not itself', (path) => {
  const end = html(path, null).split('aria-labelledby="begin"')[1]?.split('<footer')[0] ?? '';
  const named = leadsTo(end).filter((to) => roads.some(([each]) => each === to));
  expect(named).toEqual(roads.map(([each]) => each).filter((each) => each !== path));
});
