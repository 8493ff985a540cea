import { describe, expect, it } from 'vitest';
import type { Services } from '../../platform/services';
import type { PracticeRow, QuestionRow } from './practice.repo';
import { outcomesOf, stateOf } from './practice-state';
import { testFacts } from './test-facts';

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T06:00:00.000Z`;
const question = {
  index: 1,
  outcome: 'RIGHT',
  closed_at: new Date(at(10)),
  answered_at: new Date(at(10)),
  late_answer: '1/2',
  hints_opened: 0,
  example_id: 'e',
} as QuestionRow;

const read = (day: number, { row, handedIn = at(10) }: { row: Partial<PracticeRow>; handedIn?: string | null }) =>
  stateOf({ clock: { now: () => new Date(at(day)) } } as Services, {
    row: { is_test: true, state: 'FINISHED', ...row } as PracticeRow,
    questions: [question],
    coins: [],
    test: testFacts({
      answers_when: 'DUE',
      answers_at: null,
      opens_at: at(1),
      due_at: at(12),
      late_until: at(14),
      closed_at: null,
      own_due_at: null,
      own_late_until: null,
      handed_in_at: handedIn,
    }),
  });

describe('a practice that is a test', () => {
  it('reads as open while it runs, and until its answers are out', () => {
    for (const state of [
      read(10, { row: { state: 'IN_PROGRESS' }, handedIn: null }),
      read(20, { row: { state: 'IN_PROGRESS' }, handedIn: null }),
      read(11, { row: {} }),
    ]) {
      expect(state.hidesAnswers).toBe(true);
      expect(state.questions[0]).toMatchObject({
        outcome: null,
        closed_at: null,
        example_id: null,
        late_answer: '1/2',
      });
      expect(outcomesOf(state)).not.toContain('RIGHT');
    }
  });

  it('says how it went once they are out', () => {
    const state = read(13, { row: {} });
    expect(state.hidesAnswers).toBe(false);
    expect(state.questions[0]).toMatchObject({ outcome: 'RIGHT', late_answer: null });
  });

  it('no other practice hides anything', () => {
    const state = read(10, { row: { is_test: false, state: 'IN_PROGRESS' } });
    expect(state.questions[0]).toBe(question);
  });
});
