import { expect, test } from 'vitest';
import { createLineFilter, mayBeLogged } from './log-filter';

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

test('lines are found again when they come in pieces', () => {
  const kept: string[] = [];
  const filter = createLineFilter((line) => kept.push(line));
  for (const piece of ['{"a":', '1}\nGET /x?key=1 2', '00 5 - 1 ms\n{"b"', ':2}']) filter.write(piece);
  filter.end();
  expect(kept).toEqual(['{"a":1}', '{"b":2}']);
});
