import { misconceptionById } from '../../../maths/misconceptions/index';
import type { TaskItem } from '../../../rules/class-coins';
import type { ClassColour } from '../../../rules/classes';
import { classColours } from '../../../rules/classes';
import { readTask, type TaskErrors, type TaskValues } from '../../../rules/forms/task';
import { defaultBorders, gradeDisplay } from '../../../rules/tasks/grade';
import { pointsOf } from '../../../rules/tasks/points';
import type { Criterion } from '../../../rules/tasks/rubric';
import { possibleOf, taskScore } from '../../../rules/tasks/score';
import type { TaskDates } from '../../../rules/tasks/task-dates';
import {
  lateBy,
  type Standing,
  type StudentTaskStatus,
  standingOf,
  studentTaskStatus,
  takesWork,
} from '../../../rules/tasks/task-status';
import { answersAreOut, type ReleaseStatus, releaseStatus } from '../../../rules/tasks/visibility';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { answerLatex, findTemplate, modelLatex } from '../catalogue';
import { availableForTask, hasManyQuestions } from '../practice';
import { readQuestions, type StoredQuestion } from '../questions';
import { findDraft, type TaskClassRow } from './drafts.repo';
import { type StudentWorking, studentWorking } from './report/student-working';
import { answersRuleOf, datesOf, extensionOf, scoringOf, type TaskRow } from './task-data';
import { requireTaskTeacher, taskNotFound } from './task-errors';
import {
  findAnswers,
  findClassOfTask,
  findTaskClass,
  findTaughtTasks,
  type StudentOfTaskJson,
  type TaughtTaskRow,
} from './taught-tasks.repo';

export interface TaskClass {
  id: string;
  name: string;
  colour: ClassColour;
  courseId: string;
  timeZone: string;
  archivedAt: Date | null;
  studentCount: number;
}

export interface Saved {
  by: string | null;
  at: Date;
}

/** What a student reached in a task: by points, or by the values of a rubric. */
export interface Score {
  pointsScore: number | null;
  /** One value for each criterion, null where it waits. */
  rubricScore: (number | null)[] | null;
  /** "17 / 20"; null before anything was answered, and where no grade is shown. */
  display: string | null;
}

export interface StudentOfTask {
  id: string;
  studentId: string;
  nickname: string;
  status: StudentTaskStatus;
  standing: Standing;
  excused: boolean;
  answered: number;
  score: Score;
  /** False while a rubric waits for its values. */
  scored: boolean;
  seconds: number;
  lateMs: number | null;
  handedInAt: Date | null;
  ownDueAt: Date | null;
  ownLateUntil: Date | null;
  comment: string;
  /** Who saved comment and rubric last, and when; the name is null where the account is gone. */
  commented: Saved | null;
  /** The same of own dates and excuse. */
  arranged: Saved | null;
  waitingRequests: number;
  /** Minutes added to the student's test, in all. */
  extraMinutes: number;
  /** The end of the test that the student works on now; null in a list of tasks, and where no clock runs. */
  testEndsAt: Date | null;
  /** Tries begun so far, and which of them counts; null before the first. */
  tries: number;
  countedTry: number | null;
  /** What the student bought with MarsCoins; empty in a list of tasks. */
  bought: { item: TaskItem; questionIndex: number | null }[];
}

export interface TaughtTask {
  /** Whether the answers are out. */
  release: ReleaseStatus;
  row: TaskRow;
  class: TaskClass;
  /** What can be reached: by its questions, or by its rubric. */
  possible: number;
  /** Null in a draft. */
  dates: TaskDates | null;
  students: StudentOfTask[];
  /** Students of the class who have not got it; empty in a list of tasks. */
  others: { id: string; nickname: string }[];
  /** Marks that students ask to be looked at again, and nobody has; empty in a list of tasks. */
  requests: MarkRequest[];
  /** What its picked questions are worth, in their order; empty in a list of tasks, and where they are drawn. */
  worth: { title: string; points: number; instanceId: string | null }[];
  /** Names of the groups it was set for, where it is not for the whole class; empty in a list of tasks. */
  groups: string[];
  /** Who changed it last; null in a list of tasks, and where the account is gone. */
  changedBy: string | null;
}

export interface MarkRequest {
  studentTaskId: string;
  questionId: string;
  nickname: string;
  index: number;
  reason: string;
  askedAt: Date;
  /** What the answer has now, of what is possible. */
  points: number;
  possible: number;
}

export interface TaskPicked {
  place: number;
  templateId: string;
  title: string;
  points: number;
  /** The very question; null where each student gets own numbers and none was drawn to look at. */
  question: StoredQuestion | null;
  keyLatex: string | null;
  fewQuestions: boolean;
}

export interface TaskDraft {
  id: string;
  version: number;
  changedAt: Date;
  changedBy: string | null;
  class: TaskClass;
  values: TaskValues;
  errors: TaskErrors;
  students: { id: string; nickname: string }[];
  groups: { id: string; name: string; count: number }[];
  picked: TaskPicked[];
  available: { EASY: number; NORMAL: number; HARD: number };
}

/** The tasks of a class that the viewer teaches, drafts first, then by due date from the latest. */
export async function listTaughtTasks(
  { db, clock }: Services,
  viewer: Viewer,
  classId: string,
): Promise<{ class: TaskClass; tasks: TaughtTask[] }> {
  requireTaskTeacher(viewer, classId);
  const found = await findTaskClass(db, viewer.id, classId);
  if (!found) throw taskNotFound();
  const rows = await findTaughtTasks(db, viewer.id, { classId });
  return { class: toTaskClass(found), tasks: rows.map((row) => toTaughtTask(row, clock.now())) };
}

/** The class of a task that the viewer teaches, draft or not. */
export async function getClassOfTask({ db }: Pick<Services, 'db'>, viewer: Viewer, taskId: string): Promise<TaskClass> {
  requireTaskTeacher(viewer, taskId);
  const found = await findClassOfTask(db, viewer.id, taskId);
  if (!found) throw taskNotFound();
  return toTaskClass(found);
}

/** One task that is out, with its students. NOT_FOUND for a draft, and for a task of somebody else. */
export async function getTaughtTask({ db, clock }: Services, viewer: Viewer, taskId: string): Promise<TaughtTask> {
  requireTaskTeacher(viewer, taskId);
  const [row] = await findTaughtTasks(db, viewer.id, { taskId });
  if (!row || row.state === 'DRAFT') throw taskNotFound();
  return toTaughtTask(row, clock.now());
}

/** A draft with all that its wizard shows. */
export async function getTaskDraft({ db }: Services, viewer: Viewer, taskId: string): Promise<TaskDraft> {
  requireTaskTeacher(viewer, taskId);
  const row = await findDraft(db, viewer.id, taskId);
  if (row?.state !== 'DRAFT') throw taskNotFound();
  const values = row.draft ?? {};
  const { input, errors } = readTask(values, row.class.time_zone);
  const stored = await readQuestions(
    db,
    row.questions.map(({ instance_id }) => instance_id),
  );
  return {
    id: row.id,
    version: row.version,
    changedAt: row.changed_at,
    changedBy: row.changed_by_name,
    class: toTaskClass(row.class),
    values,
    errors,
    students: row.students,
    groups: row.groups,
    available: availableForTask({ topicIds: input.topicIds, isTest: input.type === 'TEST' }),
    picked: row.questions.map(({ place, template_id: templateId, points, instance_id }) => {
      const question = stored.get(instance_id ?? '') ?? null;
      return {
        place,
        templateId,
        title: question?.title ?? findTemplate(templateId)?.title ?? 'Withdrawn question',
        points,
        question,
        keyLatex: question === null ? null : modelLatex(question),
        fewQuestions: !hasManyQuestions(templateId),
      };
    }),
  };
}

export interface StudentAnswer extends StudentWorking {
  questionId: string;
  index: number;
  outcome: string | null;
  seconds: number | null;
  hintsOpened: number;
  points: number;
  question: StoredQuestion | null;
  keyLatex: string | null;
  attempts: { answer: string; latex: string | null; verdict: string; misconception: string | null }[];
  /** A teacher's own mark, and who gave it when; the name is null where the account is gone. */
  mark: { points: number; comment: string; by: string | null; at: Date } | null;
  request: { reason: string; answered: boolean } | null;
}

/** One student's answers in a task, with the teacher's marks. NOT_FOUND where the two ids do not belong together. */
export async function getTaughtStudentTask(
  services: Services,
  viewer: Viewer,
  place: { taskId: string; studentTaskId: string },
): Promise<{ task: TaughtTask; student: StudentOfTask; rubric: Criterion[]; answers: StudentAnswer[] }> {
  requireTaskTeacher(viewer, place.taskId, place.studentTaskId);
  const task = await getTaughtTask(services, viewer, place.taskId);
  const student = task.students.find(({ id }) => id === place.studentTaskId);
  if (!student) throw taskNotFound();
  const rows = await findAnswers(services.db, viewer.id, place);
  const stored = await readQuestions(
    services.db,
    rows.map(({ instance_id }) => instance_id),
  );
  const answers = rows.map((row): StudentAnswer => {
    const question = stored.get(row.instance_id ?? '') ?? null;
    return {
      questionId: row.id,
      index: row.index,
      outcome: row.outcome,
      seconds: row.seconds,
      hintsOpened: row.hints_opened,
      points: row.points,
      question,
      keyLatex: question === null ? null : modelLatex(question),
      attempts: row.answers.map(({ answer, verdict, misconception_id }) => ({
        answer,
        latex: question !== null && verdict !== 'UNREADABLE' ? answerLatex(question, answer) : null,
        verdict,
        misconception: misconception_id === null ? null : (misconceptionById(misconception_id)?.name ?? null),
      })),
      mark: row.mark === null ? null : { ...row.mark, at: new Date(row.mark.at) },
      request: row.request,
      ...studentWorking(row.working, question),
    };
  });
  return { task, student, rubric: task.row.rubric, answers };
}

export function toTaskClass(row: TaskClassRow): TaskClass {
  return {
    id: row.id,
    name: row.name,
    colour: classColours.find((colour) => colour === row.colour) ?? 'BLUE',
    courseId: row.course_id,
    timeZone: row.time_zone,
    archivedAt: instant(row.archived_at),
    studentCount: row.student_count,
  };
}

function toTaughtTask(row: TaughtTaskRow, now: Date): TaughtTask {
  const { class: school, students, others, requests, worth, groups, changed_by_name: changedBy, ...task } = row;
  const dates = row.state === 'DRAFT' ? null : datesOf(row);
  return {
    // The row of a draft has no borders yet.
    row: { ...task, letter_borders: { ...defaultBorders, ...task.letter_borders } },
    possible: possibleOf(scoringOf(task)),
    class: toTaskClass(school),
    dates,
    others,
    worth: worth.map(({ template_id: templateId, points, instance_id: instanceId }) => ({
      title: findTemplate(templateId)?.title ?? 'Withdrawn question',
      points,
      instanceId,
    })),
    requests: requests.map((request) => ({
      studentTaskId: request.student_task_id,
      questionId: request.question_id,
      nickname: request.nickname,
      index: request.index,
      reason: request.reason,
      askedAt: new Date(request.asked_at),
      points: pointsOf(request),
      possible: request.possible,
    })),
    groups,
    changedBy,
    release: dates === null ? 'UNRELEASED' : releaseOf(row, dates, now),
    students: dates === null ? [] : students.map((student) => toStudent(student, task, dates, now)),
  };
}

/** Whether the answers are out for the students of a task: excused ones and those who left are not waited for. */
function releaseOf(row: TaughtTaskRow, task: TaskDates, now: Date): ReleaseStatus {
  const asked = row.students.filter(({ excused_at, left_at }) => excused_at === null && left_at === null);
  const out = asked.filter((student) => {
    const extension = extensionOf({
      own_due_at: instant(student.own_due_at),
      own_late_until: instant(student.own_late_until),
    });
    const facts = { task, extension, handedInAt: instant(student.handed_in_at), closedAt: row.closed_at };
    return answersAreOut({ rule: answersRuleOf(row), ...facts }, now);
  });
  return releaseStatus({ out: out.length, asked: asked.length });
}

function toStudent(json: StudentOfTaskJson, task: TaskRow, dates: TaskDates, now: Date): StudentOfTask {
  const own = { own_due_at: instant(json.own_due_at), own_late_until: instant(json.own_late_until) };
  const handedInAt = instant(json.handed_in_at);
  const facts = { task: dates, extension: extensionOf(own), handedInAt };
  const excused = json.excused_at !== null;
  const opened = json.opened_at !== null;
  const left = json.left_at !== null;
  const progress = { excused, opened, answered: json.answered, reopened: json.reopened_at !== null, left };
  const score = taskScore(scoringOf(task), { points: json.points, rubricValues: json.rubric_values });
  const isByRubric = task.scoring_type === 'RUBRIC';
  const isBegun = json.answered > 0 || handedInAt !== null;
  // Half a test is no E.
  const isOver = !takesWork(facts, { closedAt: task.closed_at ?? instant(json.left_at), excused }, now);
  return {
    id: json.id,
    studentId: json.student_id,
    nickname: json.nickname,
    status: studentTaskStatus(facts, now),
    standing: standingOf(facts, progress, now),
    excused,
    answered: json.answered,
    score: {
      pointsScore: isByRubric ? null : (score?.points ?? 0),
      rubricScore: isByRubric ? json.rubric_values : null,
      display:
        isBegun && isOver && !excused && score !== null
          ? gradeDisplay(task.grade_type, score, task.letter_borders)
          : null,
    },
    scored: score !== null,
    seconds: json.seconds,
    lateMs: lateBy(facts),
    handedInAt,
    ownDueAt: own.own_due_at,
    ownLateUntil: own.own_late_until,
    comment: json.comment,
    commented: saved(json.commented_by, json.commented_at),
    arranged: saved(json.arranged_by, json.arranged_at),
    waitingRequests: json.waiting,
    extraMinutes: json.extra_minutes,
    testEndsAt: instant(json.ends_at),
    tries: json.tries,
    countedTry: json.counted_try,
    bought: json.bought.map(({ item, question_index: questionIndex }) => ({ item, questionIndex })),
  };
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

const saved = (by: string | null, at: string | null): Saved | null => (at === null ? null : { by, at: new Date(at) });
