import { storedQuestion } from '../../modules/catalogue/index';
import {
  effectOf,
  markAnswer,
  type PracticePlan,
  type PracticeRow,
  type QuestionRow,
  questionRows,
  storable,
} from '../../modules/practice/index';
import { newId } from '../../platform/ids';
import { localDay } from '../../platform/local-day';
import { bookCoins, bookDay, bookError, bookRating } from './book-answer';
import { knows, type SimulatedMind, wrongAnswer } from './simulated-mind';
import type { StudentWorld } from './student-world';

export interface SessionPlan extends PracticePlan {
  courseId: string;
  mode: 'CASUAL' | 'ERROR_LOGBOOK';
  at: Date;
  /** Weeks since the student began. */
  weeks: number;
  /** Stops after so many questions and leaves the practice open; null plays to the end. */
  leaveAfter: number | null;
  /** For sessions with a fixed outcome; null leaves it to the student's ability. */
  allRight: boolean | null;
}

/** Ratings of templates that all simulated students share. */
export type SharedRatings = Map<string, { rating: number; answered: number }>;

/** One sitting: every answer is marked by the product's own marking, and booked by its own rules. */
export function simulateSession(
  world: StudentWorld,
  mind: SimulatedMind,
  shared: SharedRatings,
  plan: SessionPlan,
): void {
  const practice = practiceRow(world, plan);
  const seedOf = () =>
    `sample:${Array.from({ length: 4 }, () => mind.random.int(0, 0xffffffff).toString(16)).join('')}`;
  const questions = questionRows(practice, plan, seedOf);
  world.practices.push(practice);
  world.questions.push(...questions);
  let now = plan.at;
  for (const question of questions.slice(0, plan.leaveAfter ?? questions.length)) {
    now = simulateQuestion(world, mind, shared, plan, practice, question, now);
  }
  if (plan.leaveAfter !== null) return;
  practice.state = 'FINISHED';
  practice.finished_at = later(now, 5);
  bookCoins(world, practice, 'PRACTICE_FINISHED', `finished:${practice.id}`, now);
  bookCoins(world, practice, 'FIRST_SESSION_OF_DAY', `first-session:${localDay(now, world.timeZone)}`, now);
}

/** Up to three tries, then the worked steps. Returns when the student is done with it. */
function simulateQuestion(
  world: StudentWorld,
  mind: SimulatedMind,
  shared: SharedRatings,
  plan: SessionPlan,
  practice: PracticeRow,
  question: QuestionRow,
  start: Date,
): Date {
  const instance = storedQuestion(question);
  if (!instance) return start;
  const { random } = mind;
  question.opened_at = start;
  if (plan.allRight === null && random.chance(0.12)) question.hints_opened = 1;
  let now = start;
  let wrongBefore = false;
  for (let number = 1; number <= 3 && question.closed_at === null; number += 1) {
    now = later(now, random.int(15, 75));
    const right = plan.allRight ?? (wrongBefore ? random.chance(0.6) : knows(mind, instance, plan.weeks));
    const answer = storable(right ? instance.answer.model : wrongAnswer(mind, instance));
    const help = { hints: question.hints_opened, wrongBefore };
    const marked = markAnswer(instance, answer, help);
    const effect = effectOf(question, marked.verdict, help, now);
    const attempt = {
      student_id: world.studentId,
      id: newId(),
      question_id: question.id,
      number,
      answer,
      verdict: marked.verdict,
      message: marked.message,
      misconception_ids: marked.misconceptionIds,
      misconception_id: marked.misconceptionId,
      split_choice: null,
      with_help: effect.withHelp,
      seconds: effect.seconds,
      idempotency_key: newId(),
      created_at: now,
    };
    world.attempts.push(attempt);
    if (!effect.counts) continue;
    Object.assign(question, effect.change);
    const fixed = bookError(world, practice, question, attempt, effect, now);
    bookDay(world, practice, question, effect, fixed, now);
    bookRating(world, shared, question, effect, now);
    if (effect.firstWrong) wrongBefore = true;
  }
  if (question.closed_at === null) Object.assign(question, { outcome: 'NOT_YET', closed_at: later(now, 10) });
  return later(now, random.int(5, 20));
}

function practiceRow(world: StudentWorld, plan: SessionPlan): PracticeRow {
  return {
    student_id: world.studentId,
    id: newId(),
    course_id: plan.courseId,
    mode: plan.mode,
    type: plan.mode === 'CASUAL' ? 'CASUAL' : 'ERROR_RELATED',
    state: 'IN_PROGRESS',
    difficulty: null,
    topic_ids: plan.topicIds,
    question_count: plan.questions.length,
    idempotency_key: newId(),
    created_at: plan.at,
    finished_at: null,
  };
}

const later = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);
