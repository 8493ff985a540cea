import { expect, it } from 'vitest';
import { readFlagForm } from './flag-form';

const read = (fields: Record<string, string>) => readFlagForm((name) => fields[name] ?? '');

it('reads a decision about some people', () => {
  const fields = { name: 'forum', mode: 'SOME', percentage: ' 25 ', emails: 'a@b.test,  @c.test\nd@e.test;' };
  expect(read(fields)).toEqual({
    name: 'forum',
    mode: 'SOME',
    percentage: 25,
    emails: ['a@b.test', '@c.test', 'd@e.test'],
  });
});

it('an empty share is none', () => {
  expect(read({ name: 'forum', mode: 'OFF' })).toMatchObject({ percentage: 0, emails: [] });
});

it.each<Record<string, string>>([
  { mode: 'MAYBE' },
  { mode: 'ON', percentage: '-5' },
  { mode: 'ON', percentage: '1e2' },
  {},
])('refuses %j', (fields) => {
  expect(read(fields)).toBeNull();
});
