import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { precompress } from './precompress.mjs';
import { CommandError, runCommand } from './run-command.mjs';
import { StartError } from './start-error.mjs';

/** What the built programs are made of. */
const sources = [
  'app',
  'server',
  'maths',
  'rules',
  'public',
  'package-lock.json',
  'remix.config.js',
  'scripts/lib',
  'tsconfig.json',
  'vite.config.ts',
  'web',
];

/** Programs that run on the server: source file → built file without its ending. */
const programs = {
  'server/index.ts': 'bff/index',
  'server/platform/solver-worker/solver-thread.ts': 'bff/solver-thread',
  'server/sample-thread.ts': 'bff/sample-thread',
  'server/launcher/index.ts': 'launcher/index',
  'server/launcher/exit-with-parent.ts': 'launcher/exit-with-parent',
  'server/launcher/migrate.ts': 'launcher/migrate',
  'scripts/lib/page-code.ts': 'launcher/page-code',
  'scripts/lib/public-facts.ts': 'launcher/public-facts',
  'web/index.ts': 'web/index',
};

const isTest = (path) => /\.test\.(ts|tsx|mjs)$/.test(path);

/**
 * Builds the pages and the server programs into build/ when a source changed since the last build.
 * @param {{ root: string, logFile: string }} options
 * @returns {Promise<boolean>} whether anything was built
 */
export async function build({ root, logFile }) {
  const marker = join(root, 'build', '.sources');
  const wanted = `${fingerprint(root, sources, isTest)} ${process.version}`;
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return false;
  rmSync(marker, { force: true });
  try {
    await buildPages({ root, logFile });
    await buildPrograms({ root, logFile });
    for (const program of ['public-facts', 'page-code']) {
      const file = join('build', 'launcher', `${program}.js`);
      await runCommand(process.execPath, [file], {
        cwd: root,
        logFile,
        env: { ...process.env, NODE_ENV: 'production' },
      });
    }
    await precompress(join(root, 'build', 'client', 'assets'));
  } catch (error) {
    throw error instanceof CommandError
      ? new StartError(`The build failed: details are in ${logFile}.`, { cause: error })
      : error;
  }
  writeFileSync(marker, wanted);
  return true;
}

/** `remix vite:build`: build/client for browsers, build/server for the page server. */
export async function buildPages({ root, logFile }) {
  const remix = join(root, 'node_modules', '@remix-run', 'dev', 'dist', 'cli.js');
  await runCommand(process.execPath, [remix, 'vite:build'], {
    cwd: root,
    logFile,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/** The BFF, the launcher and the migration command: one file each (and what they share), packages left outside. */
export async function buildPrograms({ root, logFile }) {
  const { build: bundle, formatMessages } = await import('esbuild');
  for (const folder of ['bff', 'launcher', 'shared', 'web']) {
    rmSync(join(root, 'build', folder), { recursive: true, force: true });
  }
  try {
    await bundle({
      absWorkingDir: root,
      entryPoints: Object.entries(programs)
        .filter(([source]) => existsSync(join(root, source)))
        .map(([source, target]) => ({ in: source, out: target })),
      outdir: 'build',
      chunkNames: 'shared/[name]-[hash]',
      bundle: true,
      splitting: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      packages: 'external',
      // What runs stays in memory as text, and so do the source maps: without spaces and copies of the sources it is a third.
      minifyWhitespace: true,
      sourcemap: true,
      sourcesContent: false,
      logLevel: 'silent',
    });
  } catch (error) {
    const text = (await formatMessages(error.errors ?? [], { kind: 'error' })).join('\n') || String(error.stack);
    appendFileSync(logFile, text, { mode: 0o600 });
    throw new CommandError('esbuild', 1, text);
  }
}
