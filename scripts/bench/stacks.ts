import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { createPractice, signIn } from '../measure/bff-client';
import { processTree } from '../measure/process-tree';
import { startProduct } from '../measure/product';
import { capturePage } from './capture-page';

const run = promisify(execFile);
const root = process.cwd();
const cache = join(root, '.cache', 'bench');

/** Something that serves the compared pages, with all processes it needs. */
export interface Stack {
  name: string;
  pids(): number[];
  /** Addresses of /home and of a question page, and the session to ask with. */
  site: string;
  practice: string;
  token: string;
  bff: string | null;
  stop(): Promise<void>;
}

/** The built product of a checkout, with its own empty database and demo school. */
export async function startCheckout(name: string, cwd: string, ports: { site: number; bff: number }): Promise<Stack> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marsmaths-bench-'));
  const product = await startProduct({ dataDir, port: ports.site, bffPort: ports.bff, cwd });
  const token = await signIn(product.bff, 'student2@demo.test');
  return {
    name,
    pids: product.pids,
    site: product.site,
    practice: `/practice/${await createPractice(product.bff, token)}/1`,
    token,
    bff: product.bff,
    async stop() {
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Another commit's built checkout, cached between runs. Packages are ours as long as ours are all that it asks for. */
export async function builtCommit(commit: string): Promise<string> {
  const checkout = join(cache, commit);
  if (!existsSync(join(checkout, 'package.json'))) {
    await mkdir(cache, { recursive: true });
    await run('git', ['worktree', 'prune'], { cwd: root });
    await run('git', ['worktree', 'add', '--detach', '--force', checkout, commit], { cwd: root });
  }
  if (!existsSync(join(checkout, 'node_modules'))) {
    if (await hasPackagesOf(checkout)) await symlink(join(root, 'node_modules'), join(checkout, 'node_modules'));
    else await run('npm', ['ci'], { cwd: checkout });
  }
  const script = `import('./scripts/lib/build.mjs').then(({ build }) => build({ root: process.cwd(), logFile: 'build.log' }))`;
  await run(process.execPath, ['-e', script], { cwd: checkout });
  return checkout;
}

async function hasPackagesOf(checkout: string): Promise<boolean> {
  const { dependencies, devDependencies } = await readJson(join(checkout, 'package.json'));
  const wanted = Object.entries({ ...dependencies, ...devDependencies });
  const installed = await Promise.all(
    wanted.map(
      async ([name]) => (await readJson(join(root, 'node_modules', name, 'package.json')).catch(() => null))?.version,
    ),
  );
  return wanted.every(([, version], place) => installed[place] === version);
}

interface PackageFile {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

async function readJson(file: string): Promise<PackageFile> {
  return JSON.parse(await readFile(file, 'utf8')) as PackageFile;
}

/** One Remix route that renders what `like` serves, from constants. */
export async function startBareRemix(browser: Browser, like: Stack, port: number): Promise<Stack> {
  const source = join(root, 'scripts', 'bench', 'bare-remix');
  const remix = join(root, 'node_modules', '@remix-run', 'dev', 'dist', 'cli.js');
  await run(process.execPath, [remix, 'vite:build'], { cwd: source, env: { ...process.env, NODE_ENV: 'production' } });
  const pages: Record<string, unknown> = {};
  for (const path of ['/home', like.practice]) {
    pages[path] = await capturePage(browser, `${like.site}${path}`, like.token);
  }
  const file = join(cache, 'constant-pages.json');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(pages));
  const build = pathToFileURL(join(cache, 'bare-remix', 'server', 'index.js')).href;
  const server = spawn(process.execPath, [join(source, 'server.mjs'), build, file], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { pid } = server;
  if (pid === undefined) throw new Error('The bare Remix server did not start.');
  const site = `http://127.0.0.1:${port}`;
  for (const deadline = Date.now() + 10_000; !(await isUp(`${site}/healthz`)); await pause(100)) {
    if (Date.now() > deadline) throw new Error('The bare Remix server did not answer.');
  }
  const stop = async () => void server.kill();
  return { ...like, name: 'bare Remix route', site, bff: null, pids: () => processTree(pid), stop };
}

async function isUp(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
