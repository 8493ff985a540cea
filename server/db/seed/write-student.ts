import type { Insertable } from 'kysely';
import { findTemplate } from '../../modules/catalogue/index';
import { addToTemplateRatings, recountStudentTask, templateStartRating } from '../../modules/practice/index';
import { insertQuestions } from '../../modules/questions/index';
import type { Trx } from '../client';
import type { Database } from '../schema';
import { type StudentRecords, unresolvedErrors } from './student-records';

/** Rows in one statement; PostgreSQL takes at most 65,535 parameters. */
const chunk = 1000;

async function insertAll<Table extends keyof Database>(trx: Trx, table: Table, rows: Insertable<Database[Table]>[]) {
  for (let start = 0; start < rows.length; start += chunk) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + chunk))
      .execute();
  }
}

/** Gives a student who has done nothing yet the tasks of the class. */
export function assignTasks(trx: Trx, rows: StudentRecords['studentTasks']): Promise<void> {
  return insertAll(trx, 'student_tasks', rows);
}

/** Stores everything that a generated student did. */
export async function writeStudent(trx: Trx, records: StudentRecords, chosenAt: Date, courseId: string): Promise<void> {
  const student_id = records.studentId;
  await insertAll(trx, 'student_tasks', records.studentTasks);
  await insertAll(trx, 'practices', records.practices);
  await insertQuestions(trx, [...records.stored.values()]);
  await insertAll(trx, 'practice_questions', records.questions);
  await insertAll(trx, 'attempts', records.attempts);
  await insertAll(trx, 'task_marks', records.taskMarks);
  await insertAll(trx, 'mark_requests', records.markRequests);
  for (const { id, practice_id } of records.studentTasks) {
    if (practice_id) await recountStudentTask(trx, id);
  }
  await insertAll(
    trx,
    'errors',
    records.errors.map(({ row, standing }) => ({
      ...row,
      state: standing.state,
      fixed_at: standing.fixedAt,
      confirmed_at: standing.confirmedAt,
      relapsed_at: standing.relapsedAt,
      due_at: standing.dueAt,
    })),
  );
  await insertAll(
    trx,
    'review_cards',
    [...records.cards].map(([skill, { card, dueAt }]) => ({
      student_id,
      skill,
      card: JSON.stringify(card),
      due_at: dueAt,
    })),
  );
  await insertAll(
    trx,
    'topic_ratings',
    [...records.topics].map(([topic_id, { rating, answered, correct, unaided, unaidedAt, updatedAt }]) => ({
      student_id,
      topic_id,
      rating,
      answered,
      correct,
      unaided,
      unaided_at: unaidedAt,
      updated_at: updatedAt,
    })),
  );
  await insertAll(
    trx,
    'activity_days',
    [...records.days].map(([day, { answered, coins }]) => ({ student_id, day, answered, coins })),
  );
  await insertAll(trx, 'coin_entries', records.coins);
  const balance = records.coins.reduce((sum, entry) => sum + entry.amount, 0);
  await insertAll(trx, 'coin_balances', [{ student_id, balance }]);
  const seconds = records.seconds.get(courseId) ?? 0;
  await insertAll(trx, 'chosen_courses', [{ student_id, course_id: courseId, chosen_at: chosenAt, seconds }]);
  const unresolved = unresolvedErrors(records).length;
  await insertAll(trx, 'unresolved_counts', [{ student_id, course_id: courseId, unresolved }]);
  const ratings = [...records.templates].flatMap(([templateId, moved]) => {
    const template = findTemplate(templateId);
    return template ? [{ templateId, start: templateStartRating(template.difficulty), ...moved }] : [];
  });
  await addToTemplateRatings(trx, ratings);
}
