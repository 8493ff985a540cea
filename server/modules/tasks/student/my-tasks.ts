import { isUuid } from '../../../../rules/path-patterns';
import { gradeDisplay } from '../../../../rules/tasks/grade';
import type { GradeType, TaskType } from '../../../../rules/tasks/kinds';
import { pointsOf } from '../../../../rules/tasks/points';
import type { Criterion } from '../../../../rules/tasks/rubric';
import { taskScore } from '../../../../rules/tasks/score';
import { ownDates } from '../../../../rules/tasks/task-dates';
import { lateBy, type StudentTaskStatus, studentTaskStatus, takesWork } from '../../../../rules/tasks/task-status';
import { tryProblem } from '../../../../rules/tasks/tries';
import { answersAreOut } from '../../../../rules/tasks/visibility';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { answersRuleOf, datesOf, extensionOf, scoringOf } from '../task-data';
import { requireTaskIds, taskNotFound } from '../task-errors';
import { findMyTasks, type MyMarkJson, type MyTaskPlace, type MyTaskRow, updateMyTask } from './my-tasks.repo';

/** A task as the student whose it is sees it. Before the answers are out nothing in here says how it went. */
export interface MyTask {
  /** Of the student task. */
  id: string;
  taskId: string;
  classId: string;
  className: string;
  /** Of the class. */
  timeZone: string;
  teacher: string;
  type: TaskType;
  practiceType: 'CASUAL_TASK' | 'CHALLENGE_TASK';
  title: string;
  instructions: string;
  status: StudentTaskStatus;
  opensAt: Date;
  /** The student's own dates: an extension is in them. */
  dueAt: Date;
  lateUntil: Date;
  extended: boolean;
  excused: boolean;
  /** Closed by the teacher: it takes no more work. */
  closed: boolean;
  /** The student left the class since: it takes no more work either. */
  left: boolean;
  starred: boolean;
  hidden: boolean;
  /** Whether work can be begun or gone on with now. */
  takesWork: boolean;
  /** A test that can be worked on once its student starts it. */
  awaitsStart: boolean;
  practiceId: string | null;
  /** 1-based: where the work was left. */
  currentIndex: number;
  questionCount: number;
  answered: number;
  minutes: number | null;
  /** That the teacher added to the running test, in all. */
  extraMinutes: number;
  handedInAt: Date | null;
  lateMs: number | null;
  gradeType: GradeType;
  /** Whether the answers, and the grade, may be seen now. */
  answersOut: boolean;
  answersWhen: 'NEVER' | 'HAND_IN' | 'DUE' | 'DATE';
  answersAt: Date | null;
  /** Null until it may be seen, where a rubric waits for its values, and where the task shows no figure. */
  grade: string | null;
  /** The rubric with what the teacher chose; empty until it may be seen, and in a task that is scored by points. */
  rubric: MyCriterion[];
  rightCount: number | null;
  comment: string;
  /** Whether points, and with them the marks of single answers, may be seen now. */
  marksOut: boolean;
  /** What each answer got; empty until it may be seen, and where the task is not read by its practice. */
  marks: MyMark[];
  /** How often it may be done; the best finished try counts. */
  tries: number;
  /** Tries that are over, where there may be several. */
  pastTries: { number: number; practiceId: string; grade: string | null; counts: boolean }[];
  canTryAgain: boolean;
}

export interface MyCriterion {
  name: string;
  /** The words of the level; null while the teacher has chosen none. */
  level: string | null;
  value: number | null;
  /** Of the highest level. */
  most: number;
}

/** What an answer got, and what its student asked about it. */
export interface MyMark {
  questionId: string;
  index: number;
  answered: boolean;
  /** Null where the task shows no figure. */
  points: number | null;
  possible: number;
  /** The teacher's own mark holds in place of the engine's. */
  byTeacher: boolean;
  comment: string;
  request: { reason: string; outcome: 'KEPT' | 'CHANGED' | null; answer: string } | null;
}

/** The viewer's own tasks, the hidden ones as well, due first in front. */
export async function listMyTasks({ db, clock }: Services, viewer: Viewer, classId?: string): Promise<MyTask[]> {
  if (classId !== undefined) requireTaskIds(classId);
  return read(db, clock.now(), viewer, classId === undefined ? 'ALL' : { classId });
}

/** Those on which the viewer can work now, without those put out of sight, due first in front. */
export async function listOpenTasks({ db, clock }: Services, viewer: Viewer): Promise<MyTask[]> {
  return (await read(db, clock.now(), viewer, 'WAITING')).filter((task) => task.takesWork);
}

/** One of them, by the id of the task or of the student task. @throws AppError NOT_FOUND */
export async function getMyTask({ db, clock }: Services, viewer: Viewer, taskId: string): Promise<MyTask> {
  requireTaskIds(taskId);
  const [found] = await read(db, clock.now(), viewer, { taskId });
  if (!found) throw taskNotFound();
  return found;
}

/** The task that a practice is the work on; null where it is none of the viewer's. */
export async function getMyTaskOfPractice(
  { db, clock }: Services,
  viewer: Viewer,
  practiceId: string,
): Promise<MyTask | null> {
  if (!isUuid(practiceId)) return null;
  return (await read(db, clock.now(), viewer, { practiceId }))[0] ?? null;
}

/** Stars a task, or puts it out of sight. @throws AppError NOT_FOUND */
export async function markMyTask(
  { db }: Services,
  viewer: Viewer,
  studentTaskId: string,
  change: { starred?: boolean; hidden?: boolean },
): Promise<void> {
  requireTaskIds(studentTaskId);
  if (!(await updateMyTask(db, viewer.id, studentTaskId, change))) throw taskNotFound();
}

async function read(db: Services['db'], now: Date, viewer: Viewer, place: MyTaskPlace): Promise<MyTask[]> {
  return (await findMyTasks(db, viewer.id, place, now)).map((row) => shownTask(row, now));
}

/** A student's task as its student sees it. */
export function shownTask({ own, task, ...row }: MyTaskRow, now: Date): MyTask {
  const dates = datesOf(task);
  const extension = extensionOf(own);
  const facts = { task: dates, extension, handedInAt: own.handed_in_at };
  const { dueAt, lateUntil } = ownDates(dates, extension);
  const excused = own.excused_at !== null;
  const isTest = task.type === 'TEST';
  const closedAt = task.closed_at ?? own.left_at;
  const open = takesWork(facts, { closedAt, excused }, now);
  const out = answersAreOut({ rule: answersRuleOf(task), ...facts, closedAt: task.closed_at }, now);
  // What a homework says at once it says on this page as soon as it is over.
  const isOver = own.practice_id !== null && !open;
  const marked = isOver && (isTest ? out : true);
  const score = taskScore(scoringOf(task), { points: own.points, rubricValues: own.rubric_values });
  // A rubric is filled in for the try that counts.
  const gradeOf = (points: number) =>
    task.scoring_type === 'RUBRIC'
      ? null
      : gradeDisplay(task.grade_type, { points, possible: task.points_possible }, task.letter_borders);
  const running = row.tries.find(
    ({ practice_id, state }) => practice_id !== own.practice_id && state === 'IN_PROGRESS',
  );
  const overdue = now > dueAt || closedAt !== null || excused;
  return {
    id: own.id,
    taskId: task.id,
    classId: task.class_id,
    className: row.class_name,
    timeZone: row.time_zone,
    teacher: row.teacher,
    type: task.type,
    practiceType: task.practice_type,
    title: task.title,
    instructions: task.instructions,
    status: studentTaskStatus(facts, now),
    opensAt: dates.opensAt,
    dueAt,
    lateUntil,
    extended: dueAt > dates.dueAt || lateUntil > dates.lateUntil,
    excused,
    closed: task.closed_at !== null,
    left: own.left_at !== null,
    starred: own.starred,
    hidden: own.hidden,
    takesWork: running ? !overdue : open && !(row.practice_state !== null && row.practice_state !== 'IN_PROGRESS'),
    awaitsStart: isTest && open && (own.practice_id === null || row.awaits_start),
    practiceId: running && !overdue ? running.practice_id : own.practice_id,
    currentIndex: running && !overdue ? (running.first_open ?? 1) : (row.first_open ?? row.practice_questions ?? 1),
    questionCount: row.practice_questions ?? task.question_count,
    answered: own.answered,
    minutes: row.awaits_start && row.seconds_left !== null ? Math.floor(row.seconds_left / 60) : task.minutes,
    extraMinutes: own.extra_minutes,
    handedInAt: own.handed_in_at,
    lateMs: lateBy(facts),
    gradeType: task.grade_type,
    answersOut: isTest ? out : isOver,
    answersWhen: task.answers_when,
    answersAt: task.answers_at,
    grade: marked && score !== null ? gradeDisplay(task.grade_type, score, task.letter_borders) : null,
    rubric: marked && task.scoring_type === 'RUBRIC' ? rubricOf(task.rubric, own.rubric_values) : [],
    rightCount: marked && task.grade_type !== 'NOT_GRADE' ? own.right_count : null,
    comment: marked ? own.comment : '',
    marksOut: marked && !excused,
    marks: marked ? row.marks.map((mark) => shownMark(mark, task.grade_type)) : [],
    tries: task.tries,
    pastTries: row.tries.flatMap(({ practice_id: practiceId, state, points }, place) =>
      marked && state !== 'IN_PROGRESS'
        ? [{ number: place + 1, practiceId, grade: gradeOf(points), counts: practiceId === own.practice_id }]
        : [],
    ),
    canTryAgain:
      running === undefined &&
      tryProblem({
        tries: task.tries,
        begun: row.tries.length,
        isHandedIn: own.handed_in_at !== null,
        isOver: overdue,
      }) === null,
  };
}

function rubricOf(rubric: readonly Criterion[], values: readonly (number | null)[] | null): MyCriterion[] {
  return rubric.map(({ name, levels }, place) => {
    const value = values?.[place] ?? null;
    return { name, value, level: value === null ? null : (levels[value] ?? null), most: levels.length - 1 };
  });
}

function shownMark(
  { question_id: questionId, index, possible, answered, ...row }: MyMarkJson,
  grade: GradeType,
): MyMark {
  const points = pointsOf({ possible, outcome: row.outcome, mark: row.mark?.points ?? null });
  return {
    questionId,
    index,
    answered,
    possible,
    points: grade === 'NOT_GRADE' ? null : points,
    byTeacher: row.mark !== null,
    comment: row.mark?.comment ?? '',
    request: row.request && { ...row.request, answer: row.request.answer ?? '' },
  };
}
