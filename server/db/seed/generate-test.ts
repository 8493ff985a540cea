import { attemptRow, effectOf, markAnswer, type PracticeRow } from '../../modules/practice/index';
import { beginSession, finishSession, later, type SessionPlan, storedOf } from './generate-session';
import { seedError } from './seed-answer';
import { knows, type StudentModel, wrongAnswer } from './student-model';
import type { StudentRecords } from './student-records';

const noHelp = { hints: 0, wrongBefore: false };

/**
 * A test in one sitting: nothing is marked before it is handed in, and then all of it, as the product does. Mistakes go
 * into the logbook where the answers are out.
 */
export function generateTest(
  records: StudentRecords,
  model: StudentModel,
  plan: SessionPlan,
  { released }: { released: boolean },
): PracticeRow {
  const { practice, questions } = beginSession(records, model, plan);
  const { seconds_allowed: allowed } = practice;
  practice.ends_at = allowed === null ? null : later(plan.at, allowed);
  let now = plan.at;
  for (const question of questions) {
    const stored = storedOf(records, question);
    if (!stored) continue;
    const seconds = model.random.int(30, 75);
    question.opened_at = now;
    now = later(now, seconds);
    // Now and then one is left out.
    if (model.random.chance(0.05)) continue;
    const right = knows(model, stored, plan.weeks);
    question.late_answer = right ? stored.answer.model : wrongAnswer(model, stored);
    Object.assign(question, { answered_at: now, seconds, first_answer_ms: seconds * 1000 });
  }
  const end = later(now, 20);
  for (const question of questions) {
    const stored = storedOf(records, question);
    const text = question.late_answer;
    question.closed_at = end;
    question.outcome = text === null ? 'SKIPPED' : 'NOT_YET';
    if (!stored || text === null) continue;
    const marked = markAnswer(stored, text, noHelp);
    const effect = { ...effectOf(question, marked.verdict, noHelp, end), seconds: question.seconds };
    const answer = { text, number: 1, idempotencyKey: `test:${question.id}:1` };
    const attempt = attemptRow(question, answer, { marked, effect }, end);
    records.attempts.push(attempt);
    if (marked.verdict === 'CORRECT') question.outcome = 'RIGHT';
    if (released) seedError(records, practice, question, attempt, effect, end);
  }
  finishSession(records, practice, end);
  if (released) practice.errors_recorded_at = end;
  return practice;
}
