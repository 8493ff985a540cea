import { expect, it } from 'vitest';
import { classTabIn } from '../lib/class-of-page';

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
