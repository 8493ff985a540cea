import { expect, it } from 'vitest';
import { dismissalsFrom, keptDismissals } from './kept-dismissals';

it('keeps the entries that are counts and leaves out the rest', () => {
  const stored = JSON.parse('{"a":34,"b":"40","c":-1,"d":null,"e":30.5,"f":{"g":1}}');
  expect(dismissalsFrom(stored)).toEqual({ a: 34 });
});

it.each([null, 'text', 7, true, [34], undefined])('takes nothing from %j', (value) => {
  expect(dismissalsFrom(value)).toBeNull();
});

it('is kept for each viewer apart', () => {
  expect(keptDismissals('one').key).not.toBe(keptDismissals('two').key);
});
