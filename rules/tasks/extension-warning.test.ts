import { describe, expect, it } from 'vitest';
import { extensionWarning } from './extension-warning';
import { noExtension } from './task-dates';
import type { VisibleFacts } from './visibility';

const day = (date: number) => new Date(Date.UTC(2026, 10, date));
const test: VisibleFacts = {
  rule: { answersWhen: 'DUE', answersAt: null },
  task: { opensAt: day(1), dueAt: day(10), lateUntil: day(12) },
  extension: noExtension,
  handedInAt: null,
  closedAt: null,
};
const warning = (change: Partial<VisibleFacts>, now: Date) => extensionWarning('Ava', { ...test, ...change }, now);
const seen = 'Ava can already see the answers to this test.';
const passedOn = 'Classmates can already see the answers to this test and could pass them on to Ava.';

describe('more time for a test whose answers are out', () => {
  it('warns of a student who sees them', () => {
    expect(warning({ handedInAt: day(9) }, day(11))).toBe(seen);
    expect(warning({}, day(13))).toBe(seen);
    expect(warning({ closedAt: day(11) }, day(11))).toBe(seen);
    expect(warning({ rule: { answersWhen: 'HAND_IN', answersAt: null }, handedInAt: day(9) }, day(9))).toBe(seen);
  });

  it('warns of classmates who see them, while the student cannot', () => {
    expect(warning({}, day(11))).toBe(passedOn);
    expect(warning({ extension: { dueAt: day(20), lateUntil: null } }, day(13))).toBe(passedOn);
    expect(warning({ rule: { answersWhen: 'DATE', answersAt: day(11) } }, day(11))).toBe(passedOn);
  });

  it('says nothing while nobody sees them', () => {
    expect(warning({}, day(9))).toBeNull();
    expect(warning({ rule: { answersWhen: 'NEVER', answersAt: null } }, day(13))).toBeNull();
    expect(warning({ rule: { answersWhen: 'DATE', answersAt: day(20) } }, day(13))).toBeNull();
  });
});
