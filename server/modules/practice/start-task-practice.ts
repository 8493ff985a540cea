import type { Trx } from '../../db/client';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { questionsHad } from './draw-facts.repo';
import { insertPractice, type PracticeRow } from './practice.repo';
import type { PracticePlan } from './practice-plan';
import { questionRows } from './question-rows';

/** What the work on a student's task is made of. */
export interface TaskPractice {
  studentTaskId: string;
  courseId: string;
  type: 'CASUAL_TASK' | 'CHALLENGE_TASK';
  isTest: boolean;
  plan: PracticePlan;
  /** The clock of the whole set; null where none runs. A test's starts with its practice, a homework's with its first question. */
  secondsAllowed: number | null;
  /** When the task takes no work any more. */
  closesAt: Date;
  /** 1, or which of the tries at a homework it is. */
  tryNumber: number;
}

/** When the clock of a set is up that starts now: never after the set closes. */
function clockEnd({ secondsAllowed, closesAt }: TaskPractice, now: Date): Date | null {
  if (secondsAllowed === null) return null;
  const end = new Date(now.getTime() + secondsAllowed * 1000);
  return end < closesAt ? end : closesAt;
}

/** The key of the practice of a student's task; later tries have their number in it. */
export function taskPracticeKey(studentTaskId: string, tryNumber: number): string {
  return `task:${studentTaskId}${tryNumber === 1 ? '' : `:${tryNumber}`}`;
}

/**
 * Makes the practice of a student's task inside the transaction that locked the task, and returns its id. Each try has
 * one: task and try are the idempotency key.
 */
export async function startTaskPractice(
  trx: Trx,
  { clock }: Pick<Services, 'clock'>,
  viewer: Pick<Viewer, 'id'>,
  task: TaskPractice,
): Promise<string> {
  const { plan, studentTaskId } = task;
  const now = clock.now();
  const row: PracticeRow = {
    student_id: viewer.id,
    id: newId(),
    course_id: task.courseId,
    mode: task.type === 'CHALLENGE_TASK' ? 'CHALLENGE' : 'CASUAL',
    type: task.type,
    state: 'IN_PROGRESS',
    difficulty: null,
    topic_ids: plan.topicIds,
    question_count: plan.questions.length,
    idempotency_key: taskPracticeKey(studentTaskId, task.tryNumber),
    created_at: now,
    finished_at: null,
    seconds_allowed: task.secondsAllowed,
    ends_at: task.isTest ? clockEnd(task, now) : null,
    surprise: false,
    student_task_id: studentTaskId,
    is_test: task.isTest,
    closes_at: task.closesAt,
    errors_recorded_at: null,
    keys_seen_at: null,
    seconds_left: null,
  };
  const had = await questionsHad(trx, viewer.id, [...new Set(plan.questions.map(({ templateId }) => templateId))]);
  const { rows, drawn } = questionRows(row, plan, { had });
  if (!(await insertPractice(trx, row, rows, drawn))) throw new Error('This task has a practice already.');
  return row.id;
}
