/** Runs the migrations that are missing and, for a demonstration, makes the demo school when it is not there. */
export async function prepareTables(databaseUrl: string, demo: boolean): Promise<void> {
  const [{ createDatabase }, { migrateToLatest }] = await Promise.all([
    import('../db/client'),
    import('../db/migrate'),
  ]);
  const db = createDatabase(databaseUrl, { max: 4, statementMs: 0 });
  try {
    await migrateToLatest(db);
    if (demo) {
      const { seedDemo } = await import('../db/seed');
      await seedDemo(db);
    }
  } finally {
    await db.destroy();
  }
}
