import { join } from 'node:path';
import { execa } from 'execa';
import { StartError } from '../../scripts/lib/start-error.mjs';
import { programEnvironment } from './programs';
import type { LauncherSettings } from './settings';

/**
 * Runs `build/launcher/migrate.js` and returns the short code of the demo school's shared report, null where there is none. In a process of its own, because the demo school loads all the maths, and the
 * launcher would hold that memory for as long as it watches over the programs.
 *
 * @throws StartError with the sentence that the command ended with
 */
export async function runMigrate(
  root: string,
  databaseUrl: string,
  settings: LauncherSettings,
): Promise<string | null> {
  const { exitCode, stdout, stderr, originalMessage } = await execa(
    process.execPath,
    [
      '--enable-source-maps',
      '--import',
      './build/launcher/exit-with-parent.js',
      join('build', 'launcher', 'migrate.js'),
    ],
    {
      cwd: root,
      env: { ...programEnvironment(settings), DATABASE_URL: databaseUrl },
      stdin: 'ignore',
      ipc: true,
      reject: false,
    },
  );
  if (exitCode !== 0)
    throw new StartError(stderr.trim().split('\n').at(-1) || `The tables were not prepared (${originalMessage}).`);
  return stdout.trim().split('\n').at(-1) || null;
}
