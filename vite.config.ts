import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';

export default defineConfig({
  // Vitest has its own configuration; the Remix plugin must not run inside it.
  plugins: process.env.VITEST ? [] : [remix(remixConfig)],
  resolve: { alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  build: {
    target: 'es2022',
    cssMinify: true,
    assetsInlineLimit: 1024,
    // Small shared pieces are put together: a page asks for few files, at the price of some bytes it does not need.
    rollupOptions: { output: { experimentalMinChunkSize: 12_000 } },
  },
  server: { port: 3000 },
});
