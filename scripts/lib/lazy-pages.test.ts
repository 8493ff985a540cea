import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { withOwnLoader } from './lazy-pages.mjs';

const file = createRequire(import.meta.url)
  .resolve('@remix-run/react')
  .replace(/dist\/index\.js$/, 'dist/esm/routeModules.js');

/** What the function that Remix loads pages with does, with a loader of the test. */
async function loadRouteModule(loadPage: (load: () => Promise<unknown>) => Promise<unknown>, known = {}) {
  const code = withOwnLoader(readFileSync(file, 'utf8'))
    .replace(/^import .*\n/, '')
    .replace(/export \{.*\};/, 'return loadRouteModule;')
    .replaceAll('import.meta', '({})');
  const load = new Function('loadPage', code)(loadPage) as (route: object, known: object) => Promise<unknown>;
  return load({ id: 'routes/page', module: '/assets/page-1a.js' }, known);
}

it('Remix loads the code of a page by our loader, and keeps it', async () => {
  const known = {};
  expect(await loadRouteModule(async () => 'the page', known)).toBe('the page');
  expect(known).toEqual({ 'routes/page': 'the page' });
});

it('what our loader throws is thrown on: nothing is reloaded', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module: http://site.test/assets/page-1a.js');
  await expect(loadRouteModule(() => Promise.reject(failure))).rejects.toBe(failure);
});

it('a Remix that is written in another way fails the build', () => {
  expect(() => withOwnLoader('async function loadRouteModule() {}')).toThrow('Remix loads its pages in another way');
});
