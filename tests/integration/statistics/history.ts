import { newId } from '../../../server/platform/ids';
import type { Services } from '../../../server/platform/services';
import type { Viewer } from '../../../server/platform/viewer';
import { fractions } from '../practice/student';

export const integers = '82-integers-on-a-line';
const templateId = 'y6/unlike-fractions/add-two';

interface Answered {
  at: string;
  topic?: string;
  course?: string;
  right?: boolean;
  hints?: number;
  seconds?: number;
  coins?: number;
  /** The idea that the answer showed. */
  idea?: string | null;
}

/** Writes one answered question of the past, in a practice of its own; returns the ids of question and attempt. */
export async function answered(services: Services, { id: student_id }: Viewer, question: Answered) {
  const { db } = services;
  const {
    at,
    topic = fractions,
    course = 'year-6',
    right = true,
    hints = 0,
    seconds = 60,
    coins = 0,
    idea = null,
  } = question;
  const [practice_id, question_id, attempt_id] = [newId(), newId(), newId()];
  const when = new Date(at);
  await db
    .insertInto('practices')
    .values({
      student_id,
      id: practice_id,
      course_id: course,
      mode: 'CASUAL',
      type: 'CASUAL',
      state: 'FINISHED',
      difficulty: null,
      topic_ids: [topic],
      question_count: 1,
      idempotency_key: practice_id,
      created_at: when,
      finished_at: when,
    })
    .execute();
  await db
    .insertInto('practice_questions')
    .values({
      student_id,
      id: question_id,
      practice_id,
      index: 1,
      template_id: templateId,
      template_version: 1,
      seed: question_id,
      topic_id: topic,
      error_id: null,
      outcome: right ? 'RIGHT' : 'NOT_YET',
      hints_opened: hints,
      seconds,
      opened_at: when,
      answered_at: when,
      first_answer_ms: seconds * 1000,
      closed_at: when,
    })
    .execute();
  await db
    .insertInto('attempts')
    .values({
      student_id,
      id: attempt_id,
      question_id,
      number: 1,
      answer: '7',
      verdict: right ? 'CORRECT' : 'WRONG',
      message: '',
      misconception_ids: [],
      misconception_id: idea,
      split_choice: null,
      with_help: hints > 0,
      seconds,
      idempotency_key: attempt_id,
      created_at: when,
    })
    .execute();
  if (coins > 0) {
    await db
      .insertInto('coin_entries')
      .values({
        student_id,
        id: newId(),
        amount: coins,
        reason: 'A test',
        practice_id,
        idempotency_key: newId(),
        created_at: when,
      })
      .execute();
  }
  return { questionId: question_id, attemptId: attempt_id };
}

interface Logged {
  opened: string;
  fixed?: string | null;
  relapsed?: string | null;
  confirmed?: string | null;
  due?: string;
  topic?: string;
  idea?: string | null;
}

/** Writes one error of the past with the wrong answer that opened it. */
export async function logged(services: Services, viewer: Viewer, error: Logged): Promise<void> {
  const { opened, fixed = null, relapsed = null, confirmed = null, due = opened, topic = fractions } = error;
  const idea = error.idea === undefined ? 'adds-numerators-and-denominators' : error.idea;
  const { questionId, attemptId } = await answered(services, viewer, { at: opened, topic, right: false, idea });
  const date = (text: string | null) => (text === null ? null : new Date(text));
  const state = fixed !== null ? 'FIXED' : relapsed !== null ? 'RELAPSED' : 'OPEN';
  await services.db
    .insertInto('errors')
    .values({
      student_id: viewer.id,
      id: newId(),
      course_id: 'year-6',
      topic_id: topic,
      template_id: templateId,
      template_version: 1,
      seed: questionId,
      question_id: questionId,
      attempt_id: attemptId,
      answer: '7',
      misconception_id: idea,
      state,
      opened_at: new Date(opened),
      fixed_at: date(fixed),
      confirmed_at: date(confirmed),
      relapsed_at: date(relapsed),
      due_at: new Date(due),
    })
    .execute();
}
