import type { AnswersWhen } from './kinds';
import { type Extension, ownDates, type TaskDates } from './task-dates';

/** When the answers of a task come out. */
export interface AnswersRule {
  answersWhen: AnswersWhen;
  /** For `DATE`. */
  answersAt: Date | null;
}

export interface VisibleFacts {
  rule: AnswersRule;
  task: TaskDates;
  extension: Extension;
  handedInAt: Date | null;
  /** Closed by the teacher. */
  closedAt: Date | null;
}

/** Whether a student may work on it no longer: it is handed in, or closed by its date or by the teacher. */
function isOver({ task, extension, handedInAt, closedAt }: VisibleFacts, now: Date): boolean {
  return handedInAt !== null || closedAt !== null || now > ownDates(task, extension).lateUntil;
}

/**
 * Whether the answers of a task are out for this student. Never while it is being worked on: whoever has an extension
 * waits for the own date.
 */
export function answersAreOut(facts: VisibleFacts, now: Date): boolean {
  const { rule, task, extension } = facts;
  if (!isOver(facts, now)) return false;
  switch (rule.answersWhen) {
    case 'NEVER':
      return false;
    case 'HAND_IN':
      return true;
    case 'DUE':
      return now > ownDates(task, extension).dueAt;
    case 'DATE':
      return rule.answersAt !== null && now >= rule.answersAt;
  }
}

export const releaseStatuses = ['UNRELEASED', 'IN_PROGRESS', 'DONE'] as const;
/** Whether the answers of a task are out: for nobody, for some of its students, for all. */
export type ReleaseStatus = (typeof releaseStatuses)[number];

export function releaseStatus({ out, asked }: { out: number; asked: number }): ReleaseStatus {
  if (out === 0) return 'UNRELEASED';
  return out < asked ? 'IN_PROGRESS' : 'DONE';
}
