import { createRandom, type Random } from '../../../../maths/engine/random';
import { firstValues } from '../../../../rules/forms/task';
import { defaultBorders } from '../../../../rules/tasks/grade';
import { endOfMinuteOf, instantOf, wallClock, wallDayAfter } from '../../../../rules/tasks/wall-clock';
import { type DrawFacts, drawPlan, drawQuestions, type PlannedQuestion } from '../../../modules/practice/index';
import { insertQuestions, readQuestions, type StoredQuestion } from '../../../modules/questions/index';
import type { TaskRow } from '../../../modules/tasks/index';
import { newId } from '../../../platform/ids';
import type { Db, Trx } from '../../client';
import { type DemoTask, demoTasks, type WallTime } from './demo-tasks';

const dayMs = 24 * 60 * 60 * 1000;

const nothingKnown: DrawFacts = { topics: new Map(), templates: new Map() };

interface DemoClass {
  id: string;
  name: string;
  teacher_id: string;
  time_zone: string;
}

/** A task of the demo school as it stands in the database, with its hand-picked questions. */
export interface WrittenTask {
  demo: DemoTask;
  row: TaskRow;
  questions: { templateId: string; seed: string | null; instanceId: string | null }[];
  /** The hand-picked questions by id. */
  stored: ReadonlyMap<string, StoredQuestion>;
}

/** Sets the tasks of one class; those that are there already stay as they are. */
export async function writeTasks(trx: Trx, school: DemoClass, now: Date): Promise<void> {
  for (const demo of demoTasks.filter(({ className }) => className === school.name)) {
    await writeTask(trx, school, demo, now);
  }
}

async function writeTask(trx: Trx, school: DemoClass, demo: DemoTask, now: Date): Promise<void> {
  const zone = school.time_zone;
  const at = ([days, time]: WallTime): Date => instantOf(`${wallDayAfter(now, days, zone)}T${time}`, zone) ?? now;
  const until = ([days, time]: WallTime): Date =>
    endOfMinuteOf(`${wallDayAfter(now, days, zone)}T${time}`, zone) ?? now;
  const id = newId();
  const isDraft = demo.state === 'DRAFT';
  const plan = demo.source === 'TOPICS' ? [] : planLevels(demo, nothingKnown, createRandom(`sample task ${demo.key}`));
  const picked = pickQuestions(demo, plan);
  const count = demo.source === 'TOPICS' ? demo.easy + demo.normal : picked.length;
  // Nobody sets a task in the future: what is not open yet was set yesterday.
  const setAt = new Date(Math.min(at(demo.opensAt).getTime(), now.getTime() - dayMs));
  const inserted = await trx
    .insertInto('tasks')
    .values({
      id,
      class_id: school.id,
      created_by: school.teacher_id,
      state: demo.state,
      type: demo.type,
      practice_type: demo.type === 'TEST' ? 'CHALLENGE_TASK' : 'CASUAL_TASK',
      title: demo.title,
      instructions: demo.instructions,
      course_ids: [...demo.courseIds],
      source: demo.source,
      topic_ids: demo.source === 'TOPICS' ? demo.topicIds : [],
      easy: demo.source === 'TOPICS' ? demo.easy : 0,
      normal: demo.source === 'TOPICS' ? demo.normal : 0,
      hard: 0,
      question_count: count,
      points_possible: count,
      opens_at: isDraft ? null : at(demo.opensAt),
      due_at: isDraft ? null : until(demo.dueAt),
      late_until: isDraft ? null : until(demo.lateUntil ?? demo.dueAt),
      answers_when: demo.answersAt === null ? 'HAND_IN' : 'DATE',
      answers_at: demo.answersAt === null ? null : at(demo.answersAt),
      minutes: demo.minutes,
      tries: demo.tries,
      grade_type: demo.gradeType,
      letter_borders: JSON.stringify(defaultBorders),
      scoring_type: demo.rubric.length > 0 ? 'RUBRIC' : 'POINTS',
      rubric: JSON.stringify(demo.rubric),
      draft: isDraft ? JSON.stringify(draftOf(demo, school, at, now)) : null,
      creation_key: demo.key,
      created_at: setAt,
      changed_at: setAt,
      published_at: isDraft ? null : setAt,
      closed_at: demo.closedAt === null ? null : at(demo.closedAt),
    })
    .onConflict((conflict) => conflict.columns(['class_id', 'creation_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted || picked.length === 0) return;
  await insertQuestions(
    trx,
    picked.flatMap(({ question }) => question ?? []),
  );
  await trx
    .insertInto('task_questions')
    .values(
      picked.map(({ templateId, seed, question }, index) => ({
        task_id: id,
        place: index + 1,
        template_id: templateId,
        points: 1,
        seed,
        instance_id: question?.id ?? null,
      })),
    )
    .execute();
}

/** What the wizard holds of a draft: everything but the last look. */
function draftOf(demo: DemoTask, school: DemoClass, at: (time: WallTime) => Date, now: Date) {
  const wall = (time: WallTime) => [wallClock(at(time), school.time_zone)];
  return {
    ...firstValues({ courseId: demo.courseIds[0], timeZone: school.time_zone, now }),
    courseIds: [...demo.courseIds],
    title: [demo.title],
    topicIds: demo.topicIds,
    easy: [String(demo.easy)],
    normal: [String(demo.normal)],
    hard: ['0'],
    opensAt: wall(demo.opensAt),
    dueAt: wall(demo.dueAt),
    lateUntil: [],
  };
}

/** Questions of a blueprint at the student's level, easy ones first. */
export function planLevels(demo: DemoTask, facts: DrawFacts, random: Random): PlannedQuestion[] {
  const level = (difficulty: 'EASY' | 'NORMAL', questionCount: number) =>
    drawPlan(
      { topicIds: demo.topicIds, difficulty, questionCount, manyOnly: demo.type === 'TEST' },
      facts,
      random,
    ).questions.map((question): PlannedQuestion => ({ ...question, reason: 'SET_BY_TEACHER' }));
  return [...level('EASY', demo.easy), ...level('NORMAL', demo.normal)];
}

/** The very questions of a task where they are the same for all; kinds alone where each student gets own numbers. */
function pickQuestions(demo: DemoTask, plan: readonly PlannedQuestion[]) {
  if (demo.source !== 'PICKED') {
    return plan.map(({ templateId }) => ({ templateId, seed: null, question: null }));
  }
  let seeds = 0;
  const newSeed = () => {
    seeds += 1;
    return `sample:${demo.key}-${seeds}`;
  };
  const drawn = drawQuestions(
    plan.map(({ templateId }) => templateId),
    { newSeed },
  );
  return plan.flatMap(({ templateId }, index) => {
    const one = drawn[index];
    return one ? [{ templateId, seed: one.seed, question: one.question }] : [];
  });
}

/** The tasks of the demo school that are out, by class. */
export async function readTasks(db: Db): Promise<WrittenTask[]> {
  const rows = await db
    .selectFrom('tasks')
    .selectAll()
    .where(
      'creation_key',
      'in',
      demoTasks.map(({ key }) => key),
    )
    .where('state', '<>', 'DRAFT')
    .execute();
  if (rows.length === 0) return [];
  const questions = await db
    .selectFrom('task_questions')
    .selectAll()
    .where(
      'task_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('place')
    .execute();
  const stored = await readQuestions(
    db,
    questions.map(({ instance_id }) => instance_id),
  );
  return demoTasks.flatMap((demo) => {
    const row = rows.find(({ creation_key }) => creation_key === demo.key);
    if (!row) return [];
    const own = questions.filter(({ task_id }) => task_id === row.id);
    return {
      demo,
      row,
      questions: own.map(({ template_id: templateId, seed, instance_id: instanceId }) => ({
        templateId,
        seed,
        instanceId,
      })),
      stored,
    };
  });
}
