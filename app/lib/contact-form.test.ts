import { expect, it } from 'vitest';
import { readContact } from './contact-form';

const good = { name: 'Sam', email: 'sam@home.test', topic: 'QUESTION', message: 'Is zero an even number?' };
const read = (fields: Record<string, string>) => readContact((name) => fields[name] ?? '');

it('takes a whole message, tidied', () => {
  expect(read({ ...good, name: ' Sam ', email: ' sam@home.test ' })).toEqual({ ok: true, message: good });
});

it('needs no name', () => {
  expect(read({ ...good, name: '' })).toMatchObject({ ok: true });
});

it.each([
  ['email', { email: '' }],
  ['email', { email: 'sam' }],
  ['topic', { topic: '' }],
  ['topic', { topic: 'SPAM' }],
  ['message', { message: '   ' }],
  ['message', { message: 'Hi' }],
  ['message', { message: 'x'.repeat(4001) }],
  ['name', { name: 'x'.repeat(81) }],
])('says what is wrong with %s alone', (field, change) => {
  const outcome = read({ ...good, ...change });
  expect(outcome.ok ? [] : Object.keys(outcome.errors)).toEqual([field]);
});

it('names everything that is missing at once', () => {
  const outcome = read({});
  expect(outcome.ok ? [] : Object.keys(outcome.errors)).toEqual(['email', 'topic', 'message']);
});
