#!/usr/bin/env node
// Sets up and runs Marsmaths. Plain Node without packages: it runs before they are installed.
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from './lib/build.mjs';
import { openDataFolder } from './lib/data-folder.mjs';
import { loadEnvironmentFile } from './lib/environment-file.mjs';
import { requireNode } from './lib/node-version.mjs';
import { installPackages } from './lib/packages.mjs';
import { createProgress } from './lib/progress.mjs';
import { isStartError } from './lib/start-error.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

try {
  process.chdir(root);
  const progress = createProgress({ total: 6 });
  const { logs } = await progress.step('Checking this computer', () => {
    requireNode(process.versions.node);
    loadEnvironmentFile(root);
    return openDataFolder(resolve(root, process.env.DATA_DIR || '.data'));
  });
  await progress.step('Installing packages', async (note) => {
    if (!(await installPackages({ root, logFile: join(logs, 'install.log') }))) note('already there');
  });
  await progress.step('Building', async (note) => {
    if (!(await build({ root, logFile: join(logs, 'build.log') }))) note('nothing changed');
  });
  const { launch } = await import(pathToFileURL(join(root, 'build', 'launcher', 'index.js')).href);
  await launch({ root, progress });
} catch (error) {
  process.stderr.write(`\n${isStartError(error) ? error.message : (error?.stack ?? error)}\n`);
  process.exit(1);
}
