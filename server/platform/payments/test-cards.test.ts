import { expect, it } from 'vitest';
import { testCardOf } from './test-cards';

it('knows the test cards, however they are spaced, and nothing else', () => {
  expect(testCardOf('4242 4242-4242 4242')).toBe('4242424242424242');
  for (const other of ['', '4242', '5555555555554444', 'toString', '__proto__', 'constructor'])
    expect(testCardOf(other)).toBeNull();
});
