import { expect, it } from 'vitest';
import { startElsewhere } from './start-elsewhere';

it.each([
  [['STUDENT'], null],
  [['STUDENT', 'ADMIN'], null],
  [['STUDENT', 'TEACHER'], null],
  [['TEACHER'], '/teacher'],
  [['TUTOR', 'ADMIN'], '/teacher'],
  [['ADMIN'], '/admin'],
  [[], null],
])('somebody who is %j begins at %s', (roles, path) => {
  expect(startElsewhere(roles)).toBe(path);
});
