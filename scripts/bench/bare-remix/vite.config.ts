import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';

const checkout = fileURLToPath(new URL('../../../', import.meta.url));

/** The yardstick of `npm run bench`: a Remix app of one route, with the options of the product. */
export default defineConfig({
  plugins: [
    remix({
      buildDirectory: `${checkout}.cache/bench/bare-remix`,
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
      },
    }),
  ],
});
