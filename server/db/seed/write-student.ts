import { type Insertable, sql } from 'kysely';
import { findTemplate } from '../../modules/catalogue/index';
import { templateStartRating } from '../../modules/practice/index';
import type { Trx } from '../client';
import type { Database } from '../schema';
import { type StudentWorld, unresolvedErrors } from './student-world';

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

/** Stores everything that a simulated student did. */
export async function writeStudent(trx: Trx, world: StudentWorld, chosenAt: Date, courseId: string): Promise<void> {
  const student_id = world.studentId;
  await insertAll(trx, 'practices', world.practices);
  await insertAll(trx, 'practice_questions', world.questions);
  await insertAll(trx, 'attempts', world.attempts);
  await insertAll(
    trx,
    'errors',
    world.errors.map(({ row, standing }) => ({
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
    [...world.cards].map(([template_id, { card, dueAt }]) => ({
      student_id,
      template_id,
      card: JSON.stringify(card),
      due_at: dueAt,
    })),
  );
  await insertAll(
    trx,
    'topic_ratings',
    [...world.topics].map(([topic_id, { rating, answered, correct, updatedAt }]) => ({
      student_id,
      topic_id,
      rating,
      answered,
      correct,
      updated_at: updatedAt,
    })),
  );
  await insertAll(
    trx,
    'activity_days',
    [...world.days].map(([day, { answered, coins }]) => ({ student_id, day, answered, coins })),
  );
  await insertAll(trx, 'coin_entries', world.coins);
  const balance = world.coins.reduce((sum, entry) => sum + entry.amount, 0);
  await insertAll(trx, 'coin_balances', [{ student_id, balance }]);
  const seconds = world.seconds.get(courseId) ?? 0;
  await insertAll(trx, 'chosen_courses', [{ student_id, course_id: courseId, chosen_at: chosenAt, seconds }]);
  const unresolved = unresolvedErrors(world).length;
  await insertAll(trx, 'unresolved_counts', [{ student_id, course_id: courseId, unresolved }]);
  await writeTemplateRatings(trx, world);
}

/** Adds to the ratings that all students share, in the order of their ids, so that two writers cannot block each other. */
async function writeTemplateRatings(trx: Trx, world: StudentWorld): Promise<void> {
  const rows = [...world.templates]
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([template_id, { change, answered }]) => {
      const template = findTemplate(template_id);
      return template
        ? [{ template_id, rating: templateStartRating(template.difficulty) + change, answered, change }]
        : [];
    });
  for (const { change, ...row } of rows) {
    await trx
      .insertInto('template_ratings')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('template_id').doUpdateSet({
          rating: sql`template_ratings.rating + ${change}`,
          answered: sql`template_ratings.answered + ${row.answered}`,
        }),
      )
      .execute();
  }
}
