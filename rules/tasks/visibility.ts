import type { AnswersWhen, TaskPracticeType, TaskType } from './kinds';
import { type Extension, ownDates, type TaskDates } from './task-dates';

export interface TaskKind {
  type: TaskType;
  practiceType: TaskPracticeType;
  /** Whether a clock runs for the whole set. */
  timed: boolean;
  answersWhen: AnswersWhen;
  /** For `DATE`. */
  answersAt: Date | null;
}

/** What a student may see of the questions of a task now. */
export interface Visible {
  /** Whether an answer was right, and the marks. */
  verdict: boolean;
  /** Hints, tutor and replay. */
  help: boolean;
  workedSteps: boolean;
  clock: boolean;
}

export interface VisibleFacts {
  kind: TaskKind;
  task: TaskDates;
  extension: Extension;
  handedInAt: Date | null;
  /** Closed by the teacher. */
  closedAt: Date | null;
  questionClosed: boolean;
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
  const { kind, task, extension } = facts;
  if (!isOver(facts, now)) return false;
  switch (kind.answersWhen) {
    case 'NEVER':
      return false;
    case 'HAND_IN':
      return true;
    case 'DUE':
      return now > ownDates(task, extension).dueAt;
    case 'DATE':
      return kind.answersAt !== null && now >= kind.answersAt;
  }
}

export function visibleOf(facts: VisibleFacts, now: Date): Visible {
  const { kind, questionClosed } = facts;
  if (kind.type === 'TEST') {
    const out = answersAreOut(facts, now);
    return { verdict: out, help: false, workedSteps: out, clock: kind.timed };
  }
  const challenge = kind.practiceType === 'CHALLENGE_TASK';
  return {
    verdict: true,
    help: true,
    workedSteps: challenge ? isOver(facts, now) : questionClosed,
    clock: challenge && kind.timed,
  };
}
