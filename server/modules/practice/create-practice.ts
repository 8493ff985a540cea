import { createRandom } from '../../../maths/engine/random';
import { planLimits } from '../../../rules/plan-limits';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { localDay } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { chooseCourse } from '../catalogue/index';
import { rememberQuestions } from '../questions/index';
import { answeredOn } from './activity.repo';
import { timeFor } from './challenge-time';
import { questionsHad } from './draw-facts.repo';
import { planDrawn } from './plan-drawn';
import { planErrorRedo } from './plan-error-redo';
import { readDailyLimit, setTooLong, trialFinished } from './plan-limit';
import { insertPractice, type PracticeRow } from './practice.repo';
import type { PracticePlan } from './practice-plan';
import { type PracticeState, readState, stateOf } from './practice-state';
import { questionRows } from './question-rows';
import { type PracticeChoice, type PracticeInput, validateInput } from './validate-input';

const mostDraws = 3;

/**
 * Makes a practice. The same idempotency key gives the same practice.
 *
 * @throws AppError BAD_INPUT, UNPROCESSABLE (mode not open), NO_ENOUGH_QUESTIONS with `details.available`, TRIAL_FINISHED;
 *   for errors that are named also NOT_FOUND and CONFLICT
 */
export async function createPractice(services: Services, viewer: Viewer, input: PracticeInput): Promise<PracticeState> {
  const choice = validateInput(input);
  const before = await readState(services, viewer, { idempotencyKey: choice.idempotencyKey });
  if (before) return before;
  await requireQuestionsLeft(services, viewer, choice);
  const plan =
    choice.mode === 'ERROR_LOGBOOK'
      ? await planErrorRedo(services, viewer, choice)
      : await planDrawn(services, viewer, choice, createRandom(newId()));
  const secondsAllowed = await timeFor(services, viewer, choice, plan);
  return store(services, viewer, practiceRow(services, viewer, choice, plan, secondsAllowed), plan);
}

async function requireQuestionsLeft(
  services: Services,
  viewer: Viewer,
  { course, questionCount }: PracticeChoice,
): Promise<void> {
  const limit = (await readDailyLimit(services, viewer))(course.id);
  if (limit === null) return;
  const today = localDay(services.clock.now(), viewer.timeZone);
  if ((await answeredOn(services.db, viewer.id, today)) >= limit) throw trialFinished();
  if (questionCount > planLimits.questionsInASet.free) throw setTooLong();
}

async function store(services: Services, viewer: Viewer, row: PracticeRow, plan: PracticePlan): Promise<PracticeState> {
  const templateIds = [...new Set(plan.questions.map((question) => question.templateId))];
  const had = await questionsHad(services.db, viewer.id, templateIds);
  for (let draw = 1; ; draw += 1) {
    const { rows: questions, drawn } = questionRows(row, plan, { had });
    try {
      const stored = await services.db.transaction().execute(async (trx) => {
        if (!(await insertPractice(trx, row, questions, drawn))) return false;
        await chooseCourse(trx, viewer.id, row.course_id, row.created_at);
        return true;
      });
      rememberQuestions(drawn);
      const before = stored ? null : await readState(services, viewer, { idempotencyKey: row.idempotency_key });
      return before ?? stateOf(services, { row, questions, coins: [] });
    } catch (error) {
      // A seed that the student has had before: draw others.
      if (draw >= mostDraws || !isSeedTaken(error)) throw error;
    }
  }
}

function practiceRow(
  services: Services,
  viewer: Viewer,
  choice: PracticeChoice,
  plan: PracticePlan,
  secondsAllowed: number | null,
): PracticeRow {
  return {
    student_id: viewer.id,
    id: newId(),
    course_id: choice.course.id,
    mode: choice.mode,
    type: choice.mode === 'ERROR_LOGBOOK' ? choice.redoKind : choice.mode,
    state: 'IN_PROGRESS',
    difficulty: choice.difficulty,
    topic_ids: plan.topicIds,
    question_count: plan.questions.length,
    idempotency_key: choice.idempotencyKey,
    created_at: services.clock.now(),
    finished_at: null,
    seconds_allowed: secondsAllowed,
    ends_at: null,
    surprise: choice.surprise,
    student_task_id: null,
    is_test: false,
    closes_at: null,
    errors_recorded_at: null,
    keys_seen_at: null,
    seconds_left: null,
  };
}

function isSeedTaken(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof AppError) return false;
  const { code, constraint } = error as Error & { code?: string; constraint?: string };
  return code === '23505' && (constraint?.includes('seed') ?? false);
}
