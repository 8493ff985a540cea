import type { Trx } from '../../db/client';
import { newId } from '../../platform/ids';
import { localDay } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import { chooseCourse } from '../catalogue/index';
import { afterWrongAnswer } from '../error-logbook/index';
import type { StoredQuestion } from '../questions/index';
import { rateAnswer, startRating, templateStartRating } from './draw/rating';
import { effectOf } from './marking/answer-effect';
import { attemptRow } from './marking/attempt-row';
import { markAnswer } from './marking/mark-answer';
import { workedExample } from './marking/worked-example';
import { insertPractice, lockPractice, type PracticeRow, type QuestionRow } from './practice.repo';
import type { TemplateRatingChange } from './ratings.repo';
import { readAnswerContext, storeAnswer } from './store-answer.repo';
import { changeTemplateRating } from './template-ratings';

/** A question of a battle that was asked, with what the player answered in time. */
export interface PlayedQuestion {
  templateId: string;
  templateVersion: number;
  seed: string;
  topicId: string;
  stored: StoredQuestion;
  openedAt: Date;
  answer: { text: string; at: Date } | null;
}

export interface PlayedBattle {
  battleId: string;
  courseId: string;
  startedAt: Date;
  finishedAt: Date;
  questions: readonly PlayedQuestion[];
}

export interface RecordedBattle {
  practiceId: string;
  /** Questions that went into the error logbook. */
  errors: number;
  /** Call once it is committed. */
  committed(services: Services): void;
}

const noHelp = { hints: 0, wrongBefore: false };

/**
 * Writes a player's battle as a finished practice of type BATTLE: attempts, activity, topic ratings and error logbook as
 * after any answer; coins go by the battle's own rule. Inside the caller's transaction, once a battle; null where nothing
 * was asked or it is written already.
 */
export async function recordBattle(
  trx: Trx,
  person: { id: string; timeZone: string },
  battle: PlayedBattle,
): Promise<RecordedBattle | null> {
  if (battle.questions.length === 0) return null;
  const practice = practiceRow(person.id, battle);
  const rows = battle.questions.map((question, place) => questionRow(practice, question, place + 1, battle.finishedAt));
  const stored = battle.questions.map((question) => question.stored);
  if (!(await insertPractice(trx, practice, rows, stored))) return null;
  await chooseCourse(trx, person.id, battle.courseId, battle.finishedAt);
  await lockPractice(trx, person.id, practice.id);
  const changes: TemplateRatingChange[] = [];
  let errors = 0;
  for (const [place, question] of battle.questions.entries()) {
    const row = rows[place];
    if (!row || question.answer === null) continue;
    const recorded = await recordAnswer(trx, person, practice, row, question.stored, question.answer);
    if (recorded === null) continue;
    changes.push(recorded.templateRating);
    errors += recorded.isWrong ? 1 : 0;
  }
  return {
    practiceId: practice.id,
    errors,
    committed: (services) => {
      for (const change of changes) changeTemplateRating(services, change);
    },
  };
}

async function recordAnswer(
  trx: Trx,
  person: { id: string; timeZone: string },
  practice: PracticeRow,
  row: QuestionRow,
  stored: StoredQuestion,
  { text, at }: { text: string; at: Date },
): Promise<{ templateRating: TemplateRatingChange; isWrong: boolean } | null> {
  const marked = markAnswer(stored, text, noHelp);
  const effect = effectOf(row, marked.verdict, noHelp, at);
  if (!effect.counts) return null;
  const key = `battle:${row.id}`;
  const { misconceptionId } = marked;
  const place = { courseId: practice.course_id, topicId: row.topic_id, templateId: row.template_id, misconceptionId };
  const day = localDay(at, person.timeZone);
  const errors = { errorId: null, wrong: effect.right ? null : place };
  const context = await readAnswerContext(trx, row, { idempotencyKey: key, day, coinKeys: [], right: false, errors });
  const attempt = attemptRow(row, { text, number: 1, idempotencyKey: key }, { marked, effect }, at);
  const wrong = {
    ...place,
    studentId: person.id,
    timeZone: person.timeZone,
    templateVersion: row.template_version,
    seed: row.seed,
    instanceId: row.instance_id,
    questionId: row.id,
    attemptId: attempt.id,
    answer: attempt.answer,
  };
  const rating = rateAnswer(
    context.topicRating ?? { rating: startRating, answered: 0 },
    context.templateRating ?? { rating: templateStartRating(stored.difficulty), answered: 0 },
    { right: effect.right, withHelp: false },
  );
  const example = effect.right ? null : workedExample(row.id, stored);
  await storeAnswer(trx, attempt, {
    question: {
      ...row,
      ...effect.change,
      outcome: effect.right ? 'RIGHT' : 'NOT_YET',
      closed_at: row.closed_at,
      example_id: example?.id ?? null,
    },
    example,
    courseId: practice.course_id,
    secondsAdded: effect.secondsAdded,
    pendingMs: effect.pendingMs,
    day: { day, answered: 1, coins: 0 },
    coins: [],
    topicCoins: null,
    logbook: effect.right ? null : afterWrongAnswer(context.errors, wrong, at),
    topicRating: { start: startRating, change: rating.studentChange, right: effect.right, unaided: effect.right },
  });
  const start = templateStartRating(stored.difficulty);
  const templateRating = { templateId: stored.templateId, start, change: rating.templateChange, answered: 1 };
  return { templateRating, isWrong: !effect.right };
}

function practiceRow(
  studentId: string,
  { battleId, courseId, startedAt, finishedAt, questions }: PlayedBattle,
): PracticeRow {
  return {
    student_id: studentId,
    id: newId(),
    course_id: courseId,
    mode: 'BATTLE',
    type: 'BATTLE',
    state: 'FINISHED',
    difficulty: null,
    topic_ids: [...new Set(questions.map(({ topicId }) => topicId))],
    question_count: questions.length,
    idempotency_key: `battle:${battleId}`,
    created_at: startedAt,
    finished_at: finishedAt,
    seconds_allowed: null,
    ends_at: null,
    surprise: false,
    student_task_id: null,
    is_test: false,
    closes_at: null,
    errors_recorded_at: null,
    keys_seen_at: null,
    seconds_left: null,
  };
}

function questionRow(practice: PracticeRow, question: PlayedQuestion, index: number, finishedAt: Date): QuestionRow {
  return {
    student_id: practice.student_id,
    id: newId(),
    practice_id: practice.id,
    index,
    template_id: question.templateId,
    template_version: question.templateVersion,
    seed: question.seed,
    topic_id: question.topicId,
    error_id: null,
    outcome: 'SKIPPED',
    hints_opened: 0,
    tutor_helped: false,
    seconds: null,
    opened_at: question.openedAt,
    answered_at: null,
    first_answer_ms: null,
    closed_at: finishedAt,
    instance_id: question.stored.id,
    example_id: null,
    late_answer: null,
    reason: null,
  };
}
