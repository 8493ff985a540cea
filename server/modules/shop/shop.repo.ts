import { sql } from 'kysely';
import type { Db, Trx } from '../../db/client';
import { coinBalanceJson } from '../rewards/index';
import { type StreakFacts, streakColumns } from '../streaks/index';
import { type OwnQuestRow, ownQuestJson } from './own-quest.repo';
import type { QuestWanted } from './quest.repo';

export interface LedgerRow {
  id: string;
  amount: number;
  reason: string;
  created_at: string;
  course_id: string | null;
}

export interface ShopRow extends StreakFacts {
  coins: number;
  owned: { id: string; bought_at: string }[];
  ledger: LedgerRow[];
  worn: string | null;
  own_quest: OwnQuestRow;
}

/** Coins, things, what is worn, the streak, a student's own quest, and the latest movements, newest first. One statement. */
export async function findShop(
  db: Db,
  { entries, own }: { entries: number; own: QuestWanted },
): Promise<ShopRow | undefined> {
  const { studentId } = own;
  const { rows } = await sql<ShopRow>`
    select ${coinBalanceJson(studentId)} as coins, u.avatar as worn,
      (select coalesce(json_agg(json_build_object('id', item_id, 'bought_at', bought_at)), '[]')
        from owned_items where student_id = ${studentId}) as owned,
      (select coalesce(json_agg(e), '[]') from (
        select c.id, c.amount, c.reason, c.created_at, p.course_id from coin_entries c
        left join practices p on p.student_id = c.student_id and p.id = c.practice_id
        where c.student_id = ${studentId} order by c.created_at desc, c.id desc limit ${entries}) e) as ledger,
      ${streakColumns(sql`${studentId}`)}, ${ownQuestJson(own)} as own_quest
    from users u where u.id = ${studentId}`.execute(db);
  return rows[0];
}

/** Ids of everything that a student bought. One statement. */
export async function findOwned(db: Db, studentId: string): Promise<string[]> {
  const rows = await db.selectFrom('owned_items').select('item_id').where('student_id', '=', studentId).execute();
  return rows.map((row) => row.item_id);
}

/** False when the student has it already. */
export async function insertOwned(
  trx: Trx,
  row: { student_id: string; item_id: string; price: number; bought_at: Date },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('owned_items')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('item_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** What somebody wears, locked until the transaction ends. */
export async function lockWorn(trx: Trx, studentId: string): Promise<{ worn: string | null; owned: string[] }> {
  const { rows } = await sql<{ worn: string | null; owned: string[] }>`
    select u.avatar as worn,
      array(select item_id from owned_items where student_id = u.id) as owned
    from users u where u.id = ${studentId} for no key update of u`.execute(trx);
  return rows[0] ?? { worn: null, owned: [] };
}

export async function updateWorn(trx: Trx, studentId: string, worn: string | null): Promise<void> {
  await trx.updateTable('users').set({ avatar: worn }).where('id', '=', studentId).execute();
}
