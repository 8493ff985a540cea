import { expect, it } from 'vitest';
import { controlsIn, htmlOf } from '../../../tests/specification/page-html';
import { type ClassHead, ClassLayout } from './class-layout';

const school: ClassHead = { id: '1', name: '7B', colour: 'SAND', studentCount: 24, archivedAt: null, course: null };

it('the layout shows the class, and the tab that the page names is the current one', () => {
  const html = htmlOf(<ClassLayout school={school} />, { handle: { classTab: 'book' } });
  expect(html).toContain('<h1>7B</h1>');
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toMatch(/data-tab="book" aria-current="page"|aria-current="page"[^>]*data-tab="book"/);
  expect(controlsIn(html)).toContainEqual({ name: 'Students 24', to: '/teacher/classes/1' });
  expect(html).not.toContain('Archived');
  expect(htmlOf(<ClassLayout school={{ ...school, archivedAt: '2026-11-01T00:00:00Z' }} />)).toContain('Archived');
});
