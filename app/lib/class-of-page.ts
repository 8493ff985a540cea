import type { ClassTab, RouteHandle } from './route-handle';

interface Match {
  handle?: unknown;
  data?: unknown;
}

/** The name of the class that the layout around a page has loaded, for the page's title; null where it could not. */
export function classNameIn(matches: readonly Match[]): string | null {
  for (const { data } of matches) {
    const school = (data as { school?: { name?: unknown } } | null | undefined)?.school;
    if (typeof school?.name === 'string') return school.name;
  }
  return null;
}

/** The tab of the page that is open: the deepest route tells. */
export function classTabIn(matches: readonly Match[]): ClassTab | undefined {
  return matches.map(({ handle }) => (handle as RouteHandle | null | undefined)?.classTab).findLast(Boolean);
}
