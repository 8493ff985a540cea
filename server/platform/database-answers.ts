import { sql } from 'kysely';
import type { Db } from '../db/client';

const patienceMs = 1500;

/** Whether the database answers a statement within a second and a half. */
export async function databaseAnswers(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs);
  });
  const answers = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answers, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
