import type { FileStore } from '../platform/files/file-store';

export interface DemoOptions {
  /** Undefined: there are no sample files. */
  files: FileStore | undefined;
  /** Of the backend: the link of the shared report is made with it. Undefined: no report is shared. */
  secret: string | undefined;
}

/**
 * Runs the migrations that are missing and, for a demonstration, makes the demo school when it is not there. Returns the
 * short code of the demo school's shared report; null where there is none.
 */
export async function prepareTables(databaseUrl: string, demo: DemoOptions | null): Promise<string | null> {
  const [{ createDatabase }, { migrateToLatest }] = await Promise.all([
    import('../db/client'),
    import('../db/migrate'),
  ]);
  const db = createDatabase(databaseUrl, { max: 4, statementMs: 0 });
  try {
    await migrateToLatest(db);
    if (demo === null) return null;
    const { shareDemoReport, seedDemo } = await import('../db/seed');
    await seedDemo(db, { files: demo.files });
    return demo.secret === undefined ? null : await shareDemoReport(db, { secret: demo.secret, now: new Date() });
  } finally {
    await db.destroy();
  }
}
