import type { Browser } from '@playwright/test';
import pg from 'pg';
import { signIn } from '../measure/bff-client';
import { withProduct } from './with-product';

const students = 40;
const tasks = 200;
const sorts = 10;
const goals = { html: 1_000_000, sort: 300 };

/**
 * Prints how large the mark book of 40 students by 200 tasks is, and how long sorting it takes until it is painted. The
 * process ends with 1 where it is beyond its goals.
 */
export async function printMarkBook(browser: Browser, port: number): Promise<void> {
  await withProduct(port, async ({ site, bff }) => {
    const database = new pg.Pool({ connectionString: process.env.E2E_DATABASE_URL, max: 2 });
    try {
      const address = `${site}/teacher/classes/${await makeClass(database)}/book`;
      const token = await signIn(bff, 'teacher@demo.test');
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addCookies([{ name: 'mm_session', value: token, url: site, httpOnly: true, sameSite: 'Lax' }]);
      const html = Buffer.byteLength(await (await context.request.get(address)).text());
      const page = await context.newPage();
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.waitForFunction(isInteractive);
      const times: number[] = [];
      for (let sort = 0; sort < sorts; sort += 1) times.push(await page.evaluate(sortAndWatch, sort));
      const sorted = times.toSorted((a, b) => a - b);
      const figures = { html, 'sort ms, median': sorted[sorts / 2] ?? 0, 'sort ms, worst': sorted.at(-1) ?? 0 };
      await context.close();
      console.log(
        `\nMark book of ${students} students by ${tasks} tasks (goals: ${goals.html} bytes, ${goals.sort} ms)`,
      );
      const isWithinGoals = html <= goals.html && figures['sort ms, worst'] <= goals.sort;
      console.table({ ...figures, 'within goals': isWithinGoals });
      if (!isWithinGoals) process.exitCode = 1;
    } finally {
      await database.end();
    }
  });
}

/** Runs in the page: whether React listens to the heads of the columns; before that a press asks for a new page. */
function isInteractive(): boolean {
  const head = document.querySelector('thead th a');
  return head !== null && Object.keys(head).some((key) => key.startsWith('__reactProps'));
}

/** Runs in the page: presses the head of a column and waits until the sorted rows are painted. */
function sortAndWatch(column: number): Promise<number> {
  return new Promise((resolve) => {
    const head = document.querySelectorAll('thead th')[column * 3 + 1];
    const started = performance.now();
    const watcher = new MutationObserver(() => {
      if (head?.getAttribute('aria-sort') === null) return;
      watcher.disconnect();
      // The frame is painted when the next task runs.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
    });
    watcher.observe(document.querySelector('table') ?? document.body, { subtree: true, attributes: true });
    head?.querySelector('a')?.click();
  });
}

/** A class whose students have handed in most tasks, some of them late, and are overdue with others; its id. */
async function makeClass(database: pg.Pool): Promise<string> {
  const { rows } = await database.query<{ class_id: string }>(
    `with school as (
      insert into classes (id, teacher_id, name, course_id, join_code)
      select gen_random_uuid(), id, 'Book', 'year-6', 'BOOK-BENCH' from users where email = 'teacher@demo.test' returning id)
    insert into tasks (id, class_id, state, type, practice_type, title, course_ids, source, question_count, points_possible,
      opens_at, due_at, late_until, answers_when, grade_type, letter_borders, scoring_type, creation_key, created_at, changed_at)
    select gen_random_uuid(), id, 'OPEN', 'HOMEWORK', 'CASUAL_TASK', 'Homework ' || n, '{year-6}', 'TOPICS', 20, 20,
      now() - interval '1 day' * (n + 7), now() - interval '1 day' * n, now() + interval '9 days', 'HAND_IN', 'POINT', '{}',
      'POINTS', 'book-bench-' || n, now(), now()
    from school cross join generate_series(1, ${tasks}) n returning class_id`,
  );
  const classId = rows[0]?.class_id ?? '';
  await database.query(
    `with pupils as (
      select id, row_number() over (order by email) as n from users where 'STUDENT' = any(roles) order by email limit ${students}),
    members as (insert into class_members (class_id, student_id) select $1, id from pupils)
    insert into student_tasks (id, task_id, student_id, assigned_at, opened_at, handed_in_at, answered, right_count, points)
    select gen_random_uuid(), t.id, p.id, now(), now(),
      case (p.n + t.points_possible::int + length(t.title) + extract(day from t.due_at)::int) % 9
        when 0 then null when 1 then t.due_at + interval '3 hours' else t.due_at - interval '1 hour' end, 20, 15,
      (p.n * extract(day from t.due_at)::int) % 21
    from tasks t cross join pupils p where t.class_id = $1`,
    [classId],
  );
  return classId;
}
