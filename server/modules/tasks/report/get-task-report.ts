import { percentOf } from '../../../../rules/tasks/grade';
import { medianOf } from '../../../../rules/tasks/report';
import {
  type QuestionReport,
  questionReports,
  readQuestionKey,
  type ScoreBin,
  scoreDistribution,
} from '../../../../rules/tasks/report-questions';
import { scoreSum } from '../../../../rules/tasks/score';
import { isAsked, passesFilter, type ResultFilter } from '../../../../rules/tasks/task-status';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { findTemplate, modelLatex, type Topic, topicOrOther } from '../../catalogue';
import { type QuestionsById, readQuestions, type StoredQuestion } from '../../questions';
import { taskNotFound } from '../task-errors';
import { getTaughtTask, type StudentOfTask, type TaughtTask } from '../taught-tasks';
import { type ReportAttempt, reportAttempt } from './report-attempt';
import { ideaName, reportQuestion } from './report-question';
import { type StudentWorking, studentWorking } from './student-working';
import { findTaskWorks, type TaskWorkRow } from './task-report.repo';

export interface QuestionOfTask extends Omit<QuestionReport, 'ideas'> {
  title: string;
  topic: Topic;
  ideas: { misconceptionId: string; name: string; students: number }[];
  /** The very question; null where each student had own numbers. */
  question: StoredQuestion | null;
  keyLatex: string | null;
}

export interface TaskReport {
  task: TaughtTask;
  /** Whether everybody had the same questions in the same places, if with other numbers. */
  pinned: boolean;
  /** Students that the filter lets through; not the excused, nor whoever left the class. */
  counted: number;
  /** Of those who handed in: whole per cent and seconds; null where nobody did. */
  medianPercent: number | null;
  medianSeconds: number | null;
  distribution: ScoreBin[];
  /** The hardest first. */
  questions: QuestionOfTask[];
}

/** A task question by question, for the students that the filter lets through. At most three statements. */
export async function getTaskReport(
  services: Services,
  viewer: Viewer,
  { taskId, filter }: { taskId: string; filter: ResultFilter | null },
): Promise<TaskReport> {
  const task = await getTaughtTask(services, viewer, taskId);
  const rows = await findTaskWorks(services.db, viewer.id, taskId);
  const counted = task.students.filter((student) =>
    filter === null ? isAsked(student) : passesFilter(filter, student),
  );
  const ids = new Set(counted.map(({ id }) => id));
  const own = rows.filter(({ student_task_id: id }) => ids.has(id));
  const pinned = isPinned(task);
  const reports = questionReports(own.map(workOf), { pinned });
  const same = sameQuestions(task);
  const stored = await readQuestions(services.db, [...same.values()]);
  const finished = counted.filter(({ status }) => status === 'DONE' || status === 'LATE_SUBMISSION');
  const percents = finished.flatMap((student) => percentOfTask(task, student) ?? []);
  const medianPercent = medianOf(percents);
  return {
    task,
    pinned,
    counted: counted.length,
    medianPercent: medianPercent === null ? null : Math.floor(medianPercent + 0.5),
    medianSeconds: medianOf(finished.map(({ seconds }) => seconds)),
    distribution: scoreDistribution(percents),
    questions: reports.map((report) => shownReport(report, stored.get(same.get(report.key) ?? '') ?? null)),
  };
}

const isPinned = ({ row }: TaughtTask): boolean => row.source !== 'TOPICS';

/** Null while a rubric waits for its values. */
const percentOfTask = ({ possible }: TaughtTask, { scored, score }: StudentOfTask) =>
  scored ? percentOf({ points: scoreSum(score), possible }) : null;

const workOf = ({ student_task_id: studentTaskId, questions }: TaskWorkRow) => ({
  studentTaskId,
  questions: questions.map(reportQuestion),
});

/** The stored question of each place, where everybody was set the same one. */
function sameQuestions({ row, worth }: TaughtTask): Map<string, string> {
  if (row.source !== 'PICKED') return new Map();
  return new Map(
    worth.flatMap(({ instanceId }, place): [string, string][] =>
      instanceId === null ? [] : [[String(place + 1), instanceId]],
    ),
  );
}

function shownReport(report: QuestionReport, question: StoredQuestion | null): QuestionOfTask {
  return {
    ...report,
    title: question?.title ?? findTemplate(report.templateId)?.title ?? 'Withdrawn question',
    topic: topicOrOther(report.topicId),
    ideas: report.ideas.map((idea) => ({ ...idea, name: ideaName(idea.misconceptionId) })),
    question,
    keyLatex: question === null ? null : modelLatex(question),
  };
}

export interface AnswersToQuestion extends StudentWorking {
  studentTaskId: string;
  questionId: string;
  nickname: string;
  outcome: string | null;
  seconds: number | null;
  /** Null where the report shows the one question of all. */
  question: StoredQuestion | null;
  keyLatex: string | null;
  attempts: ReportAttempt[];
}

export interface TaskQuestionReport {
  task: TaughtTask;
  report: QuestionOfTask;
  /** By nickname; whoever has not begun, is excused or left the class is left out. */
  answers: AnswersToQuestion[];
}

/** One question of a task's report, with what everybody answered. NOT_FOUND where the task has no such question. */
export async function getTaskQuestionReport(
  services: Services,
  viewer: Viewer,
  { taskId, key }: { taskId: string; key: string },
): Promise<TaskQuestionReport> {
  const task = await getTaughtTask(services, viewer, taskId);
  const place = readQuestionKey(key, isPinned(task));
  if (place === null) throw taskNotFound();
  const rows = await findTaskWorks(services.db, viewer.id, taskId, place);
  const [found] = questionReports(rows.map(workOf), { pinned: isPinned(task) });
  if (!found) throw taskNotFound();
  const sameId = sameQuestions(task).get(key) ?? null;
  const stored = await readQuestions(services.db, [
    sameId,
    ...rows.flatMap(({ questions }) => questions.map(({ instance_id }) => instance_id)),
  ]);
  const one = stored.get(sameId ?? '') ?? null;
  return {
    task,
    report: shownReport(found, one),
    answers: rows.flatMap((row) => answersOf(row, stored, one)),
  };
}

function answersOf(row: TaskWorkRow, stored: QuestionsById, one: StoredQuestion | null): AnswersToQuestion[] {
  return row.questions.flatMap((json) => {
    const question = stored.get(json.instance_id ?? '') ?? null;
    const working = row.working.find(({ question_id }) => question_id === json.id);
    if (working === undefined) return [];
    // Another try, and work that went on after its keys were seen, have other numbers.
    const same = one !== null && question?.id === one.id;
    return {
      studentTaskId: row.student_task_id,
      questionId: json.id,
      nickname: row.nickname,
      outcome: json.outcome,
      seconds: json.seconds,
      question: same ? null : question,
      keyLatex: same || question === null ? null : modelLatex(question),
      attempts: row.attempts
        .filter(({ question_id }) => question_id === json.id)
        .map((attempt) => reportAttempt(attempt, question)),
      ...studentWorking(working, question),
    };
  });
}
