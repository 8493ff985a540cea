import { createHash } from 'node:crypto';
import type { TaskType } from '../../../../rules/tasks/kinds';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { requireTaskTeacher, taskNotFound } from '../task-errors';
import { type TaskClass, toTaskClass } from '../taught-tasks';
import { findLiveTask, type LiveStudentJson, type LiveTaskRow } from './live-task.repo';

/** A student as the live view shows them; of a test nothing says what is right before it is handed in. */
export interface LiveStudent {
  /** Of the student task. */
  id: string;
  nickname: string;
  excused: boolean;
  handedIn: boolean;
  /** Its time ended it without a hand-in. */
  ended: boolean;
  answered: number;
  right: number | null;
  questionCount: number;
  seconds: number;
  /** When the clock of the student's test is up; null where none runs. */
  endsAt: Date | null;
  /** The question that was touched last; null before the first is opened. */
  question: { index: number; openedAt: Date; isOpen: boolean; tries: number; hints: number; lastAt: Date } | null;
}

/** Students that are not as they were, or all of them. */
export interface LiveChange {
  /** Names the picture after this change: pass it as `after` to go on from there. */
  id: string;
  at: Date;
  /** These students are all there are. */
  isWhole: boolean;
  /** Median seconds that this class takes for a question of the task; null before the first answer. */
  usualSeconds: number | null;
  students: LiveStudent[];
}

export interface LiveTask {
  id: string;
  title: string;
  type: TaskType;
  questionCount: number;
  class: TaskClass;
  picture: LiveChange;
}

/** Where everybody stands in a task that the viewer teaches, now. @throws AppError FORBIDDEN, NOT_FOUND */
export async function getLiveTask({ db, clock }: Services, viewer: Viewer, taskId: string): Promise<LiveTask> {
  requireTaskTeacher(viewer, taskId);
  const row = await findLiveTask(db, viewer.id, taskId);
  if (!row) throw taskNotFound();
  const students = row.students.map((student) => toStudent(student, row));
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    questionCount: row.question_count,
    class: toTaskClass(row.class),
    picture: {
      id: createHash('sha256').update(JSON.stringify(students)).digest('base64url').slice(0, 22),
      at: clock.now(),
      isWhole: true,
      usualSeconds: row.usual_seconds,
      students,
    },
  };
}

function toStudent(json: LiveStudentJson, task: LiveTaskRow): LiveStudent {
  const { question, practice_state: state, handed_in: handedIn } = json;
  return {
    id: json.id,
    nickname: json.nickname,
    excused: json.excused,
    handedIn,
    ended: !handedIn && state !== null && state !== 'IN_PROGRESS',
    answered: json.answered,
    right: task.type === 'TEST' && !handedIn ? null : json.right_count,
    questionCount: json.question_count ?? task.question_count,
    seconds: json.seconds,
    endsAt: state === 'IN_PROGRESS' && json.ends_at !== null ? new Date(json.ends_at) : null,
    question: question && {
      index: question.index,
      openedAt: new Date(question.opened_at),
      isOpen: question.closed_at === null && (task.type === 'HOMEWORK' || question.answered_at === null),
      tries: question.tries,
      hints: question.hints,
      lastAt: latestOf(question),
    },
  };
}

function latestOf(question: NonNullable<LiveStudentJson['question']>): Date {
  const { opened_at, answered_at, closed_at, tried_at } = question;
  const times = [opened_at, answered_at, closed_at, tried_at].flatMap((at) => (at === null ? [] : Date.parse(at)));
  return new Date(Math.max(...times));
}
