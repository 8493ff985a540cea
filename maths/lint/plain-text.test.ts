import { expect, it } from 'vitest';
import { plainText } from './plain-text';

it.each([
  ['Rolls sold \\$96, Gas \\$13.', 'Rolls sold $96, Gas $13.'],
  ['The parabola $y=x^2+2x+1$ on axes.', 'The parabola y = x²+2x+1 on axes.'],
  ['The point A at $(1, -2)$.', 'The point A at (1, −2).'],
  ['An angle of $35^\\circ$ and $\\frac{1}{2}$ of **it**.', 'An angle of 35° and 1/2 of it.'],
  ['$\\frac{x+1}{2}\\times\\sqrt{3}$', '(x+1)/2×√3'],
  ['$1{,}200\\,\\text{cm}^2$ to the $x$-axis', '1,200 cm² to the x-axis'],
  ['No formula at all.', 'No formula at all.'],
  ['It costs $4.', 'It costs $4.'],
])('says %s in plain signs', (rich, plain) => {
  expect(plainText(rich)).toBe(plain);
});
