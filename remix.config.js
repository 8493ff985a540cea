import { flatRoutes } from 'remix-flat-routes';

const ignoredRouteFiles = ['**/*.css', '**/*.test.{ts,tsx}'];

/**
 * The one place of Remix options. Remix's Vite plugin does not read this file by itself: `vite.config.ts` imports it.
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  // Route files lie in folders by area: `_auth+/login.tsx` is /login. The folder's `+` makes its files flat routes.
  ignoredRouteFiles: ['**/*'],
  routes: async (defineRoutes) => flatRoutes('routes', defineRoutes, { ignoredRouteFiles }),
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: true,
  },
};
