import { fileURLToPath } from 'node:url';

const loader = fileURLToPath(new URL('../../app/lib/load-part.ts', import.meta.url));
const remixImport = 'await import( /* webpackIgnore: true */route.module)';
const remixCatch = '} catch (error) {';

/**
 * Vite plugin for the browser's bundle: Remix imports the code of a page itself and reloads the page when it cannot. Here
 * it asks `loadPage`, which tells of the failure by `vite:preloadError` and throws the error again unless prevented.
 * @returns {import('vite').Plugin}
 */
export function lazyPages() {
  return {
    name: 'marsmaths:lazy-pages',
    apply: 'build',
    transform(code, id) {
      return /@remix-run\/react\/dist\/esm\/routeModules\.js$/.test(id) ? withOwnLoader(code) : null;
    },
  };
}

/**
 * Remix's `loadRouteModule` with our loader in it. Throws when Remix writes it in another way.
 * @param {string} code
 */
export function withOwnLoader(code) {
  for (const part of [remixImport, remixCatch]) {
    if (code.split(part).length !== 2)
      throw new Error(`Remix loads its pages in another way: “${part}” is not there once.`);
  }
  const changed = code
    .replace(remixImport, 'await loadPage(() => import(/* @vite-ignore */ route.module))')
    .replace(remixCatch, `${remixCatch}\n    throw error;`);
  return `import { loadPage } from ${JSON.stringify(loader)};\n${changed}`;
}
