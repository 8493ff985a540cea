import { expect, test } from 'vitest';
import { mayBeLogged } from './log-filter';

test.each([
  'GET /reset?token=secret 200 512 - 3.412 ms',
  'POST /practice/1/2.data 202 - - 12 ms',
  'GET /stream - - - - ms',
  '[remix-serve] http://localhost:3000',
])('%s is dropped', (line) => {
  expect(mayBeLogged(line)).toBe(false);
});

test.each([
  '{"route":"/practice/:id","status":200,"ms":3}',
  'Error: connect ECONNREFUSED',
  '    at serve (file.js:1:2)',
])('%s is kept', (line) => {
  expect(mayBeLogged(line)).toBe(true);
});
