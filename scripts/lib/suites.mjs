import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findOrInstallChromium } from './chromium.mjs';
import { playwrightTotals, vitestTotals } from './test-totals.mjs';

/** @typedef {import('./test-totals.mjs').Totals} Totals */

/** @typedef {{ root: string, reports: string }} SuiteContext */

/** Suites by name, in the order in which they run: what fails fastest comes first. */
export const suites = {
  static: runStatic,
  unit: (context) => runVitest(context, ['unit', 'pure', 'isolated'], everyCore),
  content: (context) => runVitest(context, ['content'], everyCore),
  integration: runIntegration,
  e2e: runBrowser,
};

/** Vitest leaves one core free, which on a machine of two is half of it. */
const everyCore = ['--maxWorkers=100%'];

/** Types, lint, import rules: each script `validate:static:…` is one test, or `validate:static` when that is all. */
async function runStatic({ root }) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const parts = Object.keys(scripts).filter((name) => name.startsWith('validate:static:'));
  const names = parts.length > 0 ? parts : ['validate:static'].filter((name) => name in scripts);
  const failures = [];
  for (const name of names) {
    if ((await run('npm', ['run', '--silent', name], root)) !== 0) failures.push(name);
  }
  return { passed: names.length - failures.length, failed: failures.length, failures };
}

/**
 * @param {SuiteContext} context @param {string[]} projects of vitest.config.ts @param {string[]} [more] @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Totals>}
 */
async function runVitest({ root, reports }, projects, more = [], env = process.env) {
  const report = freshReport(reports, `vitest-${projects[0]}.json`);
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [
    vitest,
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...more,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const code = await run(process.execPath, args, root, env);
  return vitestTotals(readReport(report), code);
}

/** On the embedded database, and once more on TEST_DATABASE_URL where that is set. */
async function runIntegration(context) {
  const { TEST_DATABASE_URL: external, ...env } = process.env;
  const embedded = await runVitest(context, ['integration'], everyCore, env);
  if (!external) return embedded;
  const other = await runVitest(context, ['integration'], everyCore, process.env);
  return {
    passed: embedded.passed + other.passed,
    failed: embedded.failed + other.failed,
    failures: [...(embedded.failures ?? []), ...(other.failures ?? [])],
    problem: embedded.problem ?? other.problem,
  };
}

/** Browser tests. Without a browser they have failed, all of them: an untested page is no passed test. */
async function runBrowser({ root, reports }) {
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const report = freshReport(reports, 'playwright.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const chromium = await findOrInstallChromium({ root, logFile: join(reports, 'chromium.log') });
  if (!chromium) {
    await run(process.execPath, [playwright, 'test', '--list', '--reporter=json'], root, env, 'ignore');
    return {
      passed: 0,
      failed: Math.max(1, countListed(readReport(report)?.suites)),
      problem: 'there is no Chromium here and it cannot be installed: name one with CHROMIUM_PATH',
    };
  }
  env.CHROMIUM_PATH = chromium;
  const code = await run(process.execPath, [playwright, 'test', '--reporter=list,json'], root, env);
  return playwrightTotals(readReport(report), code);
}

function countListed(list = []) {
  return list.reduce(
    (sum, { specs = [], suites: inner }) =>
      sum + specs.reduce((n, spec) => n + spec.tests.length, 0) + countListed(inner),
    0,
  );
}

function freshReport(folder, name) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  rmSync(file, { force: true });
  return file;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Runs a command in sight of the reader, without input; resolves to its exit code. */
function run(command, args, cwd, env = process.env, output = 'inherit') {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', output, output] });
    child.once('error', () => resolve(127));
    child.once('close', (code) => resolve(code ?? 1));
  });
}
