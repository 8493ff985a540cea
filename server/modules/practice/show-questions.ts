import { localDay, localMondays } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { addQuestions, cachedQuestions, type StoredQuestion } from '../questions/index';
import { isTooEasy } from './answer-coins';
import { type Comparison, type ComparisonWanted, type QuestionReads, readShown } from './attempts.repo';
import { answerGuard, type Stake, stakeOf } from './coins';
import {
  describeAttempt,
  describeQuestion,
  exampleOf,
  type ShownAttempt,
  type ShownExample,
  type ShownQuestion,
  type ShownSolution,
  solutionOf,
} from './describe-question';
import { hintsTaken } from './hints-taken';
import type { QuestionRow } from './practice.repo';
import type { PracticeState } from './practice-state';
import { questionsShown } from './questions-shown';
import { signalTask } from './signal-task';
import { startClockIfDue } from './start-clock';
import { type ShownWorking, showWorking } from './working/show-working';

/** A question of a practice with all that its page shows. */
export interface PracticeQuestion {
  practice: PracticeState;
  row: QuestionRow;
  shown: ShownQuestion;
  /** The latest 20, oldest first. */
  attempts: ShownAttempt[];
  /** Ids of wrong attempts whose misconception waits in the error logbook. */
  logged: string[];
  working: ShownWorking;
  /** Shapes of the drawing that is kept with the answer; null where none is. */
  boardShapes: number | null;
  reported: boolean;
  /** What a right answer would earn now. */
  stake: Stake;
  /** Null until the question is closed. */
  solution: ShownSolution | null;
  /** Null until a wrong attempt. */
  workedExample: ShownExample | null;
  /** How long the student usually takes for questions of this kind; known in a result alone. */
  usualSeconds: number | null;
}

/** Questions of a practice as they are shown. One statement for all of them. */
export async function showQuestions(
  services: Services,
  viewer: Viewer,
  practice: PracticeState,
  rows: readonly QuestionRow[] = practice.questions,
): Promise<PracticeQuestion[]> {
  return (await readQuestions(services, viewer, practice, { rows })).questions;
}

/** All questions of a practice as they are shown, with what its result is set beside. One statement. */
export function showWithComparison(
  services: Services,
  viewer: Viewer,
  practice: PracticeState,
  comparison: ComparisonWanted,
): Promise<{ questions: PracticeQuestion[]; comparison: Comparison | null }> {
  return readQuestions(services, viewer, practice, { rows: practice.questions, comparison });
}

/** The question with this id, or null. */
export async function showQuestion(
  services: Services,
  viewer: Viewer,
  practice: PracticeState,
  questionId: string,
): Promise<PracticeQuestion | null> {
  const rows = practice.questions.filter((question) => question.id === questionId);
  return (await showQuestions(services, viewer, practice, rows))[0] ?? null;
}

/**
 * The question at an index (1-based) of a practice as it is served to be answered, or null. Its time starts when an open
 * one is first served.
 */
export async function serveQuestion(
  services: Services,
  viewer: Viewer,
  practice: PracticeState,
  index: number,
): Promise<PracticeQuestion | null> {
  const row = practice.questions.find((candidate) => candidate.index === index);
  if (!row) return null;
  await startClockIfDue(services, viewer, practice.row);
  const isFirst = practice.row.state === 'IN_PROGRESS' && row.closed_at === null && row.opened_at === null;
  const opening = isFirst ? { questionId: row.id, at: services.clock.now() } : null;
  const [served] = (await readQuestions(services, viewer, practice, { rows: [row], opening })).questions;
  if (isFirst) signalTask(services, practice.row.student_task_id);
  return served ?? null;
}

async function readQuestions(
  { db, clock }: Services,
  viewer: Viewer,
  practice: PracticeState,
  {
    rows,
    opening = null,
    comparison = null,
  }: {
    rows: readonly QuestionRow[];
    opening?: { questionId: string; at: Date } | null;
    comparison?: ComparisonWanted | null;
  },
): Promise<{ questions: PracticeQuestion[]; comparison: Comparison | null }> {
  if (rows.length === 0 || !questionsShown(practice)) return { questions: [], comparison: null };
  const cached = cachedQuestions(rows.flatMap((row) => [row.instance_id, row.example_id]));
  const questionIds = rows.map((row) => row.id);
  const now = clock.now();
  const coins = {
    day: localDay(now, viewer.timeZone),
    monday: localDay(localMondays(now, viewer.timeZone, 1)[0] ?? now, viewer.timeZone),
    practiceId: practice.row.id,
    topicIds: [...new Set(rows.flatMap((row) => (row.closed_at === null ? [row.topic_id] : [])))],
  };
  const read = await readShown(db, viewer.id, { questionIds, storedIds: cached.missing, opening, comparison, coins });
  const known = addQuestions(cached.known, read.stored);
  const questions = rows.map((row) => {
    const stored = known.get(row.instance_id ?? '');
    return {
      practice,
      row,
      shown: practice.row.is_test
        ? { ...describeQuestion(row, stored), hintCount: 0, hints: [] }
        : describeQuestion(row, stored),
      attempts: read.attempts
        .filter((attempt) => attempt.question_id === row.id && !practice.hidesAnswers)
        .map((attempt) => describeAttempt(attempt, stored)),
      logged: practice.hidesAnswers ? [] : read.logged,
      working: showWorking(
        row,
        stored,
        read.working.filter((line) => line.question_id === row.id && !practice.hidesAnswers),
      ),
      boardShapes: read.boards.find((board) => board.question_id === row.id)?.shape_count ?? null,
      reported: read.reported.includes(row.id),
      stake: stakeOf(
        {
          mode: practice.row.mode,
          wrongBefore: read.attempts.some(
            ({ question_id, verdict }) => question_id === row.id && verdict === 'WRONG' && !practice.hidesAnswers,
          ),
          hints: hintsTaken(row),
          closed: row.closed_at !== null,
        },
        {
          earnedToday: read.coinsToday,
          topicThisWeek: read.topics[row.topic_id]?.coins ?? 0,
          guard: guardOf(row, stored, read, now),
        },
      ),
      solution: stepsWait(practice) ? null : solutionOf(row, stored),
      workedExample: exampleOf(known.get(row.example_id ?? '')),
      usualSeconds: read.comparison?.usualSeconds.get(row.template_id) ?? null,
    };
  });
  return { questions, comparison: read.comparison };
}

/** What keeps a right answer from earning: a question that was answered already is as quick as it was. */
function guardOf(
  row: QuestionRow,
  stored: StoredQuestion | undefined,
  { topics, erring, latest }: QuestionReads,
  now: Date,
) {
  const others = latest.flatMap(({ id, ms }) => (id === row.id ? [] : [ms])).slice(0, 2);
  return answerGuard({
    tooEasy: isTooEasy(
      row,
      stored,
      { rated: topics[row.topic_id] ?? null, erring: erring.includes(row.topic_id) },
      now,
    ),
    latestMs: row.first_answer_ms === null ? [] : [row.first_answer_ms, ...others],
  });
}

/** The worked steps of a challenge that a teacher set are seen once it is handed in. */
const stepsWait = ({ row }: PracticeState): boolean => row.type === 'CHALLENGE_TASK' && row.state === 'IN_PROGRESS';
