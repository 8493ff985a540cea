import { describe, expect, it } from 'vitest';
import { templateById } from '../../../../maths/templates/index';
import { drawQuestion } from '../../questions/index';
import type { AttemptRow } from '../attempts.repo';
import { messages } from '../marking/messages';
import { reMarkedQuestion } from './re-marked-question';

const template = templateById('y6/unlike-fractions/add-two');
if (!template) throw new Error('The template of this test is gone.');
const wrongKey = drawQuestion(template, 'a');
/** What the key should have been. */
const content = { ...wrongKey, answer: { ...wrongKey.answer, model: '41/43' } as typeof wrongKey.answer };

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 3, minute));
const attempt = (number: number, answer: string, verdict: string): AttemptRow => ({
  student_id: 'student',
  id: `attempt-${number}`,
  question_id: 'question',
  number,
  answer,
  verdict,
  message: verdict === 'CORRECT' ? messages.rightFirst : '',
  misconception_ids: [],
  misconception_id: null,
  split_choice: null,
  with_help: false,
  seconds: 10,
  idempotency_key: `key-${number}`,
  created_at: at(number),
});
const question = (outcome: string | null, closed: Date | null) => ({
  outcome,
  closed_at: closed,
  hints_opened: 0,
  tutor_helped: false,
});

describe('the answers to a corrected question', () => {
  it('are right where the right key says so, and the first right one decides', () => {
    const before = [attempt(1, '41/43', 'WRONG'), attempt(2, '17/20', 'CORRECT')];
    const after = reMarkedQuestion(question('RIGHT_AFTER_RETRY', at(2)), before, content);
    const { outcome, closedAt, attempts } = after;
    expect([outcome, closedAt]).toEqual(['RIGHT', at(2)]);
    // What was typed after the right answer is no mistake.
    expect([after.first?.number, after.mistake]).toEqual([1, null]);
    expect(attempts.map(({ number, verdict }) => [number, verdict])).toEqual([
      [1, 'CORRECT'],
      [2, 'WRONG'],
    ]);
  });

  it('close a question that was open, at the time of the right answer', () => {
    const before = [attempt(1, '1/7', 'WRONG'), attempt(2, '41/43', 'WRONG')];
    const after = reMarkedQuestion(question(null, null), before, content);
    expect([after.outcome, after.closedAt]).toEqual(['RIGHT_AFTER_RETRY', at(2)]);
    expect([after.first?.number, after.mistake?.number]).toEqual([1, 1]);
  });

  it('are said to be right at the first try only where no wrong one came before', () => {
    const said = (first: string, verdict: string) => {
      const before = [attempt(1, first, verdict), attempt(2, '41/43', 'CORRECT')];
      const { outcome, attempts } = reMarkedQuestion(question('RIGHT', at(2)), before, content);
      return [outcome, ...attempts.map(({ number, message }) => (number === 2 ? message : ''))];
    };
    // The first one was another form by the old key, and is wrong by the right one.
    expect(said('1/7', 'WRONG_FORM')).toEqual(['RIGHT_AFTER_RETRY', '', messages.rightAfterRetry]);
    expect(said('1/', 'UNREADABLE')).toEqual(['RIGHT']);
  });

  it('leave one closed that is right no longer, as not yet right', () => {
    const after = reMarkedQuestion(question('RIGHT', at(1)), [attempt(1, '17/20', 'CORRECT')], content);
    expect([after.outcome, after.closedAt]).toEqual(['NOT_YET', at(1)]);
  });

  it('change nothing where nothing was answered, or all of it stays as it was', () => {
    expect(reMarkedQuestion(question('SKIPPED', at(1)), [], content)).toEqual({
      outcome: 'SKIPPED',
      closedAt: at(1),
      attempts: [],
      first: null,
      mistake: null,
    });
    const same = reMarkedQuestion(question('RIGHT', at(1)), [attempt(1, '41/43', 'CORRECT')], content);
    expect([same.outcome, same.attempts]).toEqual(['RIGHT', []]);
  });
});
