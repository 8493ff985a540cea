import { expect, it } from 'vitest';
import { plainText } from './plain-text';

it.each([
  ['(5)/(9)', '5/9'],
  ['1(5)/(9)', '1 5/9'],
  ['12(5)/(9)', '12 5/9'],
  ['(x+1)/(2)', '(x+1)/(2)'],
  ['(())/(())', '/'],
  ['sqrt(2)', 'sqrt(2)'],
  ['(2)(3)', '(2)(3)'],
  ['2x^2', '2x^2'],
])('%s is typed as %s', (asciiMath, typed) => {
  expect(plainText(asciiMath)).toBe(typed);
});
