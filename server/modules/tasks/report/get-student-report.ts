import { letterOf, percentOf } from '../../../../rules/tasks/grade';
import type { TaskType } from '../../../../rules/tasks/kinds';
import { type Trend, trendOf } from '../../../../rules/tasks/report-trend';
import { classPercentOf, possibleOf, taskScore } from '../../../../rules/tasks/score';
import {
  lateBy,
  type Standing,
  type StudentTaskStatus,
  standingOf,
  studentTaskStatus,
} from '../../../../rules/tasks/task-status';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { type PlacedTopic, placedTopics } from '../../placement/index';
import { extensionOf, scoringOf } from '../task-data';
import { requireTaskTeacher, taskNotFound } from '../task-errors';
import { type TaskClass, toTaskClass } from '../taught-tasks';
import { ideaName } from './report-question';
import { findStudentReport, type StudentReportTaskJson } from './student-report.repo';

export interface TaskOfStudent {
  taskId: string;
  studentTaskId: string;
  title: string;
  type: TaskType;
  dueAt: Date;
  status: StudentTaskStatus;
  standing: Standing;
  excused: boolean;
  answered: number;
  questionCount: number;
  points: number;
  pointsPossible: number;
  seconds: number;
  /** Questions to which there is working or a drawing. */
  withWorking: number;
  lateMs: number | null;
  /** Whole per cent of what was handed in and counts; null else, and while a rubric waits for its values. */
  percent: number | null;
  /** Of a task that is graded by letters; null like `percent`. */
  letter: string | null;
  /** Mean of all in the class who handed in. */
  classPercent: number | null;
}

export interface StudentReport {
  class: TaskClass;
  studentId: string;
  nickname: string;
  /** What their placement test in the class's course found; null where they took none, or have left. */
  placement: { takenAt: Date; topics: PlacedTopic[] } | null;
  /** Of all that counts, as in the mark book. */
  percent: number | null;
  trend: Trend | null;
  /** Oldest due date first. */
  tasks: TaskOfStudent[];
  /** Those that came in most tasks first. */
  ideas: { misconceptionId: string; name: string; tasks: number; questions: number; lastAt: Date }[];
}

/** A student's tasks in a class of the viewer's, with the ideas that come back. One statement. */
export async function getStudentReport(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  viewer: Viewer,
  place: { classId: string; studentId: string },
): Promise<StudentReport> {
  requireTaskTeacher(viewer, place.classId, place.studentId);
  const row = await findStudentReport(db, viewer.id, place);
  if (!row) throw taskNotFound();
  const now = clock.now();
  const tasks = row.tasks.map((json) => toTask(json, now));
  const counted = tasks.filter(({ percent }) => percent !== null);
  const sum = (part: 'points' | 'pointsPossible') => counted.reduce((total, task) => total + task[part], 0);
  return {
    class: toTaskClass(row.class),
    studentId: place.studentId,
    nickname: row.nickname,
    placement: row.placement && {
      takenAt: new Date(row.placement.taken_at),
      topics: placedTopics(row.class.course_id, row.placement.findings),
    },
    percent: percentOf({ points: sum('points'), possible: sum('pointsPossible') }),
    trend: trendOf(counted.flatMap(({ percent }) => percent ?? [])),
    tasks,
    ideas: row.ideas.map(({ misconception_id: misconceptionId, tasks: count, questions, last_at }) => ({
      misconceptionId,
      name: ideaName(misconceptionId),
      tasks: count,
      questions,
      lastAt: new Date(last_at),
    })),
  };
}

function toTask(json: StudentReportTaskJson, now: Date): TaskOfStudent {
  const instant = (text: string | null) => (text === null ? null : new Date(text));
  const dueAt = new Date(json.due_at);
  const handedInAt = instant(json.handed_in_at);
  const facts = {
    task: { opensAt: new Date(json.opens_at), dueAt, lateUntil: new Date(json.late_until) },
    extension: extensionOf({ own_due_at: instant(json.own_due_at), own_late_until: instant(json.own_late_until) }),
    handedInAt,
  };
  const excused = json.excused_at !== null;
  const { answered, seconds } = json;
  const scoring = scoringOf(json);
  const score = taskScore(scoring, { points: json.points, rubricValues: json.rubric_values });
  const progress = {
    excused,
    opened: json.opened_at !== null,
    answered,
    reopened: json.reopened_at !== null,
    left: json.left_at !== null,
  };
  const counted = handedInAt === null || excused ? null : score;
  return {
    taskId: json.id,
    studentTaskId: json.student_task_id,
    title: json.title,
    type: json.type,
    dueAt,
    status: studentTaskStatus(facts, now),
    standing: standingOf(facts, progress, now),
    excused,
    answered,
    questionCount: json.question_count,
    points: score?.points ?? 0,
    pointsPossible: possibleOf(scoring),
    seconds,
    withWorking: json.with_working,
    lateMs: lateBy(facts),
    percent: counted === null ? null : percentOf(counted),
    letter: counted === null || json.grade_type !== 'LETTER' ? null : letterOf(counted, json.letter_borders),
    classPercent: classPercentOf(scoring, {
      handedIn: json.handed_in,
      pointsHandedIn: json.points_handed_in,
      rubrics: json.class_rubrics,
    }),
  };
}
