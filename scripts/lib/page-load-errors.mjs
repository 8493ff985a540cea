const reloading = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{[^}]*\}\);/;

/** What Vite's own loader of lazy parts does with a failure; `page` tells that a whole page is missing. */
const asVite = `const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error, page: route.module });
    if (window.dispatchEvent(event)) throw error;
    return new Promise(() => {});`;

/**
 * Remix reloads the document where the code of a page cannot be loaded, and asks nobody.
 * @param {string} code of Remix's loader of pages
 */
export function withPageLoadErrors(code) {
  if (!reloading.test(code))
    throw new Error('Remix loads pages in another way now: see scripts/lib/page-load-errors.mjs.');
  return code.replace(reloading, asVite);
}

/**
 * Vite plugin: a page whose code cannot be loaded fires `vite:preloadError`, and the error is thrown again unless that is
 * prevented, as for every other lazy part. `app/lib/reload-for-missing-page.ts` hears it.
 */
export function pageLoadErrors() {
  return {
    name: 'marsmaths:page-load-errors',
    /** @type {(config: unknown, env: import('vite').ConfigEnv) => boolean} */
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    /** @type {(code: string, id: string) => { code: string, map: null } | null} */
    transform: (code, id) =>
      id.replaceAll('\\', '/').endsWith('/@remix-run/react/dist/esm/routeModules.js')
        ? { code: withPageLoadErrors(code), map: null }
        : null,
  };
}
