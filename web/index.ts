// `node build/web/index.js`: the page server. It needs BFF_URL, INTERNAL_KEY and SESSION_SECRET.
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import { env } from '../app/http/env.server';
import { siteIsSecure } from '../app/http/session.server';
import { buildPageServer } from './build-page-server';
import { closeServer } from './close-server';
import { givingBackMemory } from './give-back-memory';
import { logger } from './logger';

// Tells the build that these headers are ours: web/middleware/trusted-request-headers.ts drops what comes from outside.
process.env.TRUSTED_REQUEST_HEADERS = '1';
const build: ServerBuild = await import(pathToFileURL(resolve('build/server/index.js')).href);

const server = createServer(
  givingBackMemory(buildPageServer({ build, logger, trustProxy: env.TRUST_PROXY, secure: siteIsSecure() })),
).listen(Number(env.PORT), env.HOST || undefined);

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    await closeServer(server);
    process.exit(0);
  });
}
