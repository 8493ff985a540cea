import { expect, it } from 'vitest';
import { boardAsked } from './rank-view.server';

it.each([
  ['/rank/year-8', 'FRIENDS', null],
  ['/rank/year-8?board=school', 'SCHOOL', null],
  ['/rank/year-8?board=nothing', 'FRIENDS', null],
  ['/rank/year-8?board=class&class=../x', 'CLASS', null],
  [
    '/rank/year-8?board=class&class=00000000-0000-4000-8000-000000000001',
    'CLASS',
    '00000000-0000-4000-8000-000000000001',
  ],
])('%s asks for the board %s', (address, board, classId) => {
  expect(boardAsked(new URL(address, 'http://site.test'))).toEqual({ board, classId });
});
