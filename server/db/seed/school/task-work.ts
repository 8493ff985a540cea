import { createRandom, type Random } from '../../../../maths/engine/random';
import { findTemplate } from '../../../modules/catalogue/index';
import type { PracticePlan, PracticeRow } from '../../../modules/practice/index';
import { newId } from '../../../platform/ids';
import { localMidnights } from '../../../platform/local-day';
import { generateSession, type SessionPlan, type SharedRatings, storedOf } from '../generate-session';
import { generateTest } from '../generate-test';
import type { StudentModel } from '../student-model';
import type { StudentRecords } from '../student-records';
import { type Work, workAt } from './demo-tasks';
import { planLevels, type WrittenTask } from './write-tasks';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Longer than any sitting. */
const sittingMs = 25 * minuteMs;

/** The work of one student on one task: when it begins, and what comes of it. */
export interface TaskWork {
  task: WrittenTask;
  studentTaskId: string;
  work: Work;
  /** Null: it is not begun. */
  at: Date | null;
  random: Random;
}

/** What the student at this place of a class does with its tasks, in the order of time. */
export function taskWorks(
  { email, place, timeZone, comes }: { email: string; place: number; timeZone: string; comes: boolean },
  tasks: readonly WrittenTask[],
  now: Date,
): TaskWork[] {
  return tasks
    .map((task): TaskWork => {
      const random = createRandom(`sample task ${task.demo.key} ${email}`);
      const work = comes ? workAt(task.demo, place) : 'N';
      return { task, studentTaskId: newId(), work, at: startOf(task, work, { random, timeZone, now }), random };
    })
    .sort((a, b) => (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0));
}

/** An afternoon hour between opening and end where there is one, any time between them otherwise. */
function startOf(
  { row }: WrittenTask,
  work: Work,
  { random, timeZone, now }: { random: Random; timeZone: string; now: Date },
): Date | null {
  const { opens_at: opensAt, due_at: dueAt, late_until: lateUntil } = row;
  if (opensAt === null || dueAt === null || lateUntil === null || work === 'N' || work === 'X') return null;
  const from = work === 'L' ? dueAt : opensAt;
  const until = Math.min((work === 'L' ? lateUntil : dueAt).getTime(), now.getTime()) - sittingMs;
  const room = until - from.getTime();
  if (room <= 0) return null;
  const any = new Date(from.getTime() + room * (0.1 + 0.8 * random.next()));
  const [midnight] = localMidnights(any, timeZone, { from: 0, count: 1 });
  const afternoon = (midnight ?? any).getTime() + (16 + 3 * random.next()) * 60 * minuteMs;
  return afternoon > from.getTime() && afternoon < until ? new Date(afternoon) : any;
}

interface Player {
  model: StudentModel;
  shared: SharedRatings;
  /** Since the student began. */
  weeks: number;
  now: Date;
}

type OwnTask = StudentRecords['studentTasks'][number] & { own_late_until: Date | null };

/** The row of a student's task before its work: dates of their own, and whether they are excused. */
export function ownTask(studentId: string, { task: { row }, studentTaskId, work, at }: TaskWork): OwnTask {
  const extension = work === 'E' && row.late_until ? later(row.late_until, 3) : null;
  return {
    id: studentTaskId,
    task_id: row.id,
    student_id: studentId,
    assigned_at: row.published_at ?? row.created_at,
    own_due_at: extension,
    own_late_until: extension && later(extension, 1),
    excused_at: work === 'X' ? row.opens_at : null,
    opened_at: at,
    practice_id: null,
    handed_in_at: null,
    reopened_at: null,
    rubric_values: null,
  };
}

/** Writes down that the student has the task, and plays the work on it. */
export function playTask(
  records: StudentRecords,
  player: Player,
  taskWork: TaskWork,
  { allRight = null }: { allRight?: boolean | null } = {},
): void {
  const { work, at } = taskWork;
  const own = ownTask(records.studentId, taskWork);
  records.studentTasks.push(own);
  if (at === null) return;
  const practice = play(records, player, { ...taskWork, own, at, allRight });
  own.practice_id = practice.id;
  if ('HOEB'.includes(work)) {
    own.reopened_at = work === 'B' ? later(at, 1) : null;
    return;
  }
  own.handed_in_at = practice.finished_at;
  addTeacherWords(records, { ...taskWork, own, practice });
}

function play(
  records: StudentRecords,
  { model, shared, weeks, now }: Player,
  {
    task,
    own,
    work,
    at,
    allRight,
  }: { task: WrittenTask; own: OwnTask; work: Work; at: Date; allRight: boolean | null },
): PracticeRow {
  const plan = planOf(records, shared, task, model.random);
  const { row } = task;
  const isTest = row.type === 'TEST';
  const closesAt = own.own_late_until ?? row.late_until ?? at;
  const session: SessionPlan = {
    ...plan,
    courseId: task.demo.courseIds[0],
    mode: 'CASUAL',
    at,
    weeks,
    leaveAfter: leftAfter(work, plan.questions.length),
    allRight,
    task: {
      studentTaskId: own.id,
      type: row.practice_type,
      isTest,
      secondsAllowed: row.minutes === null ? null : row.minutes * 60,
      closesAt: row.closed_at !== null && row.closed_at < closesAt ? row.closed_at : closesAt,
    },
  };
  const released = row.answers_at === null || row.answers_at <= now;
  return isTest
    ? generateTest(records, model, session, { released })
    : generateSession(records, model, shared, session);
}

/** How many questions are done where the work is not; null: all of them, and handed in. */
function leftAfter(work: Work, count: number): number | null {
  if (work === 'O') return 0;
  if (work === 'B') return Math.max(1, count - 1);
  return work === 'H' || work === 'E' ? Math.ceil(count / 2) : null;
}

function planOf(records: StudentRecords, shared: SharedRatings, task: WrittenTask, random: Random): PracticePlan {
  const { demo, questions, stored } = task;
  const facts = {
    topics: new Map([...records.topics].map(([id, topic]) => [id, topic.rating])),
    templates: new Map([...shared].map(([id, template]) => [id, template.rating])),
  };
  if (demo.source === 'TOPICS') {
    return { topicIds: demo.topicIds, questions: planLevels(demo, facts, random) };
  }
  return {
    topicIds: demo.topicIds,
    questions: questions.map(({ templateId, seed, instanceId }) => {
      const known = stored.get(instanceId ?? '');
      if (known) records.pinned.set(known.id, known);
      const planned = { templateId, errorId: null, reason: 'SET_BY_TEACHER' as const };
      const topicId = findTemplate(templateId)?.topicId;
      if (seed === null || known === undefined || topicId === undefined) return planned;
      return { ...planned, pinned: { seed, instanceId: known.id, version: known.version, topicId } };
    }),
  };
}

const comments = [
  'Good work. Read the question once more before you send.',
  'You show every step: keep that up.',
  'Much better than last time. Well done!',
];

/** What the teacher wrote: values of a rubric, a comment, a mark by hand, an answer to a student who asked. */
function addTeacherWords(
  records: StudentRecords,
  { task, own, work, practice, random }: TaskWork & { own: OwnTask; practice: PracticeRow },
): void {
  const { row } = task;
  const markedAt = later(practice.finished_at ?? row.created_at, 0.5);
  // A few wait for the teacher still.
  if (row.rubric.length > 0 && random.chance(0.8)) {
    own.rubric_values = JSON.stringify(row.rubric.map(({ levels }) => random.int(0, levels.length - 1)));
    own.comment = random.pick(comments);
  }
  if (work === 'C') own.comment = random.pick(comments);
  const wrong = records.questions.find(
    (question) => question.practice_id === practice.id && question.outcome === 'NOT_YET' && storedOf(records, question),
  );
  if (!wrong) return;
  if (work === 'M') {
    records.taskMarks.push({
      student_task_id: own.id,
      question_id: wrong.id,
      points: 0.5,
      comment: 'The method is right; the last step slipped.',
      marked_by: row.created_by,
      marked_at: markedAt,
    });
  }
  if (work === 'R') {
    records.markRequests.push({
      student_task_id: own.id,
      question_id: wrong.id,
      reason: 'I think my answer means the same.',
      asked_at: markedAt,
      answer: null,
      answered_by: null,
      answered_at: null,
    });
  }
}

const later = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs);
