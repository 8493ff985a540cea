import { expect, it } from 'vitest';
import { htmlOfPage } from '../../tests/specification/page-html';
import type { ClassHead } from '../components/portal/class-layout';
import { classTabIn } from '../lib/class-of-page';
import * as classLayout from './_app+/_taught-class+/_layout';
import * as joinPage from './_app+/_taught-class+/teacher.classes.$classId.join';

interface RouteModule {
  handle?: unknown;
}

const ofClass = import.meta.glob<RouteModule>('./_app+/_taught-class+/*.tsx', { eager: true });
const ofTask = import.meta.glob<RouteModule>('./_app+/_taught-task+/*.tsx', { eager: true });

/** The tab that each page below a layout opens. */
function tabsIn(modules: Record<string, RouteModule>) {
  const layout = Object.entries(modules).find(([file]) => file.endsWith('/_layout.tsx'))?.[1];
  return Object.entries(modules).flatMap(([file, page]) =>
    page === layout ? [] : [{ file, tab: classTabIn([{ handle: layout?.handle }, { handle: page.handle }]) }],
  );
}

it('each page about a class opens one of its tabs', () => {
  const tabs = tabsIn(ofClass);
  expect(tabs.length).toBeGreaterThan(10);
  expect(tabs.filter(({ tab }) => tab === undefined)).toEqual([]);
});

it('each page about a task opens the tab of tasks', () => {
  const tabs = tabsIn(ofTask);
  expect(tabs.length).toBeGreaterThan(4);
  expect(new Set(tabs.map(({ tab }) => tab))).toEqual(new Set(['tasks']));
});

it('a page about a class stands in the head that the layout has loaded, and knows the class from it', () => {
  const school: ClassHead = { id: '1', name: '7B', colour: 'SAND', studentCount: 24, archivedAt: null, course: null };
  const data = { joinCode: 'BBBBBBB', talksOpen: false, hasUnprovedEmail: false, waiting: [], link: '' };
  const html = htmlOfPage(joinPage, {
    path: '/teacher/classes/1/join',
    data: { ...data, code: { size: 1, path: '' } },
    layout: { page: classLayout, data: { school } },
  });
  expect(html).toMatch(/<h1>7B<\/h1>[\s\S]*aria-current="page"[^>]*>Join[\s\S]*<h2/);
  expect(html).toContain('QR code of the link to 7B');
  expect(html).toContain('/teacher/classes/1/accounts');
});
