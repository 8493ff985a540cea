import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client';

export interface MessageKey {
  studentId: string;
  talkId: string;
  number: number;
}

/** Stores the words of a message that was coming; false where it is no longer: it was stopped, or the talk went on. */
export async function storeWords(
  db: Db,
  { studentId, talkId, number }: MessageKey,
  text: string | null,
): Promise<boolean> {
  const changes: RawBuilder<unknown> =
    text === null ? sql`is_coming = false` : sql`is_coming = false, text = ${text}, worded_by = 'MODEL'`;
  const { rows } = await sql`
    update tutor_messages set ${changes}
    where student_id = ${studentId} and talk_id = ${talkId} and number = ${number} and is_coming
    returning number`.execute(db);
  return rows.length > 0;
}
