import { gradeDisplay, percentOf } from '../../../../rules/tasks/grade';
import { type ReportQuestion, type StudentTaskReport, studentTaskReport } from '../../../../rules/tasks/report';
import type { Criterion } from '../../../../rules/tasks/rubric';
import { classPercentOf, possibleOf, taskScore } from '../../../../rules/tasks/score';
import { ownDates } from '../../../../rules/tasks/task-dates';
import { lateBy, type StudentTaskStatus, studentTaskStatus } from '../../../../rules/tasks/task-status';
import { answersAreOut } from '../../../../rules/tasks/visibility';
import type { Db } from '../../../db/client';
import type { Clock } from '../../../platform/clock';
import { modelLatex } from '../../catalogue';
import { readQuestions, type StoredQuestion } from '../../questions';
import { datesOf, extensionOf, scoringOf } from '../task-data';
import { requireTaskIds, taskNotFound } from '../task-errors';
import { findStudentTaskReport, type ReportReader, type StudentTaskReportRow } from './report.repo';
import { type ReportAttempt, reportAttempt } from './report-attempt';
import { reportQuestion } from './report-question';

export interface QuestionOfReport extends ReportQuestion {
  questionId: string;
  hintsOpened: number;
  markComment: string;
  /** Null where it was asked before questions were stored. */
  question: StoredQuestion | null;
  keyLatex: string | null;
  attempts: ReportAttempt[];
}

/** One student's task as its report tells it, to student, family and teacher alike. */
export interface StudentTaskReportData {
  studentTaskId: string;
  studentId: string;
  nickname: string;
  taskId: string;
  classId: string;
  className: string;
  /** Of the class. */
  timeZone: string;
  teacher: string;
  title: string;
  type: 'HOMEWORK' | 'TEST';
  gradeType: StudentTaskReportRow['grade_type'];
  /** "17 / 20"; null where the task shows no figure, where nothing was answered, and for who is excused. */
  grade: string | null;
  /** Of all that the task has, whole per cent; null as above, but for a task without figures too. A rubric is the score. */
  percent: number | null;
  pointsPossible: number;
  questionCount: number;
  status: StudentTaskStatus;
  excused: boolean;
  /** The student's own: an extension is in them. */
  dueAt: Date;
  lateUntil: Date;
  handedInAt: Date | null;
  lateMs: number | null;
  /**
   * Whether the student may see how it went, and with the student the family. Homework is told at once, a test once its
   * answers are out. Who reads for a student must not show `report`, `grade`, `questions` before.
   */
  answersOut: boolean;
  comment: string;
  rubric: { criteria: Criterion[]; values: (number | null)[] } | null;
  /** Mean of the class in whole per cent, of those who handed in; null while they are too few to stay unknown. */
  classPercent: number | null;
  questions: QuestionOfReport[];
  report: StudentTaskReport;
}

/** With fewer who handed in, a mean would tell one student's score to another. */
const fewestForMean = 5;

/**
 * Reads one student's task for its report: at most two statements. `reader` says for whom; it is part of the query.
 *
 * @throws AppError NOT_FOUND
 */
export async function readStudentTaskReport(
  { db, clock }: { db: Db; clock: Clock },
  reader: ReportReader,
  studentTaskId: string,
): Promise<StudentTaskReportData> {
  requireTaskIds(studentTaskId);
  const row = await findStudentTaskReport(db, reader, studentTaskId);
  if (!row) throw taskNotFound();
  const stored = await readQuestions(
    db,
    row.questions.map(({ instance_id }) => instance_id),
  );
  const questions = row.questions.map((question) =>
    toQuestion(question, stored.get(question.instance_id ?? '') ?? null),
  );
  return { ...headOf(row, clock.now()), questions, report: studentTaskReport(questions) };
}

function headOf(row: StudentTaskReportRow, now: Date): Omit<StudentTaskReportData, 'questions' | 'report'> {
  const dates = datesOf(row);
  const facts = { task: dates, extension: extensionOf(row), handedInAt: row.handed_in_at };
  const rule = { answersWhen: row.answers_when, answersAt: row.answers_at };
  const excused = row.excused_at !== null;
  const scoring = scoringOf(row);
  const score = taskScore(scoring, { points: row.points, rubricValues: row.rubric_values });
  const isScored = !excused && (row.handed_in_at !== null || row.questions.some(({ answered }) => answered));
  const { dueAt, lateUntil } = ownDates(dates, facts.extension);
  return {
    studentTaskId: row.id,
    studentId: row.student_id,
    nickname: row.nickname,
    taskId: row.task_id,
    classId: row.class_id,
    className: row.class_name,
    timeZone: row.time_zone,
    teacher: row.teacher,
    title: row.title,
    type: row.type,
    gradeType: row.grade_type,
    grade: isScored && score !== null ? gradeDisplay(row.grade_type, score, row.letter_borders) : null,
    percent: isScored && score !== null ? percentOf(score) : null,
    pointsPossible: possibleOf(scoring),
    questionCount: row.question_count,
    status: studentTaskStatus(facts, now),
    excused,
    dueAt,
    lateUntil,
    handedInAt: row.handed_in_at,
    lateMs: lateBy(facts),
    answersOut: row.type === 'HOMEWORK' || answersAreOut({ rule, ...facts, closedAt: row.closed_at }, now),
    comment: row.comment,
    rubric: row.scoring_type === 'RUBRIC' ? { criteria: row.rubric, values: row.rubric_values ?? [] } : null,
    classPercent: classPercentOf(
      scoring,
      { handedIn: row.handed_in, pointsHandedIn: row.points_handed_in, rubrics: row.class_rubrics },
      fewestForMean,
    ),
  };
}

function toQuestion(row: StudentTaskReportRow['questions'][number], question: StoredQuestion | null): QuestionOfReport {
  return {
    ...reportQuestion(row),
    questionId: row.id,
    hintsOpened: row.hints_opened,
    markComment: row.mark_comment ?? '',
    question,
    keyLatex: question === null ? null : modelLatex(question),
    attempts: row.attempts.map((attempt) => reportAttempt(attempt, question)),
  };
}
