import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { afterEach, expect, it, vi } from 'vitest';
import { reloadForMissingPage } from '../../app/lib/reload-for-missing-page';
import { pageLoadErrors, withPageLoadErrors } from './page-load-errors.mjs';

const react = createRequire(import.meta.url).resolve('@remix-run/react');
const file = react.replace('index.js', 'esm/routeModules.js');
const missing = `data:text/javascript,throw new Error('gone')`;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Remix's loader of pages as it is built, in a window. */
async function loader() {
  const code = withPageLoadErrors(await readFile(file, 'utf8'));
  const target = new EventTarget();
  const reload = vi.fn();
  vi.stubGlobal('window', Object.assign(target, { location: { reload }, __remixContext: {} }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { loadRouteModule } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  const load = (module: string) => loadRouteModule({ id: module, module }, {}) as Promise<unknown>;
  return { target, reload, load };
}

/** Whether it stays open, as a page does that is about to be loaded again. */
const isPending = (page: Promise<unknown>) =>
  Promise.race([page, new Promise((resolve) => setTimeout(() => resolve('pending'), 20))]).then(
    (first) => first === 'pending',
  );

it('a page whose code is missing fires the event, and the error is thrown again', async () => {
  const { target, reload, load } = await loader();
  const heard: Event[] = [];
  target.addEventListener('vite:preloadError', (event) => heard.push(event));
  await expect(load(missing)).rejects.toThrow('gone');
  expect(heard).toMatchObject([{ cancelable: true, payload: { message: 'gone' }, page: missing }]);
  expect(reload).not.toHaveBeenCalled();
});

it('unless somebody prevents that', async () => {
  const { target, load } = await loader();
  target.addEventListener('vite:preloadError', (event) => event.preventDefault());
  expect(await isPending(load(missing))).toBe(true);
});

it('by itself the site then loads the document again; for a part of a page it does not', async () => {
  const { target, reload, load } = await loader();
  reloadForMissingPage(target, reload);
  expect(await isPending(load(missing))).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  target.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('nor where somebody has prevented it before', async () => {
  const { target, reload, load } = await loader();
  target.addEventListener('vite:preloadError', (event) => event.preventDefault());
  reloadForMissingPage(target, reload);
  expect(await isPending(load(missing))).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

it('a page that is there loads as before, and other files stay as they are', async () => {
  const { load } = await loader();
  expect(await load('data:text/javascript,export const name = "page"')).toMatchObject({ name: 'page' });
  const { transform } = pageLoadErrors();
  expect(transform('window.location.reload()', '/app/root.tsx')).toBeNull();
  expect(transform(await readFile(file, 'utf8'), file)?.code).toContain('vite:preloadError');
  expect(() => withPageLoadErrors('')).toThrow('in another way');
});
