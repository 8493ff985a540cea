/** Serves the bare Remix app with captured pages: `node server.mjs <build> <pages.json>`, port in PORT. */
import { readFileSync } from 'node:fs';
import { createRequestHandler } from '@remix-run/express';
import express from 'express';

const [build, pages] = process.argv.slice(2);
globalThis.constantPages = JSON.parse(readFileSync(pages, 'utf8'));

const app = express();
app.disable('x-powered-by');
app.get('/healthz', (_request, response) => response.send('ok'));
app.all('*', createRequestHandler({ build: await import(build), mode: 'production' }));
app.listen(Number(process.env.PORT), '127.0.0.1');
