import type { LoaderFunction } from '@remix-run/node';
import type { ComponentType } from 'react';
import { sourceOf } from './sources';

/** The module of a page, as far as the specification speaks of it. */
export interface Page {
  default: ComponentType;
  handle?: unknown;
  loader?: LoaderFunction;
}

const modules = import.meta.glob<Partial<Page>>(['../../app/routes/**/*.tsx', '!**/*.test.tsx'], { eager: true });

const routes = Object.entries(modules).flatMap(([file, page]) =>
  page.default === undefined || file.endsWith('/_layout.tsx') ? [] : [{ file, path: pathOf(file), page: page as Page }],
);

/** Every page of the product by its path, written as the specification writes paths: `/rank/{courseId}`. */
export const pages = new Map(routes.map(({ path, page }) => [path, page]));

/** Whether the page is the one of all places to come. */
export function isComingPage(path: string): boolean {
  const file = routes.find((route) => route.path === path)?.file;
  return file !== undefined && sourceOf(file.replace('../../', '')).includes('<ComingPage');
}

/** Throws when the product has no page with this path. */
export function pageAt(path: string): Page {
  const page = pages.get(path);
  if (page === undefined) throw new Error(`There is no page ${path}.`);
  return page;
}

/** What the page's loader answers or throws for a request. */
export async function loaded(path: string, request: Request, params: Record<string, string> = {}): Promise<unknown> {
  const { loader } = pageAt(path);
  if (loader === undefined) return null;
  try {
    return await loader({ request, params, context: {} });
  } catch (thrown) {
    return thrown;
  }
}

/** The address that an answer redirects to; null when it is no redirect. */
export function redirectTarget(answer: unknown): string | null {
  return answer instanceof Response ? answer.headers.get('location') : null;
}

/** The path that a route file serves, by Remix's naming of files. */
function pathOf(file: string): string {
  const segments = file
    .replace(/^.*\/app\/routes\//, '')
    .replace(/(?:\/route)?\.tsx$/, '')
    .replaceAll('+/', '.')
    .split('.')
    .filter((segment) => !segment.startsWith('_'))
    .map((segment) =>
      segment
        .replace(/_$/, '')
        .replace(/^\$$/, '*')
        .replace(/^\(\$(\w+)\)$/, '{$1?}')
        .replace(/^\$(\w+)$/, '{$1}'),
    );
  return `/${segments.join('/')}`;
}
