/**
 * Writes build/client/assets/page-code-<build>.json: the browser fetches a page's code when somebody points at a link to it
 * (`app/components/shell/code-prefetch.tsx`). A part of the build.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import { pageCodeAddress } from '../../app/components/shell/code-of-page';
import { pageCodeOf } from './page-code-of';

const build: ServerBuild = await import(pathToFileURL(join('build', 'server', 'index.js')).href);
const address = pageCodeAddress(build.assets.version);
writeFileSync(join('build', 'client', address), JSON.stringify(pageCodeOf(build)));
