import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { type PracticePlace, type QuestionRow, readPractice, type WholePractice } from './practice.repo';
import { hidesAnswers } from './test-facts';

export type QuestionOutcome = 'AHEAD' | 'NOW' | 'RIGHT' | 'RIGHT_AFTER_RETRY' | 'NOT_YET' | 'SKIPPED';

/** A practice as it stands, with its questions and the coins it has earned. */
export interface PracticeState extends WholePractice {
  /** Nothing may be said yet about its answers: a test whose answers are not out. Its questions are read as if open. */
  hidesAnswers: boolean;
  /** Of questions of a running test, from 1, that were answered before its keys were seen: they stay as they are. */
  settledIndexes: number[];
}

/** A practice of the viewer's own, null where there is none. One statement. */
export async function readState(
  services: Services,
  viewer: Viewer,
  place: PracticePlace,
): Promise<PracticeState | null> {
  const practice = await readPractice(services.db, viewer.id, place);
  return practice ? stateOf(services, practice) : null;
}

export function stateOf({ clock }: Services, practice: WholePractice): PracticeState {
  const { row } = practice;
  const hidden = hidesAnswers(practice, clock.now());
  const questions = practice.questions.map((question) => questionAsShown(question, { isTest: row.is_test, hidden }));
  return { ...practice, questions, hidesAnswers: hidden, settledIndexes: settledIndexes(practice) };
}

function settledIndexes({ row, questions }: WholePractice): number[] {
  if (!row.is_test || row.state !== 'IN_PROGRESS' || row.keys_seen_at === null) return [];
  return questions.filter(({ closed_at: closedAt }) => closedAt !== null).map(({ index }) => index);
}

/** A question of a test shows how it went only once the answers are out; until then what was saved stands in its box. */
function questionAsShown(question: QuestionRow, { isTest, hidden }: { isTest: boolean; hidden: boolean }): QuestionRow {
  if (!isTest) return question;
  if (!hidden) return { ...question, late_answer: null };
  return { ...question, outcome: null, closed_at: null, hints_opened: 0, example_id: null };
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
