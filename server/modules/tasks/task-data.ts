import type { Selectable } from 'kysely';
import type { AffectedStudent } from '../../../rules/tasks/change-effect';
import type { Scoring } from '../../../rules/tasks/score';
import { type Extension, noExtension, type TaskDates } from '../../../rules/tasks/task-dates';
import type { AnswersRule } from '../../../rules/tasks/visibility';
import type { Database } from '../../db/schema';

export type TaskRow = Selectable<Database['tasks']>;
export type StudentTaskRow = Selectable<Database['student_tasks']>;
export type TaskQuestionRow = Selectable<Database['task_questions']>;

/** The dates of a task that is out; a draft has none. */
export function datesOf({
  opens_at: opensAt,
  due_at: dueAt,
  late_until: lateUntil,
}: Pick<TaskRow, 'opens_at' | 'due_at' | 'late_until'>): TaskDates {
  if (opensAt === null || dueAt === null || lateUntil === null) throw new Error('A draft has no dates.');
  return { opensAt, dueAt, lateUntil };
}

export function extensionOf(row: Pick<StudentTaskRow, 'own_due_at' | 'own_late_until'> | null): Extension {
  return row === null ? noExtension : { dueAt: row.own_due_at, lateUntil: row.own_late_until };
}

/** A student of a task as a change of its dates touches them. */
export const affectedStudent = (
  row: Pick<
    StudentTaskRow,
    'own_due_at' | 'own_late_until' | 'handed_in_at' | 'excused_at' | 'left_at' | 'practice_id'
  >,
): AffectedStudent => ({
  extension: extensionOf(row),
  handedInAt: row.handed_in_at,
  asked: row.excused_at === null && row.left_at === null,
  begun: row.practice_id !== null,
});

/** How a task is scored. */
export const scoringOf = (row: Pick<TaskRow, 'scoring_type' | 'rubric' | 'points_possible'>): Scoring => ({
  scoringType: row.scoring_type,
  rubric: row.rubric,
  pointsPossible: row.points_possible,
});

/** When the answers of a task come out. */
export const answersRuleOf = (row: Pick<TaskRow, 'answers_when' | 'answers_at'>): AnswersRule => ({
  answersWhen: row.answers_when,
  answersAt: row.answers_at,
});
