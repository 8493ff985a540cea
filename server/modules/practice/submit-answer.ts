import type { Trx } from '../../db/client';
import type { EndWith } from '../../db/last-statement';
import { AppError } from '../../platform/app-error';
import { localDay, localMondays } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import { uncounted } from '../../platform/statement-count';
import type { Viewer } from '../../platform/viewer';
import { afterRightRedo, afterWrongAnswer, type ErrorsAtAnswer, type RightRedo } from '../error-logbook/index';
import { readQuestions, rememberQuestions, type StoredQuestion } from '../questions/index';
import { coinsFor, onceKeys, topicAround } from './answer-coins';
import type { AttemptRow } from './attempts.repo';
import { dayCoinsOf, topicCoinsOf } from './coins';
import { rateAnswer, startRating, templateStartRating } from './draw/rating';
import { hintsTaken } from './hints-taken';
import { keepLateAnswer } from './late-answer';
import { type AnswerEffect, effectOf } from './marking/answer-effect';
import { attemptRow } from './marking/attempt-row';
import { type Marked, markAnswer } from './marking/mark-answer';
import { workedExample } from './marking/worked-example';
import { type DailyLimit, readDailyLimit, trialFinished } from './plan-limit';
import { answerTransaction, type LockedQuestion, lockQuestion } from './practice.repo';
import { isTimeUp } from './practice-clock';
import { answerTooLate, practiceFinished, practiceNotFound, refuseInTest } from './practice-errors';
import type { TemplateRatingChange } from './ratings.repo';
import { signalTask } from './signal-task';
import { startClockToAnswer } from './start-clock';
import { type AnswerContext, readAnswerContext, storeAnswer } from './store-answer.repo';
import { recountStudentTask } from './task-rollup.repo';
import { changeTemplateRating } from './template-ratings';
import { isUuid, validKey } from './validate-input';

export interface AnswerInput {
  practiceId: string;
  /** 1-based. */
  index: number;
  answer: string;
  idempotencyKey: string;
}

/**
 * Marks one answer and stores all that follows from it in one transaction of three statements: lock, read, write. The
 * same idempotency key gives the same attempt, however often and however much at once it is sent.
 *
 * @throws AppError PRACTICE_NOT_FOUND, PRACTICE_FINISHED_OR_EXITED_ERROR, CONFLICT (question closed), TRIAL_FINISHED
 */
export async function submitAnswer(
  services: Services,
  viewer: Viewer,
  input: AnswerInput,
): Promise<{ attempt: AttemptRow; stored: StoredQuestion | undefined }> {
  validKey(input.idempotencyKey);
  if (!isUuid(input.practiceId)) throw practiceNotFound();
  const limitOf = await readDailyLimit(services, viewer);
  const answered = await answerTransaction(services.db, (trx, endWith) =>
    answerOnce(trx, viewer, input, { limitOf, now: services.clock.now(), endWith }),
  );
  // Thrown outside: the text is to stay.
  if (answered === 'KEPT_LATE') throw answerTooLate();
  if (answered === 'FINISHED') throw practiceFinished();
  const { attempt, stored, countChanged, templateRating, example, studentTaskId } = answered;
  signalTask(services, studentTaskId);
  if (example) rememberQuestions([example]);
  if (templateRating) changeTemplateRating(services, templateRating);
  if (countChanged) {
    uncounted(() => services.background.start('signal', () => services.userEventSignal.notify(viewer.id)));
  }
  return { attempt, stored };
}

interface Stored {
  attempt: AttemptRow;
  stored: StoredQuestion | undefined;
  countChanged: boolean;
  /** What is still to be done once this is committed. */
  templateRating: TemplateRatingChange | null;
  example: StoredQuestion | null;
  /** The task that it is work on; null where it is none, or nothing changed. */
  studentTaskId: string | null;
}

const nothingMore = { countChanged: false, templateRating: null, example: null, studentTaskId: null };

async function answerOnce(
  trx: Trx,
  viewer: Viewer,
  input: AnswerInput,
  { limitOf, now, endWith }: { limitOf: DailyLimit; now: Date; endWith: EndWith },
): Promise<Stored | 'KEPT_LATE' | 'FINISHED'> {
  const question = await lockQuestion(trx, viewer.id, input.practiceId, input.index);
  if (!question) throw practiceNotFound();
  refuseInTest(question);
  await startClockToAnswer(trx, question, now);
  const day = localDay(now, viewer.timeZone);
  const stored = (await readQuestions(trx, [question.instance_id])).get(question.instance_id ?? '');
  const marking = stored && markQuestion(question, stored, input.answer, now);
  const { idempotencyKey } = input;
  const right = marking?.effect.right ?? false;
  const coinKeys = right ? onceKeys(question) : [];
  const errors = errorsToRead(question, marking);
  const context = await readAnswerContext(trx, question, { idempotencyKey, day, coinKeys, right, errors });
  if (context.before) {
    if (context.before.question_id !== question.id) throw keyUsedElsewhere();
    return { attempt: context.before, stored, ...nothingMore };
  }
  if (question.practice_state !== 'IN_PROGRESS' || isTimeUp(question, now)) {
    return (await keepLateAnswer(trx, viewer, question, input.answer, now)) ? 'KEPT_LATE' : 'FINISHED';
  }
  if (question.closed_at !== null) throw new AppError('CONFLICT', 'This question is already finished.');
  if (!stored || !marking) {
    throw new AppError('CONFLICT', 'This question is no longer available. Please go to the next one.');
  }

  const { effect } = marking;
  const answer = { text: input.answer, number: context.attemptCount + 1, idempotencyKey };
  const attempt = attemptRow(question, answer, marking, now);
  if (!effect.counts) {
    await endWith(storeAnswer(trx, attempt, null));
    return { attempt, stored, ...nothingMore };
  }
  const limit = limitOf(question.course_id);
  if (effect.first && limit !== null && question.student_task_id === null && context.today.answered >= limit)
    throw trialFinished();
  const logbook = logbookChange(viewer, question, attempt, effect, context.errors, now);
  const rating = effect.first ? ratingChange(stored, context, effect) : null;
  const monday = localDay(localMondays(now, viewer.timeZone, 1)[0] ?? now, viewer.timeZone);
  const topic = topicAround(question, { stored, context, effect, logbook, change: rating?.studentChange ?? 0 }, now);
  const coins = coinsFor(question, effect, { ...context, monday, topic }, logbook);
  const topicCoins = topicCoinsOf(coins);
  const example = effect.firstWrong ? workedExample(question.id, stored) : null;
  const storing = storeAnswer(trx, attempt, {
    question: { ...question, ...effect.change, example_id: example?.id ?? question.example_id },
    example,
    courseId: question.course_id,
    secondsAdded: effect.secondsAdded,
    pendingMs: effect.pendingMs,
    day: effect.first || coins.length > 0 ? { day, answered: effect.first ? 1 : 0, coins: dayCoinsOf(coins) } : null,
    coins,
    logbook: logbook.change,
    topicRating: rating && {
      start: startRating,
      change: rating.studentChange,
      right: effect.right,
      unaided: effect.right && !effect.withHelp,
    },
    topicCoins: topicCoins > 0 ? { week: monday, coins: topicCoins } : null,
  });
  if (question.student_task_id === null) await endWith(storing);
  else {
    await storing;
    await recountStudentTask(trx, question.student_task_id);
  }
  const templateRating = rating && {
    templateId: stored.templateId,
    start: templateStartRating(stored.difficulty),
    change: rating.templateChange,
    answered: 1,
  };
  const countChanged = logbook.change !== null && logbook.change.unresolvedChange !== 0;
  return { attempt, stored, countChanged, templateRating, example, studentTaskId: question.student_task_id };
}

interface Marking {
  marked: Marked;
  effect: AnswerEffect;
}

function markQuestion(question: LockedQuestion, stored: StoredQuestion, answer: string, now: Date): Marking {
  // Right closes a question, so one that is open and was answered was answered wrong.
  const help = { hints: hintsTaken(question), wrongBefore: question.answered_at !== null };
  const marked = markAnswer(stored, answer, help);
  return { marked, effect: effectOf(question, marked.verdict, help, now) };
}

/** The errors that this answer may change; nothing is read for the many answers that change none. */
function errorsToRead(question: LockedQuestion, marking: Marking | undefined) {
  if (!marking?.effect.counts) return { errorId: null, wrong: null };
  const { course_id: courseId, topic_id: topicId, template_id: templateId } = question;
  const { misconceptionId } = marking.marked;
  const wrong = marking.effect.firstWrong ? { courseId, topicId, templateId, misconceptionId } : null;
  return { errorId: question.error_id, wrong };
}

const keyUsedElsewhere = () =>
  new AppError('CONFLICT', 'This form was for a different question. Please reload the page.');

function logbookChange(
  { id: studentId, timeZone }: Viewer,
  question: LockedQuestion,
  attempt: AttemptRow,
  effect: AnswerEffect,
  errors: ErrorsAtAnswer,
  now: Date,
): RightRedo {
  const unchanged = { change: null, fixed: false, stillRight: false };
  if (effect.right && errors.redone) {
    return afterRightRedo(errors.redone, { studentId, timeZone, clean: !effect.withHelp }, now);
  }
  if (!effect.firstWrong) return unchanged;
  const wrong = {
    studentId,
    timeZone,
    courseId: question.course_id,
    topicId: question.topic_id,
    templateId: question.template_id,
    templateVersion: question.template_version,
    seed: question.seed,
    instanceId: question.instance_id,
    questionId: question.id,
    attemptId: attempt.id,
    answer: attempt.answer,
    misconceptionId: attempt.misconception_id,
  };
  return { ...unchanged, change: afterWrongAnswer(errors, wrong, now) };
}

function ratingChange(stored: StoredQuestion, context: AnswerContext, effect: AnswerEffect) {
  return rateAnswer(
    context.topicRating ?? { rating: startRating, answered: 0 },
    context.templateRating ?? { rating: templateStartRating(stored.difficulty), answered: 0 },
    { right: effect.right, withHelp: effect.withHelp },
  );
}
