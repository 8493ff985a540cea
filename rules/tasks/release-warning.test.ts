import { expect, it } from 'vitest';
import { releaseWarning } from './release-warning';
import { noExtension } from './task-dates';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const task = { opensAt: at(1), dueAt: at(8), lateUntil: at(8) };
const now = at(10);
const hidden = { rule: { answersWhen: 'NEVER' as const, answersAt: null }, task };
const out = { rule: { answersWhen: 'DATE' as const, answersAt: at(9) }, task };
const student = (nickname: string, more = {}) => ({
  nickname,
  extension: noExtension,
  handedInAt: null,
  asked: true,
  ...more,
});
const later = { extension: { dueAt: at(20), lateUntil: at(20) } };
const sat = student('Zoe', { handedInAt: at(7) });
const warning = (students: ReturnType<typeof student>[], more = {}) =>
  releaseWarning(students, { before: hidden, after: out, closedAt: null, now, ...more });

it('names who can still sit a test whose results come out', () => {
  expect(warning([sat, student('Ava', later)])).toBe(
    'Ava hasn’t sat this test yet and still can. If the results come out now, classmates could pass the answers on.',
  );
  expect(warning([sat, ...['A', 'B', 'C', 'D', 'E'].map((name) => student(name, later))])).toMatch(
    /^A, B, C and 2 others haven’t/,
  );
});

it('says nothing where nobody can, or where nobody sees more than before', () => {
  expect(warning([sat, student('Ava')])).toBeNull();
  expect(warning([sat, student('Ava', { ...later, asked: false })])).toBeNull();
  expect(warning([student('Ava', later)])).toBeNull();
  expect(warning([sat, student('Ava', later)], { closedAt: at(9) })).toBeNull();
  expect(warning([sat, student('Ava', later)], { before: out })).toBeNull();
});
