import { type RawBuilder, sql } from 'kysely';
import type { AimKind } from '../../../rules/shop/quest';
import type { Db, Trx } from '../../db/client';
import { type QuestRow, type QuestWanted, workColumns } from './quest.repo';

export interface OwnQuestRow extends QuestRow {
  /** Null before it is begun: nothing is done then, and `waited` tells whether an error waits now. */
  kinds: AimKind[] | null;
}

/**
 * For use inside a larger statement: a student's own quest of a day, and what was done since it began; where none did,
 * since `wanted.since`. Sets with an answer after that moment are open or were finished after it, so that the answers are
 * found without reading all that the student ever did.
 */
export function ownQuestJson(wanted: QuestWanted): RawBuilder<OwnQuestRow> {
  const student = sql<string>`${wanted.studentId}::uuid`;
  const since = sql<Date>`coalesce(o.begun_at, ${wanted.since}::timestamptz)`;
  return sql`(select to_json(own) from (
    select o.kinds,
      case when 'ANSWER' = any(o.kinds) then (select count(*)::int from practices s
        join practice_questions a on a.student_id = s.student_id and a.practice_id = s.id
        where s.student_id = ${student} and a.answered_at >= ${since}
          and (s.state = 'IN_PROGRESS' or (s.state = 'FINISHED' and s.finished_at >= ${since}))) else 0 end as answered,
      ${workColumns({ student, since, questKey: sql`${wanted.questKey}` })}
    from (select 1) one left join own_quests o on o.student_id = ${student} and o.day = ${wanted.day}) own)`;
}

/** The same alone, for one who begins or collects it. One statement. */
export async function findOwnQuest(db: Db, wanted: QuestWanted): Promise<OwnQuestRow> {
  const { rows } = await sql<{ own: OwnQuestRow }>`select ${ownQuestJson(wanted)} as own`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A statement without a table answers with one row.');
  return row.own;
}

export async function insertOwnQuest(
  trx: Trx,
  row: { student_id: string; day: string; kinds: AimKind[]; begun_at: Date },
): Promise<void> {
  await trx.insertInto('own_quests').values(row).execute();
}
