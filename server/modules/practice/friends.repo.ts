import { sql } from 'kysely';
import type { Db, Trx } from '../../db/client';

export interface FriendRow {
  id: string;
  inviter_id: string;
}

/** Friends of students, registered within 90 days, who finished a set and whose inviter was not thanked yet. One statement. */
export async function findFriendsToThankFor(
  db: Db,
  now: Date,
  after: FriendRow | null,
  limit: number,
): Promise<FriendRow[]> {
  const { rows } = await sql<FriendRow>`
    select f.id, i.id as inviter_id from users f join users i on i.id = f.invited_by
    where f.invited_by is not null and f.inviter_thanked_at is null
      and f.created_at > ${now}::timestamptz - interval '90 days' and 'STUDENT' = any(i.roles)
      and exists (select 1 from practices p where p.student_id = f.id and p.state = 'FINISHED')
      and (${after?.id ?? null}::uuid is null or f.id > ${after?.id ?? null}::uuid)
    order by f.id limit ${limit}`.execute(db);
  return rows;
}

/** True for the first who notes it. */
export async function noteInviterThanked(trx: Trx, friendId: string, at: Date): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update users set inviter_thanked_at = ${at} where id = ${friendId} and inviter_thanked_at is null
    returning id`.execute(trx);
  return rows.length > 0;
}
