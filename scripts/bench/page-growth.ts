/**
 * What a student's own pages cost while others come: one student of 50 with 10⁴ attempts in all, then the same student
 * among 5,000 with 10⁶. Then what they cost when the student has been here for ten years instead of one.
 */
import { sql } from 'kysely';
import { misconceptions } from '../../maths/misconceptions';
import type { Db } from '../../server/db/client';
import { findCourse, practisableTopicsOf, templatesOf } from '../../server/modules/catalogue';
import { getErrorLogbook } from '../../server/modules/error-logbook';
import { getCourseMap, getHome } from '../../server/modules/home';
import { getErrorStatistics, getLearningActivity } from '../../server/modules/statistics';
import type { Services } from '../../server/platform/services';
import { makePerson } from '../../tests/integration/backend/people';
import { attemptsIn, madeId as id, printRatios, withGrowthDatabase } from './growth';

const courseId = 'year-6';
const setsEach = 20;
/** One every second day. */
const setsAYear = 180;

export async function printPageGrowth(students = 5000): Promise<void> {
  await withGrowthDatabase(async ({ db, services, measure }) => {
    const { viewer } = await makePerson(services);
    const pages: Record<string, (on: Services) => Promise<unknown>> = {
      home: (on) => getHome(on, viewer),
      'map of a course': (on) => getCourseMap(on, viewer, courseId),
      'error logbook': (on) => getErrorLogbook(on, viewer, courseId),
      'statistics of errors': (on) => getErrorStatistics(on, viewer, courseId),
      'statistics of learning, 28 days': (on) => getLearningActivity(on, viewer, { courseId, range: 'DAYS_28' }),
      'statistics of learning, a year': (on) => getLearningActivity(on, viewer, { courseId, range: 'WEEKS_52' }),
    };
    await addStudents(db, viewer.id, { from: 1, to: 50 });
    const before = await attemptsIn(db);
    const few = await measure(pages);
    await addStudents(db, viewer.id, { from: 51, to: students });
    const after = await attemptsIn(db);
    const many = await measure(pages);
    printRatios(`Pages of one student, ${before} attempts and then ${after} by everybody`, few, many);
    await addSets(db, viewer.id, { from: 1, to: 1 }, { from: setsEach + 1, to: setsAYear });
    await attemptsIn(db);
    const year = await measure(pages);
    await addSets(db, viewer.id, { from: 1, to: 1 }, { from: setsAYear + 1, to: 10 * setsAYear });
    await attemptsIn(db);
    const tenYears = await measure(pages);
    const answers = [1, 10].map(
      (years) => `${years * setsAYear * 10} answers in ${years === 1 ? 'a year' : 'ten years'}`,
    );
    printRatios(`The same student with ${answers.join(', and then ')}`, year, tenYears);
  });
}

interface Span {
  from: number;
  to: number;
}

const series = ({ from, to }: Span, name: string) => sql.raw(`generate_series(${from}, ${to}) ${name}`);

/** Students `s` of a span with everything they have; the first of all is the one whose pages are asked for. */
async function addStudents(db: Db, viewerId: string, students: Span): Promise<void> {
  const student = studentId(viewerId);
  const everybody = series(students, 's');
  await sql`insert into users (id, email, username, password_hash, nickname, cognito_uid, roles, inviting_code)
    select ${student}, 'g' || s || '@growth.test', 'g-' || s, '-', 'Sam ' || s, 'g-' || s, '{STUDENT}', 'g-' || s
    from ${everybody} where s > 1`.execute(db);
  await sql`insert into chosen_courses (student_id, course_id, chosen_at)
    select ${student}, ${courseId}, now() from ${everybody}`.execute(db);
  await sql`insert into topic_ratings (student_id, topic_id, rating, answered, correct, unaided, unaided_at)
    select ${student}, topic, 1000, 10, 6, 4, now() - interval '10 days'
    from ${everybody}, unnest(${topicIds}::text[]) topic`.execute(db);
  await sql`insert into activity_days (student_id, day, answered, coins)
    select ${student}, to_char(current_date - d, 'YYYY-MM-DD'), 10, 20 from ${everybody}, generate_series(1, 30) d`.execute(
    db,
  );
  await addSets(db, viewerId, students, { from: 1, to: setsEach });
  await sql`insert into unresolved_counts (student_id, course_id, unresolved)
    select student_id, ${courseId}, count(*) filter (where state <> 'FIXED') from errors group by student_id
    on conflict do nothing`.execute(db);
}

/** Finished sets `p` of ten questions `q` each, one every second day; every third answer was wrong and opened an error. */
async function addSets(db: Db, viewerId: string, students: Span, sets: Span): Promise<void> {
  const student = studentId(viewerId);
  const practice = id("'practice'", 's', 'p');
  const question = id("'question'", 's', 'p', 'q');
  const attempt = id("'attempt'", 's', 'p', 'q');
  const every = sql`${series(students, 's')}, ${series(sets, 'p')}`;
  const at = sql`now() - interval '2 days' * p - interval '1 minute' * q`;
  const kind = sql.raw(`(s * 7 + p * 10 + q) % ${kinds.length} + 1`);
  const template = sql`(${kinds.map(({ templateId }) => templateId)}::text[])[${kind}]`;
  const topic = sql`(${kinds.map(({ topicId }) => topicId)}::text[])[${kind}]`;
  // A few ideas for each kind of question, as it is in truth.
  const idea = sql`(${ideas}::text[])[(${kind} * 3 + p % 3) % ${sql.raw(String(ideas.length))} + 1]`;
  // What is older than a season is fixed and confirmed, but for one error in fifty.
  const left = sql`case when p > 45 then (p * 10 + q) % 50 = 0 else (p + q) % 4 = 0 end`;
  const statements = [
    sql`insert into practices (student_id, id, course_id, mode, type, state, topic_ids, question_count, idempotency_key,
        created_at, finished_at)
      select ${student}, ${practice}, ${courseId}, 'CASUAL', 'CASUAL', 'FINISHED', '{}', 10, 'set-' || p,
        now() - interval '2 days' * p, now() - interval '2 days' * p from ${every}`,
    sql`insert into practice_questions (student_id, id, practice_id, index, template_id, template_version, seed, topic_id,
        outcome, seconds, opened_at, answered_at, first_answer_ms, closed_at)
      select ${student}, ${question}, ${practice}, q, ${template}, 1, p || '-' || q, ${topic},
        case when q % 3 = 0 then 'NOT_YET' else 'RIGHT' end, 20 + q, ${at}, ${at}, 20000, ${at}
      from ${every}, generate_series(1, 10) q`,
    sql`insert into attempts (student_id, id, question_id, number, answer, verdict, message, misconception_ids,
        misconception_id, with_help, idempotency_key, created_at)
      select ${student}, ${attempt}, ${question}, 1, '42', case when q % 3 = 0 then 'WRONG' else 'CORRECT' end, '', '{}',
        case when q % 3 = 0 then ${idea} end, false, concat_ws(':', p, q), ${at}
      from ${every}, generate_series(1, 10) q`,
    sql`insert into coin_entries (student_id, id, amount, reason, practice_id, idempotency_key, created_at)
      select ${student}, ${attempt}, 2, 'Right at the first try', ${practice}, concat_ws(':', p, q), ${at}
      from ${every}, generate_series(1, 10) q where q % 3 <> 0`,
    sql`insert into errors (student_id, id, course_id, topic_id, template_id, template_version, seed, question_id,
        attempt_id, answer, misconception_id, state, opened_at, fixed_at, confirmed_at, due_at)
      select ${student}, ${attempt}, ${courseId}, ${topic}, ${template}, 1, p || '-' || q, ${question}, ${attempt}, '42',
        ${idea}, case when ${left} then 'OPEN' else 'FIXED' end, ${at},
        case when ${left} then null else ${at} + interval '1 day' end,
        case when not (${left}) and (p > 45 or (p + q) % 4 = 1) then ${at} + interval '3 days' end, ${at} + interval '5 days'
      from ${every}, generate_series(3, 10, 3) q`,
  ];
  for (const statement of statements) await statement.execute(db);
}

const studentId = (viewerId: string) => sql`case when s = 1 then ${viewerId}::uuid else ${id("'student'", 's')} end`;

const ideas = misconceptions.slice(0, 40).map((idea) => idea.id);
const topicIds = topicsOfCourse();
const kinds = templatesOf(topicIds).map(({ id: templateId, topicId }) => ({ templateId, topicId }));

function topicsOfCourse(): string[] {
  const course = findCourse(courseId);
  if (!course) throw new Error(`There is no course ${courseId}.`);
  return practisableTopicsOf(course).map((topic) => topic.id);
}
