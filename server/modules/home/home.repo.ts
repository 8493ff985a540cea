import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client';
import { prepared } from '../../db/prepared';
import { type NextStepRow, type NextStepWanted, nextStepColumns } from '../next-step/index';
import { type QuestRow, type QuestWanted, questColumns } from '../shop/index';
import { type StreakFacts, streakColumns } from '../streaks/index';

/** How far the progress of the chosen courses has come, and what comes next. */
export interface ProgressRow extends NextStepRow {
  unresolved: { course_id: string; unresolved: number }[];
}

export interface HomeRow extends ProgressRow, StreakFacts {
  quest: QuestRow;
}

type ValueOf = <Name extends keyof NextStepWanted>(name: Name) => RawBuilder<NextStepWanted[Name]>;

const progressColumns = (value: ValueOf) => sql`
  ${nextStepColumns(value)},
  (select coalesce(json_agg(json_build_object('course_id', course_id, 'unresolved', unresolved)), '[]')
    from unresolved_counts where student_id = ${value('studentId')}) as unresolved`;

const progressRow = prepared<ProgressRow, NextStepWanted>(
  'course_progress',
  (value) => sql<ProgressRow>`select ${progressColumns(value)}`,
);

type HomeWanted = NextStepWanted & QuestWanted;

const homeRow = prepared<HomeRow, HomeWanted>(
  'home',
  (value) => sql<HomeRow>`
    select ${progressColumns(value)},
      ${streakColumns(value('studentId'))},
      (select to_json(q) from (select ${questColumns(value)}) q) as quest`,
);

/** All that the home page reads, from the tables of several areas in one statement. */
export async function findHomeRow(db: Db, wanted: HomeWanted): Promise<HomeRow> {
  return only(await homeRow(db, wanted));
}

export async function findProgressRow(db: Db, wanted: NextStepWanted): Promise<ProgressRow> {
  return only(await progressRow(db, wanted));
}

/** A select without a table has one row. */
function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('A select of values gave no row.');
  return row;
}
