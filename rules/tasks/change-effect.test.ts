import { describe, expect, it } from 'vitest';
import { type AffectedStudent, changeEffect, effectSentence, takesAway } from './change-effect';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const now = at(10);
const window = (dueAt: number, lateUntil = dueAt, closedAt: number | null = null) => ({
  dates: { opensAt: at(1), dueAt: at(dueAt), lateUntil: at(lateUntil) },
  closedAt: closedAt === null ? null : at(closedAt),
});
const student = (more: Partial<AffectedStudent> = {}): AffectedStudent => ({
  extension: { dueAt: null, lateUntil: null },
  handedInAt: null,
  asked: true,
  begun: true,
  ...more,
});
const effectOf = (students: AffectedStudent[], before: object, after: object) =>
  changeEffect(students, { before: before as never, after: after as never, now });

const some = [
  student(),
  student({ begun: false }),
  student({ handedInAt: at(8) }),
  student({ asked: false }),
  student({ extension: { dueAt: at(20), lateUntil: null } }),
];

describe('what a change does to those who have the task', () => {
  it('an earlier due date: overdue, late and closed by number; an extension holds', () => {
    const effect = effectOf(some, window(12), window(7));
    expect(effect).toEqual({ working: 2, ends: 1, locked: 1, overdue: 2, late: 1, goOn: 0, noLongerLate: 0 });
    expect(effectSentence(effect)).toBe(
      '2 students are working. Work ends now for 1, 1 can no longer start, 2 become overdue, work becomes late for 1.',
    );
    expect(takesAway(effect)).toBe(true);
  });

  it('with late work they are overdue and go on', () => {
    expect(effectOf(some, window(12), window(7, 14))).toMatchObject({ ends: 0, locked: 0, overdue: 2, late: 1 });
  });

  it('closing ends the work of all; opening again lets them go on', () => {
    expect(effectOf(some, window(12), window(12, 12, 10))).toMatchObject({ ends: 2, locked: 1, overdue: 0, goOn: 0 });
    const again = effectOf(some, window(12, 12, 9), window(12));
    expect(again).toMatchObject({ working: 0, goOn: 3 });
    expect(takesAway(again)).toBe(false);
    expect(effectSentence(again)).toBe('3 can work on it again.');
  });

  it('a later due date takes nothing from anybody, and late work becomes in time', () => {
    const effect = effectOf([student({ handedInAt: at(8) }), student()], window(7, 14), window(12));
    expect(effect).toMatchObject({ late: 0, noLongerLate: 1, overdue: 0 });
    expect(takesAway(effect)).toBe(false);
  });

  it('says nothing where nobody is touched', () => {
    expect(effectSentence(effectOf([], window(12), window(7)))).toBe('');
  });
});
