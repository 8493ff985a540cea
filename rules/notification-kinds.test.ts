import { expect, it } from 'vitest';
import { notificationKinds, switchableKinds } from './notification-kinds';

const kindsOf = (...roles: string[]) => switchableKinds(roles).map(({ kind }) => kind);

it('offers what reaches a person: tasks to students, the digest to whoever teaches', () => {
  expect(kindsOf('STUDENT')).toContain('TASK_ASSIGNED');
  expect(kindsOf('STUDENT')).not.toContain('CLASS_DIGEST');
  expect(kindsOf('TUTOR')).toEqual(['CLASS_DIGEST']);
  expect(kindsOf('ADMIN')).toEqual([]);
});

it('has each kind once, and none that is about safety, money or own data', () => {
  const kinds = notificationKinds.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(kinds.filter((kind) => /SECURITY|PAYMENT|COPY|RECEIPT|REMOVED|PERMISSION/.test(kind))).toEqual([]);
});
