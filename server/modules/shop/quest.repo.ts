import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client';

export interface QuestRow {
  answered: number;
  finished: number;
  fixed: number;
  lines: number;
  tutor: number;
  waited: boolean;
  collected: boolean;
}

export interface QuestWanted {
  studentId: string;
  /** The student's own day, yyyy-MM-dd, and when it began. */
  day: string;
  since: Date;
  /** The key of its coins. */
  questKey: string;
}

/** No aim asks for more of them: further rows are not counted. */
const enough = 10;

type Value = <Name extends keyof QuestWanted>(name: Name) => RawBuilder<QuestWanted[Name]>;

/** For use inside a larger statement, as columns: what a student did since their day began, as far as quests ask for it. */
export const questColumns = (value: Value) => sql`
  coalesce((select answered from activity_days
    where student_id = ${value('studentId')} and day = ${value('day')}), 0) as answered,
  ${workColumns({ student: value('studentId'), since: value('since'), questKey: value('questKey') })}`;

interface WorkValues {
  student: RawBuilder<string>;
  since: RawBuilder<Date>;
  questKey: RawBuilder<string>;
}

/**
 * All but the answers: what was done since a moment, and whether an error waited then. Only what is not undone by a later
 * answer is counted: a right redo stays one when its error comes back. Each part is found by an index on its time.
 */
export const workColumns = ({ student, since, questKey }: WorkValues) => sql`
    (select count(*)::int from practices p
      where p.student_id = ${student} and p.state = 'FINISHED' and p.finished_at >= ${since}
        and p.question_count <= 2 * (select count(*) from practice_questions q
          where q.student_id = p.student_id and q.practice_id = p.id and q.answered_at is not null)) as finished,
    (select count(*)::int from practice_questions q
      where q.student_id = ${student} and q.error_id is not null and q.answered_at >= ${since}
        and q.outcome = 'RIGHT' and q.hints_opened = 0 and not q.tutor_helped) as fixed,
    (select count(*)::int from (select 1 from working_lines
      where student_id = ${student} and created_at >= ${since} limit ${sql.lit(enough)}) l) as lines,
    (select count(*)::int from (select 1 from tutor_messages
      where student_id = ${student} and author = 'STUDENT' and created_at >= ${since} limit ${sql.lit(enough)}) m) as tutor,
    exists (select 1 from errors e
      where e.student_id = ${student} and e.opened_at < ${since} and (e.state <> 'FIXED' or e.confirmed_at is null)
        and (e.fixed_at is null or e.fixed_at >= ${since})
        and (e.relapsed_at is null or e.relapsed_at < ${since} or exists (select 1 from practice_questions q
          where q.student_id = e.student_id and q.error_id = e.id and q.outcome = 'RIGHT'
            and q.answered_at >= ${since} and q.answered_at < e.relapsed_at))) as waited,
    exists (select 1 from coin_entries
      where student_id = ${student} and idempotency_key = ${questKey}) as collected`;

/** The same for the shop. One statement. */
export async function findQuestFacts(db: Db, wanted: QuestWanted): Promise<QuestRow> {
  const { rows } = await sql<QuestRow>`select ${questColumns((name) => sql`${wanted[name]}`)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A statement without a table answers with one row.');
  return row;
}
