import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';

/** Files of the build, precompressed by `scripts/lib/precompress.mjs` (the smallest form that the browser takes). */
export function staticFiles(folder: string): RequestHandler {
  const names = staticFilePatterns(folder);
  const router = Router();
  // Their names hold a hash of their content: nobody asks whether they have changed.
  router.use(
    '/assets',
    expressStaticGzip(join(folder, 'assets'), {
      enableBrotli: true,
      index: false,
      orderPreference: ['br', 'gzip'],
      serveStatic: { immutable: true, maxAge: '1y', etag: false, lastModified: false, acceptRanges: false },
    }),
  );
  // These keep their names, and a service worker that is cached for long could not even be mended.
  router.use(
    express.static(folder, {
      index: false,
      redirect: false,
      maxAge: '1h',
      setHeaders: (response, path) => {
        if (path.endsWith('service-worker.js')) response.setHeader('cache-control', 'no-cache');
      },
    }),
  );
  // Every other path would be looked for on the disk before its page is made.
  return (request, response, next) =>
    names.has(request.path.split('/', 2)[1] ?? '') ? router(request, response, next) : next();
}

/** What the log calls these files, by the first segment of their path. */
export function staticFilePatterns(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { withFileTypes: true });
  return new Map(entries.map((entry) => [entry.name, entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`]));
}
