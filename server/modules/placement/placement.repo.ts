import { type RawBuilder, sql } from 'kysely';
import type { PlacementFinding } from '../../../rules/placement';
import type { Db, Trx } from '../../db/client';
import type { PlanDay } from './placement-result';

/** What a placement test found, as stored. */
export interface PlacementRow {
  /** Finding by topic id. */
  findings: Record<string, PlacementFinding>;
  week: PlanDay[];
  /** A date as JSON has it. */
  taken_at: string;
}

/** For use inside a larger statement: a student's placement tests by course. */
export function placementsJson(studentId: RawBuilder<string>): RawBuilder<Record<string, PlacementRow>> {
  return sql`(select coalesce(json_object_agg(subject,
      json_build_object('findings', findings, 'week', week, 'taken_at', taken_at)), '{}')
    from placements where student_id = ${studentId} and reset_at is null)`;
}

interface KeptPlacement {
  studentId: string;
  subject: string;
  answered: number;
  skipped: number;
  /** Finding by topic id. */
  findings: Record<string, string>;
  week: object[];
  takenAt: Date;
  /** An earlier result gives way where it is from before this instant. */
  givesWayBefore: Date;
}

/**
 * Stores a result. One a month later takes the place of an earlier one, and any later one of a result that was taken back;
 * true where it was stored. One statement.
 */
export async function storePlacement(trx: Trx, kept: KeptPlacement): Promise<boolean> {
  const { studentId, subject, answered, skipped, findings, week, takenAt, givesWayBefore } = kept;
  const { rows } = await sql<{ stored: boolean }>`
    insert into placements (student_id, subject, answered, skipped, findings, week, taken_at)
    values (${studentId}, ${subject}, ${answered}, ${skipped}, ${JSON.stringify(findings)}::jsonb,
      ${JSON.stringify(week)}::jsonb, ${takenAt})
    on conflict (student_id, subject) do update set answered = excluded.answered, skipped = excluded.skipped,
      findings = excluded.findings, week = excluded.week, taken_at = excluded.taken_at, reset_at = null
    where placements.taken_at < ${givesWayBefore}
      or placements.reset_at < excluded.taken_at
    returning true as stored`.execute(trx);
  return rows.length > 0;
}

/** When a student took the test of a course; null where they never did, or it was taken back. */
export async function findTakenAt(db: Db | Trx, studentId: string, subject: string): Promise<Date | null> {
  const row = await db
    .selectFrom('placements')
    .select('taken_at')
    .where('student_id', '=', studentId)
    .where('subject', '=', subject)
    .where('reset_at', 'is', null)
    .executeTakeFirst();
  return row?.taken_at ?? null;
}

/** Gives topics that the student never practised a rating to begin with. One statement. */
export async function insertStartRatings(
  trx: Trx,
  studentId: string,
  ratings: readonly { topic_id: string; rating: number }[],
  at: Date,
): Promise<void> {
  await sql`
    insert into topic_ratings (student_id, topic_id, rating, answered, correct, updated_at)
    select ${studentId}, topic_id, rating, 0, 0, ${at}
    from json_to_recordset(${JSON.stringify(ratings)}::json) as t(topic_id text, rating real)
    on conflict (student_id, topic_id) do update set rating = excluded.rating, updated_at = excluded.updated_at
      where topic_ratings.answered = 0`.execute(trx);
}

/** All placement tests of a student, in one statement. */
export async function readAllPlacements(db: Db, studentId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('placements')
    .select(['subject', 'answered', 'skipped', 'findings', 'week', 'taken_at', 'reset_at'])
    .where('student_id', '=', studentId)
    .orderBy('taken_at')
    .execute();
  return rows.map(({ taken_at, reset_at, ...row }) => ({ ...row, takenAt: taken_at, resetAt: reset_at }));
}
