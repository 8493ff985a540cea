import { expect, it } from 'vitest';
import { clickIdOf } from './click-id';

it('finds the click id among other things', () => {
  expect(clickIdOf('?utm_source=x&ttclid=E.C.P.v3_Ab-9')).toBe('E.C.P.v3_Ab-9');
});

it.each(['', '?ttclid=', '?ttclid=a%20b', '?ttclid=%3Cscript%3E', `?ttclid=${'a'.repeat(513)}`, '?TTCLID=a'])(
  'finds none in %j',
  (search) => {
    expect(clickIdOf(search)).toBeNull();
  },
);
