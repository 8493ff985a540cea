// `node build/launcher/migrate.js`: brings the tables of DATABASE_URL up to date, and ends. For deployments that run
// each program by itself. With a demo school its last line of output is the short code of the shared report.
import { parseConfig } from '../config';
import { createFileStore } from '../platform/files/create-file-store';
import { type DemoOptions, prepareTables } from './prepare-tables';
import { startFailure } from './sentences';
import { readSettings } from './settings';

try {
  const { databaseUrl, demo } = readSettings(process.env, process.cwd());
  if (databaseUrl) {
    const shortCode = await prepareTables(databaseUrl, demo ? demoOptions() : null);
    if (shortCode !== null) process.stdout.write(`${shortCode}\n`);
  } else {
    process.stderr.write('Set DATABASE_URL to the PostgreSQL whose tables are to be brought up to date.\n');
    process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`${startFailure(error, 'the log of PostgreSQL')}\n`);
  process.exitCode = 1;
}

/** Files and the shared report need settings of the backend; without them the demo school has neither. */
function demoOptions(): DemoOptions {
  const parsed = parseConfig(process.env);
  if ('problem' in parsed) return { files: undefined, secret: undefined };
  return { files: createFileStore(parsed.config), secret: parsed.config.secret };
}
