import { expect, it } from 'vitest';
import { dismissalsCookie, dismissalsFrom, dismissalsInCookie, savedDismissals } from './reminder-dismissals';

it('keeps the entries that are counts and leaves out the rest', () => {
  const stored = JSON.parse('{"a":34,"b":"40","c":-1,"d":null,"e":30.5,"f":{"g":1}}');
  expect(dismissalsFrom(stored)).toEqual({ a: 34 });
});

it.each([null, 'text', 7, true, [34], undefined])('takes nothing from %j', (value) => {
  expect(dismissalsFrom(value)).toBeNull();
});

it('is kept for each viewer apart', () => {
  expect(savedDismissals('one').key).not.toBe(savedDismissals('two').key);
});

it('is read again from its cookie, by the same viewer alone', () => {
  const sent = `mm_theme=dark; ${dismissalsCookie('one', { 'year-6': 34, 'year-7': 40 }).split(';')[0]}`;
  expect(dismissalsInCookie(sent, 'one')).toEqual({ 'year-6': 34, 'year-7': 40 });
  expect(dismissalsInCookie(sent, 'two')).toEqual({});
});

it.each([
  null,
  '',
  'mm_reminder=',
  'mm_reminder=one.',
  'mm_reminder=one.%',
  'mm_reminder=one.%7B',
  'mm_reminder=one.[1]',
])('reads nothing from %j', (cookies) => {
  expect(dismissalsInCookie(cookies, 'one')).toEqual({});
});
