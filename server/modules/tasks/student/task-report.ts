import { type Misconception, misconceptionById } from '../../../../maths/misconceptions/index';
import { mayShareOwnReport } from '../../../../rules/report-sharing';
import {
  pointsOf,
  type ReportQuestion,
  type ReportSums,
  type StudentTaskReport,
  studentTaskReport,
  sumsOf,
} from '../../../../rules/tasks/report';
import type { Db } from '../../../db/client';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { answerLatex, answerText, findCourse, modelLatex, topicOrOther } from '../../catalogue';
import { type QuestionsById, readQuestions } from '../../questions';
import { requireTaskIds, taskNotFound } from '../task-errors';
import { type MyTask, shownTask } from './my-tasks';
import { findTaskReport, type ReportPlace, type ReportQuestionRow, type ReportRow } from './task-report.repo';

export interface ReportedAnswer {
  /** As typed; of a choice its text. */
  text: string;
  latex: string | null;
  right: boolean;
  misconception: Misconception | null;
}

/** A question of the report. It is shown only when the answers are out, so its key is in it. */
export interface ReportedQuestion extends ReportQuestion {
  id: string;
  /** The kind of question. */
  title: string;
  topicTitle: string;
  /** Rich text. */
  prompt: string;
  points: number;
  hintsOpened: number;
  comment: string;
  /** Oldest first; what could not be read or had another form is not in it. */
  answers: ReportedAnswer[];
  /** Null where the question is withdrawn, or still open. */
  keyLatex: string | null;
  error: { id: string; courseId: string; unresolved: boolean } | null;
}

/** The sums of some questions under one name. */
export interface NamedSums extends ReportSums {
  id: string;
  name: string;
}

export interface TaskReportContent extends Omit<StudentTaskReport, 'byTopic' | 'ideas'> {
  topics: NamedSums[];
  /** By kind of question, in the order asked. */
  kinds: NamedSums[];
  /** By subject, in the order of the task; one where the task has one. */
  subjects: NamedSums[];
  ideas: { misconception: Misconception; questions: number; mended: number }[];
  questions: ReportedQuestion[];
}

export interface TaskReport {
  task: MyTask;
  studentId: string;
  nickname: string;
  /** Whether the student may give the report to the family. */
  mayShare: boolean;
  /** Null until the answers are out: nothing in here tells how it went before. */
  content: TaskReportContent | null;
}

/** The report of the viewer's own task. @throws AppError NOT_FOUND, also where the ids do not belong together */
export async function getMyTaskReport(
  services: Services,
  viewer: Viewer,
  { studentTaskId, taskId }: { studentTaskId: string; taskId?: string },
): Promise<TaskReport> {
  requireTaskIds(studentTaskId, ...(taskId === undefined ? [] : [taskId]));
  const report = await readTaskReport(services.db, { studentTaskId, taskId, studentId: viewer.id }, services.clock.now());
  if (!report) throw taskNotFound();
  return report;
}

/** The same without asking who reads it: for those whose right to it is known. Two statements at most. */
export async function readTaskReport(db: Db, place: ReportPlace, now: Date): Promise<TaskReport | null> {
  const row = await findTaskReport(db, place);
  if (!row) return null;
  const task = shownTask(row, now);
  const isOut = task.practiceId !== null && task.answersOut;
  return {
    task,
    studentId: row.own.student_id,
    nickname: row.nickname,
    mayShare: mayShareOwnReport({ yearLevel: row.year_level, classAllows: row.students_may_share }),
    content: isOut ? await describe(db, row) : null,
  };
}

async function describe(db: Db, { task, questions: rows }: ReportRow): Promise<TaskReportContent> {
  const instanceIds = rows.map(({ instance_id }) => instance_id);
  const stored = await readQuestions(db, instanceIds);
  const questions = rows.map((row) => reported(row, stored));
  const { byTopic, ideas, ...sums } = studentTaskReport(questions);
  return {
    ...sums,
    questions,
    topics: byTopic.map(({ topicId, ...topic }) => ({ ...topic, id: topicId, name: topicOrOther(topicId).name })),
    kinds: groupSums(questions, ({ templateId, title }) => ({ id: templateId, name: title })),
    subjects: groupSums(questions, ({ topicId }) => subjectOf(topicId, task.course_ids)),
    ideas: ideas.flatMap(({ misconceptionId, ...idea }) => {
      const misconception = misconceptionById(misconceptionId);
      return misconception ? [{ ...idea, misconception }] : [];
    }),
  };
}

/** The first course of the task that has the topic; where none has, the task was changed since. */
function subjectOf(topicId: string, courseIds: readonly string[]): { id: string; name: string } {
  const courses = courseIds.flatMap((id) => findCourse(id) ?? []);
  const course = courses.find(({ topicIds }) => topicIds.includes(topicId)) ?? courses[0];
  return course ? { id: course.id, name: course.name } : { id: 'other', name: 'Other' };
}

function groupSums(
  questions: readonly ReportedQuestion[],
  nameOf: (question: ReportedQuestion) => { id: string; name: string },
): NamedSums[] {
  const groups = new Map<string, { name: string; questions: ReportedQuestion[] }>();
  for (const question of questions) {
    const { id, name } = nameOf(question);
    const group = groups.get(id) ?? { name, questions: [] };
    group.questions.push(question);
    groups.set(id, group);
  }
  return [...groups].map(([id, { name, questions: own }]) => ({ id, name, ...sumsOf(own) }));
}

function reported(row: ReportQuestionRow, storedQuestions: QuestionsById): ReportedQuestion {
  const stored = storedQuestions.get(row.instance_id ?? '');
  const { mark, outcome, error } = row;
  return {
    id: row.id,
    index: row.index,
    templateId: row.template_id,
    topicId: row.topic_id,
    outcome,
    answered: row.answered,
    seconds: row.seconds,
    possible: row.points,
    mark: mark?.points ?? null,
    misconceptionIds: row.attempts.flatMap(({ misconception_id: id }) => id ?? []),
    title: stored?.title ?? 'Withdrawn question',
    topicTitle: topicOrOther(row.topic_id).name,
    prompt: stored?.prompt ?? 'This question is no longer offered.',
    points: pointsOf({ mark: mark?.points ?? null, outcome, possible: row.points }),
    hintsOpened: row.hints_opened,
    comment: mark?.comment ?? '',
    answers: row.attempts.map(({ answer, verdict, misconception_id: id }) => ({
      text: stored ? answerText(stored, answer) : answer,
      latex: stored ? answerLatex(stored, answer) : null,
      right: verdict === 'CORRECT',
      misconception: id === null ? null : (misconceptionById(id) ?? null),
    })),
    keyLatex: stored && row.closed ? modelLatex(stored) : null,
    error: error && { id: error.id, courseId: error.course_id, unresolved: error.state !== 'FIXED' },
  };
}
