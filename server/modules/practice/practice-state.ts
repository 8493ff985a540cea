import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { type CoinEntry, coinEntriesOf } from '../rewards/index';
import { type AttemptRow, attemptsOf, usualSeconds } from './attempts.repo';
import { type PracticeRow, type QuestionRow, questionsOf, reportedQuestions } from './practice.repo';

export type QuestionOutcome = 'AHEAD' | 'NOW' | 'RIGHT' | 'RIGHT_AFTER_RETRY' | 'NOT_YET' | 'SKIPPED';

/** A practice as it stands, with its questions; the rest is read when it is asked for, once. */
export interface PracticeState {
  row: PracticeRow;
  questions: QuestionRow[];
  /** Attempts by question id, oldest first. */
  attempts(): Promise<Map<string, AttemptRow[]>>;
  reported(): Promise<Set<string>>;
  /** The student's usual seconds by template id. */
  usualSeconds(): Promise<Map<string, number>>;
  coins(): Promise<CoinEntry[]>;
}

/** Reads the questions of a practice. One statement; each of the lazy parts is one more, whatever the number of rows. */
export async function readState(services: Services, viewer: Viewer, row: PracticeRow): Promise<PracticeState> {
  const { db } = services;
  const questions = await questionsOf(db, viewer.id, row.id);
  const questionIds = questions.map((question) => question.id);
  const templateIds = [...new Set(questions.map((question) => question.template_id))];
  return {
    row,
    questions,
    attempts: once(async () => byQuestion(await attemptsOf(db, viewer.id, questionIds))),
    reported: once(async () => new Set(await reportedQuestions(db, viewer.id, questionIds))),
    usualSeconds: once(() => usualSeconds(db, viewer.id, templateIds, row.id)),
    coins: once(() => coinEntriesOf(services, viewer, row.id)),
  };
}

/** How each question stands, for the progress dots: the first open one is NOW. */
export function outcomesOf({ row, questions }: PracticeState): QuestionOutcome[] {
  const standings = questions.map((question) => ({ closed: question.closed_at !== null, outcome: question.outcome }));
  return questionOutcomes(standings, { inProgress: row.state === 'IN_PROGRESS' });
}

export function questionOutcomes(
  questions: readonly { closed: boolean; outcome: string | null }[],
  { inProgress }: { inProgress: boolean },
): QuestionOutcome[] {
  const now = questions.findIndex((question) => !question.closed);
  return questions.map((question, place) => {
    if (question.closed) return (question.outcome ?? 'SKIPPED') as QuestionOutcome;
    if (!inProgress) return 'SKIPPED';
    return place === now ? 'NOW' : 'AHEAD';
  });
}

/** 1-based index of the first question that is open; the last question's where none is. */
export function currentIndex({ row, questions }: PracticeState): number {
  return questions.find((question) => question.closed_at === null)?.index ?? row.question_count;
}

function byQuestion(attempts: AttemptRow[]): Map<string, AttemptRow[]> {
  const groups = new Map<string, AttemptRow[]>();
  for (const attempt of attempts) {
    const group = groups.get(attempt.question_id);
    if (group) group.push(attempt);
    else groups.set(attempt.question_id, [attempt]);
  }
  return groups;
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}
