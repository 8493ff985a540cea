import { matchRoutes } from '@remix-run/react';

/**
 * The scripts and styles of every page, without those of the root, which each page has loaded already. The build writes it
 * beside the files themselves (`scripts/lib/page-code.ts`).
 */
export interface PageCode {
  /** Addresses of files. */
  files: string[];
  /** Each page's pattern, such as /rank/:courseId, with the places of its files in that list. */
  pages: Record<string, number[]>;
}

/** Where the map of a build lies. */
export function pageCodeAddress(build: string): string {
  return `/assets/page-code-${build}.json`;
}

/** Addresses of the scripts and styles of the page at `pathname`, none of its data; empty for an address without a page. */
export function codeOfPage({ files, pages }: PageCode, pathname: string): string[] {
  const routes = Object.keys(pages).map((path) => ({ path }));
  const pattern = matchRoutes(routes, pathname)?.at(-1)?.route.path;
  return (pages[pattern ?? ''] ?? []).flatMap((place) => files[place] ?? []);
}
