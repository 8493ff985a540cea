import { matchRoutes } from '@remix-run/react';

/** What the browser knows of a route before it has been there. */
export interface KnownRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports?: string[];
  css?: string[];
}

/** Addresses of the files that a page is made of; both lists are empty for a page that is not known yet. */
export interface PageCode {
  scripts: string[];
  styles: string[];
}

/** The scripts and styles of the page at `pathname`, with those of the frames around it; none of its data. */
export function codeOfPage(routes: Record<string, KnownRoute | undefined>, pathname: string): PageCode {
  const known = Object.values(routes).filter((route): route is KnownRoute => route !== undefined);
  const matches = matchRoutes(branch(known, undefined), pathname) ?? [];
  const matched = matches.flatMap(({ route: { id } }) => routes[id ?? ''] ?? []);
  return {
    scripts: unique(matched.flatMap(({ module, imports = [] }) => [module, ...imports])),
    styles: unique(matched.flatMap(({ css = [] }) => css)),
  };
}

function branch(known: KnownRoute[], parent: string | undefined): Parameters<typeof matchRoutes>[0] {
  return known
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) => (index === true ? { id, path, index } : { id, path, children: branch(known, id) }));
}

function unique(addresses: string[]): string[] {
  return [...new Set(addresses)];
}
