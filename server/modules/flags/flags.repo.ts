import { sql } from 'kysely';
import type { Db, Trx } from '../../db/client';
import { type FlagSetting, flagModes } from './flag-setting';

export async function findFlagSettings(db: Db): Promise<(FlagSetting & { updatedAt: Date })[]> {
  const rows = await db
    .selectFrom('flag_settings')
    .select(['name', 'mode', 'percentage', 'emails', 'updated_at as updatedAt'])
    .execute();
  return rows.map((row) => ({ ...row, mode: flagModes.find((mode) => mode === row.mode) ?? 'OFF' }));
}

/** When a flag was decided about, null where it never was; two decisions about it wait for each other. */
export async function lockFlagSetting(trx: Trx, name: string): Promise<Date | null> {
  await sql`select pg_advisory_xact_lock(hashtext(${`flag ${name}`}))`.execute(trx);
  const row = await trx.selectFrom('flag_settings').select('updated_at').where('name', '=', name).executeTakeFirst();
  return row?.updated_at ?? null;
}

export async function upsertFlagSetting(trx: Trx, { name, ...decision }: FlagSetting, at: Date): Promise<void> {
  const values = { ...decision, updated_at: at };
  await trx
    .insertInto('flag_settings')
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
}

export async function deleteFlagSetting(trx: Trx, name: string): Promise<void> {
  await trx.deleteFrom('flag_settings').where('name', '=', name).execute();
}
