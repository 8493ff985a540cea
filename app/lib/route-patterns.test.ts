import { expect, it } from 'vitest';
import { routePattern } from './route-patterns';

it.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/home?x=1', '/home'],
  ['/home.data?_routes=x', '/home'],
  ['/home/', '/home'],
  ['/practice/0b0e8f7c-2d4e-4c55-9a4e-0d7c1c5f3a21/3', '/practice/:practiceId/:questionIndex'],
  ['/practice/0b0e8f7c-2d4e-4c55-9a4e-0d7c1c5f3a21/result', '/practice/:practiceId/result'],
  ['/share/task/1/studentTask/2/secret-key', '/share/task/:taskId/studentTask/:studentTaskId/:shareKey'],
  ['/reset-password/secret-token', '/reset-password/:token'],
  ['/assets/entry-abc.js', '/assets/*'],
  ['/teacher/classes/7', '/teacher/*'],
  ['/wp-admin/secret', '*'],
])('%s is logged as %s', (address, pattern) => {
  expect(routePattern(address)).toBe(pattern);
});
