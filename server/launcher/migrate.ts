// `node build/launcher/migrate.js`: brings the tables of DATABASE_URL up to date, and ends. For deployments that run
// each program by itself.
import { prepareTables } from './prepare-tables';
import { startFailure } from './sentences';
import { readSettings } from './settings';

try {
  const { databaseUrl, demo } = readSettings(process.env, process.cwd());
  if (databaseUrl) await prepareTables(databaseUrl, demo);
  else {
    process.stderr.write('Set DATABASE_URL to the PostgreSQL whose tables are to be brought up to date.\n');
    process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`${startFailure(error, 'the log of PostgreSQL')}\n`);
  process.exitCode = 1;
}
