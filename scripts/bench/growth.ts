import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { createDatabase, type Db } from '../../server/db/client';
import { startEmbeddedDatabase } from '../../server/db/embedded';
import { migrateToLatest } from '../../server/db/migrate';
import { closeServices, createServices } from '../../server/platform/create-services';
import type { Services } from '../../server/platform/services';
import { testConfig } from '../../tests/integration/backend/test-backend';

const runs = 40;
/** A ratio above this means that a page reads what grows. */
const mostRatio = 1.5;

export interface GrowthDatabase {
  /** Without a limit of time, for writing. */
  db: Db;
  services: Services;
  /** Milliseconds that each action spends in SQL, the fastest tenth: what else the machine does counts for nothing. */
  measure(actions: Record<string, (services: Services) => Promise<unknown>>): Promise<Record<string, number>>;
}

/** A database of its own with every table, and services on it; gone afterwards. */
export async function withGrowthDatabase(action: (database: GrowthDatabase) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marsmaths-growth-'));
  const database = await startEmbeddedDatabase({ dataDir, log: () => {} });
  // A plain pool: writing so much takes longer than the circuit breaker of the product waits.
  const writer = new pg.Pool({ connectionString: database.url });
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool: writer }) });
  let spent = 0;
  const timed = createDatabase(database.url, {
    onStatement: (ms) => {
      spent += ms;
    },
  });
  const services = createServices(testConfig({ DATABASE_URL: database.url }));
  try {
    await migrateToLatest(db);
    await action({
      db,
      services,
      async measure(actions) {
        const times: Record<string, number[]> = {};
        // In turn: what the machine does for a while beside us hits every action alike, not the first one alone.
        for (let run = 0; run < runs + 10; run += 1) {
          for (const [name, ask] of Object.entries(actions)) {
            spent = 0;
            await ask({ ...services, db: timed });
            if (run >= 10) times[name] = [...(times[name] ?? []), spent];
          }
        }
        return Object.fromEntries(
          Object.entries(times).map(([name, each]) => [name, each.toSorted((a, b) => a - b)[runs / 10] ?? 0]),
        );
      },
    });
  } finally {
    await closeServices(services);
    await Promise.all([db.destroy(), timed.destroy()]);
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** How many attempts there are, once the database knows what its tables hold and has written all of it down. */
export async function attemptsIn(db: Db): Promise<number> {
  await sql`vacuum analyze`.execute(db);
  await sql`checkpoint`.execute(db);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from attempts`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Ids follow from what a row is, so that rows find each other without being read. */
export const madeId = (...parts: string[]) => sql.raw(`md5(concat_ws(':', ${parts.join(', ')}))::uuid`);

/** One line for each action, with what it cost before and after. Where it cost too much more, the process ends with 1. */
export function printRatios(title: string, few: Record<string, number>, many: Record<string, number>): void {
  console.log(`\n${title}`);
  console.table(
    Object.entries(few).map(([what, before]) => {
      const after = many[what] ?? 0;
      const ratio = after / before;
      if (!(ratio <= mostRatio)) process.exitCode = 1;
      return { what, 'few, ms': round(before), 'many, ms': round(after), ratio: round(ratio), ok: ratio <= mostRatio };
    }),
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
