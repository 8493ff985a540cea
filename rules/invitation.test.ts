import { expect, it } from 'vitest';
import { showsInvitationTrigger } from './invitation';

it.each([
  '/create-practice/year-6',
  '/practice/0b0a7a4e-5f4c-4c1b-9a53-0f1d2c3b4a59/3',
  '/practice/0b0a7a4e-5f4c-4c1b-9a53-0f1d2c3b4a59/result',
  '/subscription/bundles',
  '/classroom/c1/tasks/t1/error-review-session',
  '/classroom/c1/tasks/t1/error-review-session/2',
  '/error-logbook/year-6/error-review-session',
  '/error-logbook/year-6/error-review-session/2',
  '/share/task/a/studentTask/b/c',
])('is hidden on %s', (path) => {
  expect(showsInvitationTrigger(path)).toBe(false);
});

it.each(['/home', '/subscription', '/subscription/checkout', '/classroom/c1/tasks/t1', '/practices', '/error-logbook'])(
  'shows on %s',
  (path) => {
    expect(showsInvitationTrigger(path)).toBe(true);
  },
);
