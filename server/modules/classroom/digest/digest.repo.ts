import { sql } from 'kysely';
import type { Db, Trx } from '../../../db/client';
import { newId } from '../../../platform/ids';

/** Notes that somebody came or went by themselves, without the name. */
export async function noteChange(trx: Trx, classId: string, kind: 'JOINED' | 'LEFT', at: Date): Promise<void> {
  await trx.insertInto('class_changes').values({ id: newId(), class_id: classId, kind, created_at: at }).execute();
}

export interface DigestRow {
  teacher_id: string;
  time_zone: string;
  /** Null before the first digest. */
  told_until: Date | null;
  name: string;
  joined: number;
  left: number;
  /** Tasks that students handed in, late ones included. */
  handedIn: number;
  late: number;
  /** Marks that students ask to be looked at again, and nobody has. */
  asked: number;
}

/** What happened in everybody's classes since they were last told, by teacher and class. */
export async function findUntoldChanges(db: Db, since: Date, until: Date): Promise<DigestRow[]> {
  const { rows } = await sql<DigestRow>`
    select t.teacher_id, u.time_zone, d.told_until, c.name,
      count(*) filter (where ch.kind = 'JOINED')::int as joined,
      count(*) filter (where ch.kind = 'LEFT')::int as left,
      count(*) filter (where ch.kind in ('HANDED_IN', 'LATE'))::int as "handedIn",
      count(*) filter (where ch.kind = 'LATE')::int as late,
      count(*) filter (where ch.kind = 'ASKED')::int as asked
    from (
      select class_id, kind, created_at from class_changes
      union all
      select t.class_id, case when s.handed_in_at > greatest(t.due_at, s.own_due_at) then 'LATE' else 'HANDED_IN' end,
        s.handed_in_at
      from student_tasks s join tasks t on t.id = s.task_id where s.handed_in_at > ${since}
      union all
      select t.class_id, 'ASKED', r.asked_at
      from mark_requests r join student_tasks s on s.id = r.student_task_id join tasks t on t.id = s.task_id
      where r.asked_at > ${since} and r.answered_at is null
    ) ch
    join classes c on c.id = ch.class_id
    cross join lateral (
      select c.teacher_id union select k.teacher_id from class_teachers k where k.class_id = c.id) t
    join users u on u.id = t.teacher_id
    left join teacher_digests d on d.teacher_id = t.teacher_id
    where ch.created_at > coalesce(d.told_until, ${since}) and ch.created_at > ${since} and ch.created_at <= ${until}
    group by t.teacher_id, u.time_zone, d.told_until, c.id, c.name
    order by t.teacher_id, lower(c.name), c.id`.execute(db);
  return rows;
}

/** Notes that this person is told now; false where another process was faster. */
export async function takeDigest(trx: Trx, teacherId: string, toldUntil: Date | null, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into teacher_digests (teacher_id, told_until) values (${teacherId}, ${now})
    on conflict (teacher_id) do update set told_until = excluded.told_until
      where teacher_digests.told_until is not distinct from ${toldUntil}
    returning teacher_id`.execute(trx);
  return rows.length > 0;
}

export async function deleteOldChanges(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('class_changes').where('created_at', '<', before).execute();
}
