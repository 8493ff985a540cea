import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../db/client';
import type { Database } from '../../../db/schema';

export interface LockedPot {
  id: string;
  class_id: string;
  class_name: string;
  class_archived_at: Date | null;
  title: string;
  goal: number;
  state: 'OPEN' | 'GIVEN' | 'CLOSED';
  /** What is in it. */
  sum: number;
}

/** A pot, locked until the transaction ends: whoever gives, closes or marks it meets here. */
export async function lockPot(trx: Trx, potId: string): Promise<LockedPot | undefined> {
  return (await lockPots(trx, sql`p.id = ${potId}`))[0];
}

/** The open pots of classes, locked in one order for everybody. */
export function lockOpenPots(trx: Trx, classIds: readonly string[]): Promise<LockedPot[]> {
  return lockPots(trx, sql`p.state = 'OPEN' and p.class_id = any(${[...classIds]}::uuid[])`);
}

async function lockPots(trx: Trx, which: RawBuilder<unknown>): Promise<LockedPot[]> {
  const { rows } = await sql<Omit<LockedPot, 'sum'>>`
    select p.id, p.class_id, c.name as class_name, c.archived_at as class_archived_at, p.title, p.goal, p.state
    from class_pots p join classes c on c.id = p.class_id where ${which} order by p.id for no key update of p`.execute(
    trx,
  );
  // Read by a statement of its own: one that has waited for the lock would still see what was there before.
  const sums = await sql<{ pot_id: string; sum: number }>`
    select pot_id, sum(amount)::int as sum from pot_gifts where pot_id = any(${rows.map(({ id }) => id)}::uuid[])
    group by pot_id`.execute(trx);
  return rows.map((row) => ({ ...row, sum: sums.rows.find(({ pot_id }) => pot_id === row.id)?.sum ?? 0 }));
}

/** Whether this form has opened a pot of the class, and whether any is open. */
export async function findPotsOf(
  trx: Trx,
  classId: string,
  creationKey: string,
): Promise<{ made: boolean; open: boolean }> {
  const { rows } = await sql<{ made: boolean; open: boolean }>`
    select exists (select 1 from class_pots where class_id = ${classId} and creation_key = ${creationKey}) as made,
      exists (select 1 from class_pots where class_id = ${classId} and state = 'OPEN') as open`.execute(trx);
  return rows[0] ?? { made: false, open: false };
}

export async function insertPot(trx: Trx, row: Insertable<Database['class_pots']>): Promise<void> {
  await trx.insertInto('class_pots').values(row).execute();
}

export async function endPot(trx: Trx, potId: string, state: 'GIVEN' | 'CLOSED', at: Date): Promise<void> {
  await trx.updateTable('class_pots').set({ state, ended_at: at }).where('id', '=', potId).execute();
}

/** How much a form of this student has put in already; null where it has not. */
export async function findGift(trx: Trx, studentId: string, creationKey: string): Promise<number | null> {
  const row = await trx
    .selectFrom('pot_gifts')
    .select('amount')
    .where('student_id', '=', studentId)
    .where('creation_key', '=', creationKey)
    .executeTakeFirst();
  return row?.amount ?? null;
}

export async function insertGift(trx: Trx, row: Insertable<Database['pot_gifts']>): Promise<void> {
  await trx.insertInto('pot_gifts').values(row).execute();
}

/** Who put into a pot and how much in all, locked in one order for everybody. */
export async function lockGivers(trx: Trx, potId: string): Promise<{ student_id: string; sum: number }[]> {
  await sql`select 1 from users u where u.id in (select student_id from pot_gifts where pot_id = ${potId})
    order by u.id for no key update of u`.execute(trx);
  const { rows } = await sql<{ student_id: string; sum: number }>`
    select student_id, sum(amount)::int as sum from pot_gifts where pot_id = ${potId}
    group by student_id order by student_id`.execute(trx);
  return rows;
}

/** The owner of a class and its other teachers. */
export async function findTeacherIds(trx: Trx, classId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select teacher_id as id from classes where id = ${classId}
    union select teacher_id from class_teachers where class_id = ${classId}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Classes that end with the account of their owner, which is due: nobody else teaches them. */
export async function findClassesEndingWith(trx: Trx, ownerId: string, now: Date): Promise<string[]> {
  const rows = await trx
    .selectFrom('classes as c')
    .innerJoin('users as u', 'u.id', 'c.teacher_id')
    .select('c.id')
    .where('u.id', '=', ownerId)
    .where('u.deletes_at', '<=', now)
    .execute();
  return rows.map(({ id }) => id);
}

/** What a pot looks like to its class. */
export interface PotJson {
  id: string;
  title: string;
  goal: number;
  state: 'OPEN' | 'GIVEN';
  sum: number;
  /** How many gave. */
  givers: number;
  ended_at: string | null;
}

/** For use inside a larger statement about the class `c`: its open pot, else the one that was given since, else null. */
export const potJson = (since: Date): RawBuilder<PotJson | null> => sql<PotJson | null>`(
  select json_build_object('id', p.id, 'title', p.title, 'goal', p.goal, 'state', p.state, 'ended_at', p.ended_at,
    'sum', (select coalesce(sum(g.amount), 0)::int from pot_gifts g where g.pot_id = p.id),
    'givers', (select count(distinct g.student_id)::int from pot_gifts g where g.pot_id = p.id))
  from class_pots p
  where p.class_id = c.id and (p.state = 'OPEN' or (p.state = 'GIVEN' and p.ended_at >= ${since}))
  order by p.state = 'OPEN' desc, p.created_at desc limit 1)`;

/** The same place: what a student has put into the open pot. */
export const ownGiftsJson = (studentId: string): RawBuilder<number> => sql<number>`(
  select coalesce(sum(g.amount), 0)::int from pot_gifts g join class_pots p on p.id = g.pot_id
  where p.class_id = c.id and p.state = 'OPEN' and g.student_id = ${studentId})`;
