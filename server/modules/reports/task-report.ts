import { type Misconception, misconceptionById } from '../../../maths/misconceptions/index';
import { mayShareOwnReport } from '../../../rules/report-sharing';
import { groupBy } from '../../../rules/tasks/group-by';
import { pointsOf, type ReportSums, type StudentTaskReport, sumsOf } from '../../../rules/tasks/report';
import type { Db } from '../../db/client';
import type { Clock } from '../../platform/clock';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findCourse, topicOrOther } from '../catalogue';
import {
  type MyTask,
  type QuestionOfReport,
  type ReportReader,
  readStudentTaskReport,
  type StudentTaskReportData,
  shownTask,
} from '../tasks';
import { findReportFacts, type QuestionError, type ReportFacts } from './report-facts.repo';
import { reportNotFound } from './report-not-found';
import { describeShare, type ReportShare } from './report-share';

export interface ReportedAnswer {
  /** As typed; of a choice the option. */
  text: string;
  latex: string | null;
  right: boolean;
  misconception: Misconception | null;
}

/** A question of the report. It is shown only when the answers are out, so its key is in it. */
export interface ReportedQuestion {
  id: string;
  index: number;
  topicId: string;
  templateId: string;
  /** The kind of question. */
  title: string;
  topicTitle: string;
  /** Rich text. */
  prompt: string;
  outcome: string | null;
  seconds: number | null;
  hintsOpened: number;
  points: number;
  possible: number;
  /** The teacher's. */
  comment: string;
  /** Oldest first; what could not be read or had another form is not in it. */
  answers: ReportedAnswer[];
  misconceptionIds: readonly string[];
  /** Null where the question is withdrawn. */
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
  /** By subject, in the order asked; one where the task has one. */
  subjects: NamedSums[];
  ideas: { misconception: Misconception; questions: number; mended: number }[];
  questions: ReportedQuestion[];
  /** Mean of the class in whole per cent; null while few handed in. */
  classPercent: number | null;
  rubric: { name: string; value: number | null; most: number; level: string | null }[];
}

export interface TaskReport {
  task: MyTask;
  studentId: string;
  nickname: string;
  /** Whether the student may give the report to the family. */
  mayShare: boolean;
  /** The links to it that work now. */
  shares: ReportShare[];
  /** Null until the work is over and the answers are out: nothing in here tells how it went before. */
  content: TaskReportContent | null;
}

/** The report of the viewer's own task. @throws AppError NOT_FOUND, also where the ids do not belong together */
export function getMyTaskReport(
  services: Services,
  viewer: Viewer,
  place: { studentTaskId: string; taskId?: string },
): Promise<TaskReport> {
  return readTaskReport(services, { studentId: viewer.id }, { ...place, viewerId: viewer.id });
}

/** The report of a student task for this reader. Three statements at most. @throws AppError NOT_FOUND */
export async function readTaskReport(
  { db, clock }: { db: Db; clock: Clock },
  reader: ReportReader,
  { studentTaskId, taskId, viewerId = null }: { studentTaskId: string; taskId?: string; viewerId?: string | null },
): Promise<TaskReport> {
  const data = await readStudentTaskReport({ db, clock }, reader, studentTaskId);
  if (taskId !== undefined && data.taskId !== taskId.toLowerCase()) throw reportNotFound();
  const now = clock.now();
  const facts = await findReportFacts(db, studentTaskId, { viewerId, now });
  if (!facts) throw reportNotFound();
  const task = shownTask(facts, now);
  return {
    task,
    studentId: data.studentId,
    nickname: data.nickname,
    mayShare: mayShareOwnReport({ yearLevel: facts.year_level, classAllows: facts.students_may_share }),
    shares: facts.shares.map(describeShare),
    content: task.practiceId !== null && task.answersOut ? contentOf(data, facts) : null,
  };
}

function contentOf(data: StudentTaskReportData, { task, errors }: ReportFacts): TaskReportContent {
  const { byTopic, ideas, ...sums } = data.report;
  return {
    ...sums,
    classPercent: data.classPercent,
    rubric: rubricOf(data),
    questions: data.questions.map((question) => reported(question, errors)),
    topics: byTopic.map(({ topicId, ...topic }) => ({ ...topic, id: topicId, name: topicOrOther(topicId).name })),
    kinds: groupSums(data.questions, ({ templateId, question }) => ({ id: templateId, name: titleOf(question) })),
    subjects: groupSums(data.questions, ({ topicId }) => subjectOf(topicId, task.course_ids)),
    ideas: ideas.flatMap(({ misconceptionId, ...idea }) => {
      const misconception = misconceptionById(misconceptionId);
      return misconception ? [{ ...idea, misconception }] : [];
    }),
  };
}

const titleOf = (question: QuestionOfReport['question']): string => question?.title ?? 'Withdrawn question';

/** The first course of the task that has the topic; where none has, the task was changed since. */
function subjectOf(topicId: string, courseIds: readonly string[]): { id: string; name: string } {
  const courses = courseIds.flatMap((id) => findCourse(id) ?? []);
  const course = courses.find(({ topicIds }) => topicIds.includes(topicId)) ?? courses[0];
  return course ? { id: course.id, name: course.name } : { id: 'other', name: 'Other' };
}

function groupSums(
  questions: readonly QuestionOfReport[],
  nameOf: (question: QuestionOfReport) => { id: string; name: string },
): NamedSums[] {
  return [...groupBy(questions, (question) => nameOf(question).id)].flatMap(([, group]) => {
    const [first] = group;
    return first ? [{ ...nameOf(first), ...sumsOf(group) }] : [];
  });
}

function rubricOf({ rubric }: StudentTaskReportData): TaskReportContent['rubric'] {
  if (rubric === null || rubric.values.every((value) => value === null)) return [];
  return rubric.criteria.map(({ name, levels }, place) => {
    const value = rubric.values[place] ?? null;
    return { name, value, most: levels.length - 1, level: value === null ? null : (levels[value] ?? null) };
  });
}

function reported(row: QuestionOfReport, errors: readonly QuestionError[]): ReportedQuestion {
  const { question } = row;
  const error = errors.find(({ question_id: questionId }) => questionId === row.questionId);
  return {
    id: row.questionId,
    index: row.index,
    topicId: row.topicId,
    templateId: row.templateId,
    title: titleOf(question),
    topicTitle: topicOrOther(row.topicId).name,
    prompt: question?.prompt ?? 'This question is no longer available.',
    outcome: row.outcome,
    seconds: row.seconds,
    hintsOpened: row.hintsOpened,
    points: pointsOf(row),
    possible: row.possible,
    comment: row.markComment,
    answers: row.attempts
      .filter(({ verdict }) => verdict === 'CORRECT' || verdict === 'WRONG')
      .map(({ answer, latex, verdict, misconceptionId }) => ({
        text: answer,
        latex,
        right: verdict === 'CORRECT',
        misconception: misconceptionId === null ? null : (misconceptionById(misconceptionId) ?? null),
      })),
    misconceptionIds: row.misconceptionIds,
    // A question that is still open keeps its key, whatever the task says.
    keyLatex: row.outcome === null ? null : row.keyLatex,
    error: error ? { id: error.id, courseId: error.course_id, unresolved: error.state !== 'FIXED' } : null,
  };
}
