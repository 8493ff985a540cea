import { type RawBuilder, type Selectable, sql } from 'kysely';
import { arrayValue } from '../../db/array-value';
import type { Db, Trx } from '../../db/client';
import type { Database } from '../../db/schema';
import { type ChangedErrors, erringAmongJson, loggedAttemptsJson } from '../error-logbook/index';
import { type StoredQuestionJson, storedQuestionsJson } from '../questions/index';
import { coinBalanceJson } from '../rewards/index';
import { boardCountsJson, type KeptBoardCount } from './boards/boards.repo';
import { type WorkingRow, workingLinesJson } from './working/working-lines.repo';
import { openingQuestion } from './working-time.repo';

export type AttemptRow = Selectable<Database['attempts']>;

/** What is read of questions that are shown: attempts, lines of working, kept drawings, whether they were reported, stored questions; for a result also what it is set beside. */
export interface QuestionReads {
  /** The latest 20 of each question, oldest first. */
  attempts: AttemptRow[];
  /** Wrong attempts whose misconception waits in the error logbook under this name. */
  logged: string[];
  working: WorkingRow[];
  boards: KeptBoardCount[];
  reported: string[];
  stored: StoredQuestionJson[];
  /** What the student's answers earned today. */
  coinsToday: number;
  /** How the student stands in each topic, and what it earned in the week. */
  topics: Record<string, StakeTopic>;
  /** Topics with an error that waits. */
  erring: string[];
  /** The latest three answered questions of the practice, newest first, and how long after opening. */
  latest: { id: string; ms: number }[];
  comparison: Comparison | null;
}

/** A topic as the stake of its questions depends on it. */
export interface StakeTopic {
  rating: number;
  answered: number;
  unaided: number;
  /** A date as JSON has it. */
  unaided_at: string | null;
  coins: number;
}

/**
 * All of it in one statement. `opening` starts the time of a question that is served for the first time; a later
 * serving changes nothing.
 */
export async function readShown(
  db: Db,
  studentId: string,
  wanted: {
    questionIds: string[];
    storedIds: string[];
    opening: { questionId: string; at: Date } | null;
    /** What counts for the stakes: the student's day, the practice, and topics of open questions in the week from a Monday. */
    coins: { day: string; monday: string; practiceId: string; topicIds: string[] };
    comparison: ComparisonWanted | null;
  },
): Promise<QuestionReads> {
  const { questionIds, storedIds, opening, coins } = wanted;
  const opened = opening ? sql`with ${openingQuestion(studentId, opening.questionId, opening.at)}` : sql``;
  const { rows } = await sql<ShownRow>`${opened}
    select
      (select coalesce(json_agg(a order by a.question_id, a.number), '[]')
        from unnest(${arrayValue(questionIds, 'uuid')}) as q(id)
        cross join lateral (
          select * from attempts where student_id = ${studentId} and question_id = q.id order by number desc limit 20
        ) a) as attempts,
      ${loggedAttemptsJson(studentId, questionIds)} as logged,
      ${workingLinesJson(studentId, questionIds)} as working,
      ${boardCountsJson(studentId, questionIds)} as boards,
      (select coalesce(json_agg(question_id), '[]') from question_reports
        where student_id = ${studentId} and question_id = any(${arrayValue(questionIds, 'uuid')})) as reported,
      coalesce((select coins from activity_days where student_id = ${studentId} and day = ${coins.day}), 0) as "coinsToday",
      (select coalesce(json_object_agg(topic_id, json_build_object('rating', rating, 'answered', answered,
          'unaided', unaided, 'unaided_at', unaided_at,
          'coins', case when coins_week = ${coins.monday} then coins_in_week else 0 end)), '{}') from topic_ratings
        where student_id = ${studentId} and topic_id = any(${arrayValue(coins.topicIds, 'text')})) as topics,
      ${erringAmongJson(studentId, coins.topicIds)} as erring,
      (select coalesce(json_agg(l), '[]') from (
        select id, first_answer_ms as ms from practice_questions
        where student_id = ${studentId} and practice_id = ${coins.practiceId} and answered_at is not null
          and ${coins.topicIds.length > 0} order by answered_at desc limit 3) l) as latest,
      ${storedQuestionsJson(storedIds)} as stored,
      ${wanted.comparison ? comparisonJson(studentId, wanted.comparison) : sql`null`} as comparison`.execute(db);
  const {
    attempts = [],
    logged = [],
    working = [],
    boards = [],
    reported = [],
    stored = [],
    comparison = null,
  } = rows[0] ?? {};
  const { coinsToday = 0, topics = {}, erring = [], latest = [] } = rows[0] ?? {};
  return {
    attempts: attempts.map(attemptRow),
    logged,
    working,
    boards,
    reported,
    stored,
    coinsToday,
    topics,
    erring,
    latest,
    comparison: comparison && {
      ...comparison,
      usualSeconds: new Map(comparison.usual.map((row) => [row.template_id, Math.round(row.seconds)])),
    },
  };
}

type ShownRow = Omit<QuestionReads, 'attempts' | 'comparison'> & {
  attempts: AttemptJson[];
  comparison: ComparisonJson | null;
};

type AttemptJson = Omit<AttemptRow, 'created_at'> & { created_at: string };

const attemptRow = (json: AttemptJson): AttemptRow => ({ ...json, created_at: new Date(json.created_at) });

export type AttemptWithPlace = AttemptRow & {
  practice_id: string;
  index: number;
  instance_id: string | null;
  /** The task that the practice is the work on. */
  student_task_id: string | null;
};

/** Locks the student, and an attempt with the question it belongs to, as `lockQuestion` does. */
export function lockAttempt(trx: Trx, studentId: string, attemptId: string): Promise<AttemptWithPlace | undefined> {
  return trx
    .selectFrom('users as u')
    .innerJoin('attempts as a', 'a.student_id', 'u.id')
    .innerJoin('practice_questions as q', (join) =>
      join.onRef('q.student_id', '=', 'a.student_id').onRef('q.id', '=', 'a.question_id'),
    )
    .innerJoin('practices as p', (join) =>
      join.onRef('p.student_id', '=', 'q.student_id').onRef('p.id', '=', 'q.practice_id'),
    )
    .selectAll('a')
    .select(['q.practice_id', 'q.index', 'q.instance_id', 'p.student_task_id'])
    .where('a.student_id', '=', studentId)
    .where('a.id', '=', attemptId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function nameAttempt(
  trx: Trx,
  studentId: string,
  attemptId: string,
  named: { split_choice: string; misconception_id: string | null; message: string },
) {
  await trx
    .updateTable('attempts')
    .set(named)
    .where('student_id', '=', studentId)
    .where('id', '=', attemptId)
    .execute();
}

/** What the result of a practice is set beside. */
export interface Comparison {
  /** The student's usual seconds by template: the median of the latest 30 answered questions outside this practice. */
  usualSeconds: Map<string, number>;
  /** What the practice changed in the logbook. */
  errors: ChangedErrors;
  /** The student's coins now, with what this practice earned. */
  coinBalance: number;
}

/** Which practice is set beside the student's others. */
export interface ComparisonWanted {
  practiceId: string;
  templateIds: string[];
  errors: RawBuilder<ChangedErrors>;
}

function comparisonJson(studentId: string, wanted: ComparisonWanted): RawBuilder<ComparisonJson> {
  return sql`json_build_object('errors', ${wanted.errors}, 'coinBalance', ${coinBalanceJson(studentId)}, 'usual', (
      select coalesce(json_agg(usual), '[]') from (
        select t.id as template_id, percentile_cont(0.5) within group (order by q.seconds) as seconds
        from unnest(${wanted.templateIds}::text[]) as t(id)
        cross join lateral (
          select seconds from practice_questions
          where student_id = ${studentId} and template_id = t.id and seconds is not null
            and practice_id <> ${wanted.practiceId}
          order by closed_at desc limit 30
        ) q
        group by t.id
      ) usual
    ))`;
}

type ComparisonJson = Pick<Comparison, 'errors' | 'coinBalance'> & {
  usual: { template_id: string; seconds: number }[];
};
