import {
  attemptRow,
  effectOf,
  markAnswer,
  type PracticePlan,
  type PracticeRow,
  type QuestionRow,
  questionRows,
  workedExample,
} from '../../modules/practice/index';
import type { StoredQuestion } from '../../modules/questions/index';
import { newId } from '../../platform/ids';
import { localDay } from '../../platform/local-day';
import { seedCoins, seedDay, seedError, seedRating } from './seed-answer';
import { knows, type StudentModel, wrongAnswer } from './student-model';
import type { StudentRecords } from './student-records';

export interface SessionPlan extends PracticePlan {
  courseId: string;
  mode: 'CASUAL' | 'ERROR_LOGBOOK';
  at: Date;
  /** Weeks since the student began. */
  weeks: number;
  /** Stops after so many questions and leaves the practice open; null plays to the end. */
  leaveAfter: number | null;
  /** For sessions with a fixed outcome; null leaves it to the student's ability. */
  allRight: boolean | null;
  /** The task that it is the work on; null in daily practice. */
  task: SessionTask | null;
}

export interface SessionTask {
  studentTaskId: string;
  type: 'CASUAL_TASK' | 'CHALLENGE_TASK';
  isTest: boolean;
  secondsAllowed: number | null;
  closesAt: Date;
}

/** Ratings of templates that all generated students share. */
export type SharedRatings = Map<string, { rating: number; answered: number }>;

/** One sitting: every answer is marked by the product's own marking, and recorded by its own rules. */
export function generateSession(
  records: StudentRecords,
  model: StudentModel,
  shared: SharedRatings,
  plan: SessionPlan,
): PracticeRow {
  const { practice, questions } = beginSession(records, model, plan);
  let now = plan.at;
  for (const question of questions.slice(0, plan.leaveAfter ?? questions.length)) {
    now = generateQuestion(records, model, shared, plan, practice, question, now);
  }
  if (plan.leaveAfter === null) finishSession(records, practice, now);
  return practice;
}

/** The rows of a sitting before its first answer. */
export function beginSession(
  records: StudentRecords,
  model: StudentModel,
  plan: SessionPlan,
): { practice: PracticeRow; questions: QuestionRow[] } {
  const practice = practiceRow(records, plan);
  const seedOf = () =>
    `sample:${Array.from({ length: 4 }, () => model.random.int(0, 0xffffffff).toString(16)).join('')}`;
  const { rows: questions, drawn } = questionRows(practice, plan, { newSeed: seedOf });
  practice.question_count = questions.length;
  records.practices.push(practice);
  records.questions.push(...questions);
  for (const question of drawn) records.stored.set(question.id, question);
  return { practice, questions };
}

export function finishSession(records: StudentRecords, practice: PracticeRow, now: Date): void {
  practice.state = 'FINISHED';
  practice.finished_at = later(now, 5);
  seedCoins(records, practice, 'PRACTICE_FINISHED', `finished:${practice.id}`, now);
  seedCoins(records, practice, 'FIRST_SESSION_OF_DAY', `first-session:${localDay(now, records.timeZone)}`, now);
}

/** The question as it was asked. */
export function storedOf(records: StudentRecords, { instance_id }: QuestionRow): StoredQuestion | undefined {
  return records.stored.get(instance_id ?? '') ?? records.pinned.get(instance_id ?? '');
}

/** Up to three tries, then the worked steps. Returns when the student is done with it. */
function generateQuestion(
  records: StudentRecords,
  model: StudentModel,
  shared: SharedRatings,
  plan: SessionPlan,
  practice: PracticeRow,
  question: QuestionRow,
  start: Date,
): Date {
  const stored = storedOf(records, question);
  if (!stored) return start;
  const { random } = model;
  question.opened_at = start;
  if (plan.allRight === null && random.chance(0.12)) question.hints_opened = 1;
  let now = start;
  let wrongBefore = false;
  for (let number = 1; number <= 3 && question.closed_at === null; number += 1) {
    now = later(now, random.int(15, 75));
    const right = plan.allRight ?? (wrongBefore ? random.chance(0.6) : knows(model, stored, plan.weeks));
    const answer = right ? stored.answer.model : wrongAnswer(model, stored);
    const help = { hints: question.hints_opened, wrongBefore };
    const marked = markAnswer(stored, answer, help);
    const effect = effectOf(question, marked.verdict, help, now);
    const attempt = attemptRow(question, { text: answer, number, idempotencyKey: newId() }, { marked, effect }, now);
    records.attempts.push(attempt);
    if (!effect.counts) continue;
    Object.assign(question, effect.change);
    const fixed = seedError(records, practice, question, attempt, effect, now);
    seedDay(records, practice, question, effect, fixed, now);
    seedRating(records, shared, question, effect, now);
    if (!effect.firstWrong) continue;
    wrongBefore = true;
    const example = workedExample(question.id, stored);
    if (example) records.stored.set(example.id, example);
    question.example_id = example?.id ?? null;
  }
  if (question.closed_at === null) Object.assign(question, { outcome: 'NOT_YET', closed_at: later(now, 10) });
  return later(now, random.int(5, 20));
}

function practiceRow(records: StudentRecords, plan: SessionPlan): PracticeRow {
  const { task } = plan;
  return {
    student_id: records.studentId,
    id: newId(),
    course_id: plan.courseId,
    mode: task?.type === 'CHALLENGE_TASK' ? 'CHALLENGE' : plan.mode,
    type: task?.type ?? (plan.mode === 'CASUAL' ? 'CASUAL' : 'ERROR_RELATED'),
    state: 'IN_PROGRESS',
    difficulty: null,
    topic_ids: plan.topicIds,
    question_count: plan.questions.length,
    idempotency_key: task === null ? newId() : `task:${task.studentTaskId}`,
    created_at: plan.at,
    finished_at: null,
    seconds_allowed: task?.secondsAllowed ?? null,
    ends_at: null,
    surprise: false,
    student_task_id: task?.studentTaskId ?? null,
    is_test: task?.isTest ?? false,
    closes_at: task?.closesAt ?? null,
    errors_recorded_at: null,
    keys_seen_at: null,
    seconds_left: null,
  };
}

export const later = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);
