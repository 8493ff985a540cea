import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../db/client';
import { addingSeconds } from '../catalogue/index';
import {
  changingLogbook,
  clearedIdeaSql,
  type ErrorsAtAnswer,
  type ErrorsAtAnswerJson,
  erringInJson,
  errorsAtAnswer,
  errorsAtAnswerJson,
  type LogbookChange,
} from '../error-logbook/index';
import { insertingQuestions, type StoredQuestion } from '../questions/index';
import { bookedKeysJson, type CoinMovement, earning } from '../rewards/index';
import type { AttemptRow } from './attempts.repo';
import type { Rated } from './draw/rating';
import type { QuestionRow } from './practice.repo';
import { addingTopicCoins, addingToTopicRating, type TopicWeek } from './ratings.repo';
import { signing } from './working-time.repo';

/** What marking an answer needs to know, read under the student's lock. */
export interface AnswerContext {
  /** The attempt that this form has made already. */
  before: AttemptRow | null;
  attemptCount: number;
  /** Null where nobody has answered there yet. */
  topicRating: AnsweredTopic | null;
  templateRating: Rated | null;
  /** How long after opening the latest two other questions of the practice were answered, newest first, in milliseconds. */
  latestMs: number[];
  today: { answered: number; coins: number };
  /** Keys of coins that this answer might earn and that are booked already. */
  booked: string[];
  errors: ErrorsAtAnswer;
  /** An error of the topic waits, beside the one that the question redoes. */
  erring: boolean;
  /** The idea of the error that the question redoes, where none of its errors waits any more. */
  clearedIdea: string | null;
}

/** A topic as the student stands in it before an answer. */
export interface AnsweredTopic extends Rated {
  unaided: number;
  /** A date as JSON has it. */
  unaided_at: string | null;
  /** What it earned in the week that began on this Monday (YYYY-MM-DD). */
  coins_week: string | null;
  coins_in_week: number;
}

interface AnswerReads {
  idempotencyKey: string;
  day: string;
  /** Keys of coins that can be earned once only; what an idea earns is looked for as well. */
  coinKeys: string[];
  /** Nothing about topic and idea is read for an answer that earns nothing. */
  right: boolean;
  /** Which errors of the logbook to read on the way. */
  errors: ErrorsWanted;
}

/** An idea earns it once, however often it comes back. */
export const retiredKey = (idea: string): string => `retired:${idea}`;

/** One statement. */
export async function readAnswerContext(
  trx: Trx,
  question: QuestionRow,
  { idempotencyKey, day, coinKeys, right, errors }: AnswerReads,
): Promise<AnswerContext> {
  const { student_id: studentId, error_id: errorId } = question;
  const idea = right && errorId !== null ? clearedIdeaSql(studentId, errorId) : null;
  const keys = idea === null ? coinKeys : [...coinKeys, sql<string | null>`${retiredKey('')} || ${idea}`];
  const { rows } = await sql<AnswerContextJson>`
    select
      (select to_json(a) from attempts a where student_id = ${studentId} and idempotency_key = ${idempotencyKey}) as before,
      (select coalesce(max(number), 0) from attempts
        where student_id = ${studentId} and question_id = ${question.id}) as "attemptCount",
      (select json_build_object('rating', rating, 'answered', answered, 'unaided', unaided, 'unaided_at', unaided_at,
          'coins_week', coins_week, 'coins_in_week', coins_in_week) from topic_ratings
        where student_id = ${studentId} and topic_id = ${question.topic_id}) as "topicRating",
      (select json_build_object('rating', rating, 'answered', answered) from template_ratings
        where template_id = ${question.template_id}) as "templateRating",
      (select coalesce(json_agg(first_answer_ms), '[]') from (
        select first_answer_ms from practice_questions
        where student_id = ${studentId} and practice_id = ${question.practice_id} and answered_at is not null
          and id <> ${question.id}
        order by answered_at desc limit 2
      ) latest) as "latestMs",
      coalesce(
        (select json_build_object('answered', answered, 'coins', coins) from activity_days
          where student_id = ${studentId} and day = ${day}),
        '{"answered": 0, "coins": 0}'::json
      ) as today,
      ${bookedKeysJson(studentId, keys)} as booked,
      ${right ? erringInJson(studentId, question.topic_id, errorId) : sql`false`} as erring,
      ${idea ?? sql`null`} as "clearedIdea",
      ${errorsAtAnswerJson(studentId, errors)} as errors`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('A selection without a table has always a row.');
  const before = row.before && { ...row.before, created_at: new Date(row.before.created_at) };
  return { ...row, before, errors: errorsAtAnswer(row.errors) };
}

type ErrorsWanted = Parameters<typeof errorsAtAnswerJson>[1];

type AnswerContextJson = Omit<AnswerContext, 'before' | 'errors'> & {
  before: (Omit<AttemptRow, 'created_at'> & { created_at: string }) | null;
  errors: ErrorsAtAnswerJson;
};

/** What follows from an answer that counts, beside the attempt itself. */
export interface AnswerConsequences {
  /** The question as it stands now. */
  question: QuestionRow;
  /** Its worked example, where this answer shows it for the first time. */
  example: StoredQuestion | null;
  courseId: string;
  secondsAdded: number;
  /** What is over of a second of it. */
  pendingMs: number;
  day: { day: string; answered: number; coins: number } | null;
  coins: CoinMovement[];
  logbook: LogbookChange | null;
  topicRating: { start: number; change: number; right: boolean; unaided: boolean } | null;
  /** What counts for the week's cap of the topic; null where nothing does. */
  topicCoins: TopicWeek | null;
}

/** Stores an attempt and what follows from it. One statement: each table is written once, in this order. */
export async function storeAnswer(
  trx: Trx,
  attempt: AttemptRow,
  consequences: AnswerConsequences | null,
): Promise<void> {
  const parts = [attemptCte(attempt), ...(consequences ? consequenceCtes(attempt, consequences) : [])];
  await sql`with ${sql.join(parts)} select 1`.execute(trx);
}

function attemptCte(attempt: AttemptRow): RawBuilder<unknown> {
  return sql`attempt as (
    insert into attempts (student_id, id, question_id, number, answer, verdict, message, misconception_ids,
      misconception_id, split_choice, with_help, seconds, idempotency_key, created_at)
    values (${attempt.student_id}, ${attempt.id}, ${attempt.question_id}, ${attempt.number}, ${attempt.answer},
      ${attempt.verdict}, ${attempt.message}, ${attempt.misconception_ids}, ${attempt.misconception_id},
      ${attempt.split_choice}, ${attempt.with_help}, ${attempt.seconds}, ${attempt.idempotency_key},
      ${attempt.created_at})
  )`;
}

function consequenceCtes(
  { student_id: studentId, created_at: at }: AttemptRow,
  {
    question,
    example,
    courseId,
    secondsAdded,
    pendingMs,
    day,
    coins,
    logbook,
    topicRating,
    topicCoins,
  }: AnswerConsequences,
): RawBuilder<unknown>[] {
  return [
    ...(example ? [sql`example as (${insertingQuestions([example])})`] : []),
    sql`question as (
      update practice_questions set outcome = ${question.outcome}, seconds = ${question.seconds}, pending_ms = ${pendingMs},
        answered_at = ${question.answered_at}, first_answer_ms = ${question.first_answer_ms},
        closed_at = ${question.closed_at}, example_id = ${question.example_id}
      where student_id = ${studentId} and id = ${question.id}
    )`,
    signing(studentId, question.id, at),
    ...(secondsAdded > 0 ? [addingSeconds(studentId, courseId, secondsAdded)] : []),
    ...(day
      ? [
          sql`activity as (
            insert into activity_days (student_id, day, answered, coins)
            values (${studentId}, ${day.day}, ${day.answered}, ${day.coins})
            on conflict (student_id, day) do update set
              answered = activity_days.answered + excluded.answered, coins = activity_days.coins + excluded.coins
          )`,
        ]
      : []),
    ...earning(coins),
    ...(logbook ? changingLogbook(logbook) : []),
    ...(topicRating
      ? [
          sql`rating as (
            ${addingToTopicRating({ ...topicRating, studentId, topicId: question.topic_id, at, earned: topicCoins })}
          )`,
        ]
      : topicCoins
        ? [sql`topic_coins as (${addingTopicCoins(studentId, question.topic_id, topicCoins)})`]
        : []),
  ];
}
