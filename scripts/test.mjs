#!/usr/bin/env node
// Sets up and runs all tests, or those of the suites that are named: `npm test -- unit content`. Plain Node without
// packages. Its last line is `N passed, N failed`.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './lib/build.mjs';
import { openDataFolder } from './lib/data-folder.mjs';
import { requireNode } from './lib/node-version.mjs';
import { installPackages } from './lib/packages.mjs';
import { createProgress, elapsed } from './lib/progress.mjs';
import { isStartError } from './lib/start-error.mjs';
import { suites } from './lib/suites.mjs';
import { sumTotals } from './lib/test-totals.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, '.cache', 'test-reports');

try {
  process.chdir(root);
  const names = chosenSuites(process.argv.slice(2));
  await prepare();
  const all = [];
  for (const name of names) all.push(await runSuite(name));
  finish(sumTotals(all));
} catch (error) {
  process.stderr.write(`\n${isStartError(error) ? error.message : (error?.stack ?? error)}\n`);
  finish({ passed: 0, failed: 1 });
}

function chosenSuites(wanted) {
  const unknown = wanted.find((name) => !(name in suites));
  if (!unknown) return wanted.length > 0 ? wanted : Object.keys(suites);
  process.stderr.write(`There is no suite ${unknown}: the suites are ${Object.keys(suites).join(', ')}.\n`);
  process.exit(2);
}

async function prepare() {
  const progress = createProgress({ total: 3 });
  const { logs } = await progress.step('Checking this computer', () => {
    requireNode(process.versions.node);
    return openDataFolder(join(root, '.data'));
  });
  await progress.step('Installing packages', async (note) => {
    if (!(await installPackages({ root, logFile: join(logs, 'install.log') }))) note('already there');
  });
  await progress.step('Building', async (note) => {
    if (!(await build({ root, logFile: join(logs, 'build.log') }))) note('nothing changed');
  });
}

async function runSuite(name) {
  process.stdout.write(`\n── ${name}\n`);
  const start = Date.now();
  const totals = await suites[name]({ root, reports });
  if (totals.problem) process.stdout.write(`${name}: ${totals.problem}.\n`);
  process.stdout.write(
    `${name}: ${totals.passed} of ${totals.passed + totals.failed} in ${elapsed(Date.now() - start)}\n`,
  );
  return totals;
}

/** What failed stands at the very end: the beginning of a long log is not always at hand. */
function finish({ passed, failed, failures = [] }) {
  if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}\n`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}
