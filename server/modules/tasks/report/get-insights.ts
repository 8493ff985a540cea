import { misconceptionById } from '../../../../maths/misconceptions/index';
import { type Insight, insightsOf, type NamedAnswer } from '../../../../rules/tasks/report-insights';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { type Topic, topicOrOther } from '../../catalogue';
import { type QuestionsById, readQuestions, type StoredQuestion } from '../../questions';
import { requireTaskTeacher, taskNotFound } from '../task-errors';
import { type TaskClass, toTaskClass } from '../taught-tasks';
import { findIdeaAnswers, findInsights, type IdeaJson, type InsightsPlace } from './insights.repo';
import { type ReportAttempt, reportAttempt } from './report-attempt';
import { ideaName } from './report-question';

/** A wrong answer, how often it was given, and to which question. */
export interface SampleAnswer {
  times: number;
  question: StoredQuestion | null;
  attempt: ReportAttempt;
}

export interface StudentOfIdea {
  studentId: string;
  nickname: string;
  /** Where the latest of these answers stands. */
  taskId: string;
  studentTaskId: string;
  tasks: number;
  questions: number;
}

export interface IdeaInsight {
  misconceptionId: string;
  name: string;
  students: StudentOfIdea[];
  /** Students who held it in the four weeks before; null for a single task, and for all of them. */
  earlier: number | null;
  topics: Topic[];
  /** The three most frequent of the latest answers. */
  samples: SampleAnswer[];
}

/** One idea in full. */
export interface IdeaDetails extends IdeaInsight {
  /** Why it does not work, in one sentence. */
  explanation: string;
  /** A question to ask the class first (rich text), and the answer that somebody with this idea would choose. */
  ask: string;
  choice: string;
  answers: (SampleAnswer & { by: { nickname: string; taskId: string; studentTaskId: string }[] })[];
}

export interface Insights {
  class: TaskClass;
  /** Of the task; null for the whole class. */
  title: string | null;
  taskCount: number;
  /** By number of students. */
  ideas: IdeaInsight[];
  /** The idea asked for, or the first one; null where there is none. */
  chosen: IdeaDetails | null;
}

/** How far back the insights of a class reach. */
export type InsightsSpan = 'FOUR_WEEKS' | 'ALL';

const fourWeeksMs = 28 * 86_400_000;

/** Ideas behind the wrong answers of one task, or of a whole class. At most three statements. */
export async function getInsights(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  viewer: Viewer,
  { ideaId, ...where }: ({ taskId: string } | { classId: string; span: InsightsSpan }) & { ideaId: string | null },
): Promise<Insights> {
  requireTaskTeacher(viewer, 'taskId' in where ? where.taskId : where.classId);
  const place = placeOf(where, clock.now());
  const row = await findInsights(db, viewer.id, place);
  if (!row) throw taskNotFound();
  const byIdea = insightsOf(row.ideas.map(namedAnswer));
  const chosen = byIdea.find(({ misconceptionId }) => misconceptionId === ideaId) ?? byIdea[0];
  const answers = chosen ? await findIdeaAnswers(db, viewer.id, place, chosen.misconceptionId) : [];
  const stored = await readQuestions(db, [
    ...byIdea.flatMap((idea) => samplesOf(idea).map(({ sample }) => sample.instanceId)),
    ...answers.map(({ instance_id }) => instance_id),
  ]);
  const earlier = new Map(row.earlier.map(({ misconception_id, students }) => [misconception_id, students]));
  const isRecent = 'span' in where && where.span === 'FOUR_WEEKS';
  const shown = (idea: Insight<Held>) =>
    shownIdea(idea, stored, isRecent ? (earlier.get(idea.misconceptionId) ?? 0) : null);
  return {
    class: toTaskClass(row.class),
    title: row.title,
    taskCount: row.task_count,
    ideas: byIdea.map(shown),
    chosen: chosen ? { ...shown(chosen), ...detailsOf(chosen.misconceptionId, answers, stored) } : null,
  };
}

function placeOf(where: { taskId: string } | { classId: string; span: InsightsSpan }, now: Date): InsightsPlace {
  if ('taskId' in where) return where;
  // What is due soon has answers already.
  const since = where.span === 'ALL' ? new Date(0) : new Date(now.getTime() - fourWeeksMs);
  return { classId: where.classId, since, before: new Date(Math.max(0, since.getTime() - fourWeeksMs)) };
}

type Held = NamedAnswer & { json: Omit<IdeaJson, 'tasks' | 'questions'> & Partial<IdeaJson> };

const namedAnswer = (json: Held['json']): Held => ({
  misconceptionId: json.misconception_id,
  studentId: json.student_id,
  studentTaskId: json.student_task_id,
  questionId: json.question_id,
  instanceId: json.instance_id,
  topicId: json.topic_id,
  answer: json.answer,
  json,
});

const samplesOf = (idea: Insight<Held>) => idea.answers.slice(0, 3);

function shownIdea(idea: Insight<Held>, stored: QuestionsById, earlier: number | null): IdeaInsight {
  return {
    misconceptionId: idea.misconceptionId,
    name: ideaName(idea.misconceptionId),
    students: idea.students.map(({ json }) => ({
      studentId: json.student_id,
      nickname: json.nickname,
      taskId: json.task_id,
      studentTaskId: json.student_task_id,
      tasks: json.tasks ?? 1,
      questions: json.questions ?? 1,
    })),
    earlier,
    topics: idea.topicIds.map(topicOrOther),
    samples: samplesOf(idea).map(({ times, sample }) => sampleAnswer(sample, times, stored)),
  };
}

function sampleAnswer({ json }: Held, times: number, stored: QuestionsById): SampleAnswer {
  const question = stored.get(json.instance_id ?? '') ?? null;
  return { times, question, attempt: reportAttempt({ ...json, verdict: 'WRONG' }, question) };
}

function detailsOf(misconceptionId: string, rows: readonly Held['json'][], stored: QuestionsById) {
  const known = misconceptionById(misconceptionId);
  const [all] = insightsOf(rows.map(namedAnswer));
  return {
    explanation: known?.explanation ?? '',
    ask: known?.splitting.ask ?? '',
    choice: known?.splitting.choice ?? '',
    answers: (all?.answers ?? []).map(({ times, sample, given }) => ({
      ...sampleAnswer(sample, times, stored),
      by: [...new Map(given.map(({ json }) => [json.student_task_id, json])).values()].map((json) => ({
        nickname: json.nickname,
        taskId: json.task_id,
        studentTaskId: json.student_task_id,
      })),
    })),
  };
}
