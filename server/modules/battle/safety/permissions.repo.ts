import { sql } from 'kysely';
import type { Db, Trx } from '../../../db/client';
import type { ParentAnswer } from '../battle-data';
import { type SettingsRow, settingsJson } from '../queue/player.repo';

export async function findParentEmail(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('parent_email').where('id', '=', userId).executeTakeFirst();
  return row?.parent_email ?? null;
}

/** How a parent's permission stands. */
export async function findParentAnswer(db: Db, userId: string): Promise<ParentAnswer | null> {
  const { rows } = await sql<{ settings: SettingsRow | null }>`select ${settingsJson(userId)} as settings`.execute(db);
  return rows[0]?.settings?.parent ?? null;
}

/** Notes that a parent is asked, in place of what was asked or answered before. */
export async function storeQuestion(
  db: Db,
  { userId, keyHash, at, until }: { userId: string; keyHash: Buffer; at: Date; until: Date },
): Promise<void> {
  const row = { key_hash: keyHash, asked_at: at, expires_at: until, allowed: null, decided_at: null };
  await db
    .insertInto('battle_permissions')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

export async function findPermission(
  db: Db,
  keyHash: Buffer,
): Promise<{ nickname: string; allowed: boolean | null; expires_at: Date } | undefined> {
  return db
    .selectFrom('battle_permissions as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['u.nickname', 'p.allowed', 'p.expires_at'])
    .where('p.key_hash', '=', keyHash)
    .executeTakeFirst();
}

/** Locks what a key is about and returns whom it is about; null where that is the answer already. */
export async function lockPermission(trx: Trx, keyHash: Buffer, allowed: boolean): Promise<string | null> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from battle_permissions
    where key_hash = ${keyHash} and allowed is distinct from ${allowed} for no key update`.execute(trx);
  return rows[0]?.user_id ?? null;
}

export async function storeAnswer(
  trx: Trx,
  userId: string,
  { allowed, at }: { allowed: boolean; at: Date },
): Promise<void> {
  await trx.updateTable('battle_permissions').set({ allowed, decided_at: at }).where('user_id', '=', userId).execute();
}
