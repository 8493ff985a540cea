import { sql } from 'kysely';
import { newId } from '../../../server/platform/ids';
import { findFailedRows } from '../../../server/platform/jobs/job-failures.repo';
import type { Services } from '../../../server/platform/services';

/** Writing a row with this value fails from now on, as where a rule of the table, or a bug, refuses it. */
export async function poison(
  { db }: Pick<Services, 'db'>,
  table: string,
  column: string,
  value: string,
): Promise<void> {
  await sql`create or replace function refuse_poison() returns trigger language plpgsql as
    $$ begin raise exception 'poison'; end $$`.execute(db);
  const name = newId().replaceAll('-', '');
  for (const [events, row] of [
    ['insert or update', 'new'],
    ['delete', 'old'],
  ]) {
    await sql
      .raw(
        `create trigger ${row}_${name} before ${events} on ${table} for each row
          when (${row}.${column}::text = '${value}') execute function refuse_poison()`,
      )
      .execute(db);
  }
}

/** The rows that administrators see as held back, each as "job row". */
export async function heldBack({ db }: Pick<Services, 'db'>): Promise<string[]> {
  return (await findFailedRows(db, 200)).map(({ job, rowId }) => `${job} ${rowId}`);
}
