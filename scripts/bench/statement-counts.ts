import pg from 'pg';
import { callBff } from '../measure/bff-client';

export interface StatementCount {
  operation: string;
  few: number;
  many: number;
}

/** Each operation of the shell and the pages, as the site sends it in essence. */
const operations: Record<string, { query: string; variables?: Record<string, unknown> }> = {
  currentUser: { query: '{ currentUser { username email } }' },
  signupTc: { query: '{ signupTc { acceptTcTime } }' },
  profile: { query: '{ profile { id nickname } invitingCode { code } userProfile { roles email } }' },
  newNotifications: { query: '{ newNotifications(recentDays: 2) { id message } discounts { id } }' },
  notifications: { query: '{ notifications(first: 20) { items { id message } hasMore } }' },
  myAiCredit: { query: '{ myAiCredit { creditsUsed totalCredits } }' },
  unresolvedCountByCourse: { query: '{ unresolvedCountByCourse { courseId unresolvedCount } }' },
  courses: { query: '{ courses { id name totalTime topics { id } subscription { id } } }' },
  viewer: { query: '{ viewer { id nickname coins discountCount hasNewNotifications planState flags { name on } } }' },
  home: {
    query:
      '{ home { streakDays due { kind count } week { date answered } nextStep { kind practice { id outcomes } } myCourses { mastery unresolvedCount nextTopic { title } course { id } } } }',
  },
  errorLogbook: {
    query:
      '{ errorLogbook(courseId: "year-6") { totals { open } groupsByType { name unresolved } groupsByTopic { name } entries { id title answerLatex topic { title } misconception { name } } followUps { title count } heat { count } fixedByWeek { count } } }',
  },
  errorLogbookStatistics: {
    query:
      '{ errorLogbookStatistics(courseId: "year-6") { totals { open } weeks { opened fixed } due { count } misconceptionCells { misconceptionName totals { open } } retiredMisconceptions { name } } }',
  },
  learningActivityStatistics: {
    query:
      '{ learningActivityStatistics(courseId: "year-6", range: WEEKS_52) { periods { answered coins } topics { topic { title } parts { count of } } forgetting { right { count of } } repaired { of } } }',
  },
  practice: {
    query:
      'query P($id: ID!) { practice(practiceId: $id) { id outcomes course { name } topics { title } question(index: 1) { prompt attempts { answer misconception { name } } hints { text } } } }',
  },
};

/** SQL statements of each operation for a student with ten rows of everything, and again with a thousand. */
export async function countStatements(
  bff: string,
  databaseUrl: string,
  student: { token: string; email: string; practiceId: string },
): Promise<StatementCount[]> {
  const countAll = async () => {
    const counts = new Map<string, number>();
    for (const [name, { query }] of Object.entries(operations)) {
      const variables = name === 'practice' ? { id: student.practiceId } : {};
      await callBff(bff, student.token, query, variables); // fills caches of the process, as in real use
      const answer = await callBff(bff, student.token, query, variables);
      if (answer.errors.length > 0) throw new Error(`${name}: ${answer.errors[0]?.message}`);
      counts.set(name, answer.statements ?? Number.NaN);
    }
    return counts;
  };
  await addRows(databaseUrl, student.email, 10);
  const few = await countAll();
  await addRows(databaseUrl, student.email, 990);
  const many = await countAll();
  return [...few].map(([operation, count]) => ({ operation, few: count, many: many.get(operation) ?? Number.NaN }));
}

/** Copies the student's first practice and first notification so often: practices, questions, attempts, errors, notices. */
async function addRows(databaseUrl: string, email: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>('select id from users where email = $1', [email]);
    const id = rows[0]?.id;
    await client.query(
      `create temporary table copies on commit drop as
       select gen_random_uuid() as practice_id, gen_random_uuid() as question_id, gen_random_uuid() as attempt_id, n
       from generate_series(1, $1::int) as n`,
      [count],
    );
    await client.query(
      `insert into practices (student_id, id, course_id, mode, type, state, topic_ids, question_count, idempotency_key, finished_at)
       select $1::uuid, practice_id, 'year-6', 'CASUAL', 'CASUAL', 'FINISHED', '{}', 1, practice_id::text, now() from copies`,
      [id],
    );
    await client.query(
      `insert into practice_questions (student_id, id, practice_id, index, template_id, template_version, seed, topic_id, outcome, seconds, opened_at, closed_at, instance_id)
       select $1::uuid, question_id, copies.practice_id, 1, q.template_id, q.template_version, 'bench-' || question_id, q.topic_id, 'NOT_YET', 30, now(), now(), q.instance_id
       from copies cross join lateral (select * from practice_questions where student_id = $1::uuid order by id limit 1) q`,
      [id],
    );
    await client.query(
      `insert into attempts (student_id, id, question_id, number, answer, verdict, message, misconception_ids, with_help, idempotency_key)
       select $1::uuid, attempt_id, question_id, 1, '7', 'WRONG', 'Not yet.', '{}', false, attempt_id::text from copies`,
      [id],
    );
    await client.query(
      `insert into errors (student_id, id, course_id, topic_id, template_id, template_version, seed, answer, question_id, attempt_id, state, due_at, instance_id)
       select $1::uuid, gen_random_uuid(), 'year-6', q.topic_id, q.template_id, q.template_version, q.seed, '7', q.id, copies.attempt_id, 'OPEN', now(), q.instance_id
       from copies join practice_questions q on q.student_id = $1::uuid and q.id = copies.question_id`,
      [id],
    );
    await client.query(
      `insert into notifications (user_id, id, status, first_level_type, second_level_type, message)
       select $1::uuid, gen_random_uuid(), 'IN_PROGRESS', 'SYSTEM', 'REVIEW_DUE', 'Ready for a second look.' from copies`,
      [id],
    );
    await client.query('commit');
  } finally {
    await client.end();
  }
}
