import { describe, expect, it } from 'vitest';
import { checkClaims } from './check-claims';
import { decidedBy } from './decided';

const decided = decidedBy([
  'Solve $2x+3=11$.',
  'The next line can be $2x=8$. Why does it work?',
  'A rope is 5 m long and has 9 knots.',
]);
const verdictOf = (sentence: string) => checkClaims(sentence, decided).kind;

describe('what a sentence says', () => {
  it.each([
    'Look at $2x+3=11$ again.',
    'It is $3+2x=11$ that you have.',
    'Write $2x=8$ next.',
    'The $+3$ is in the way; what undoes it?',
    'Take 3 from both sides.',
    'From $2x+3=11$ you get $2x=8$.',
    'The rope is 5 m long.',
    '$3-3=0$, so it goes.',
    '$11-3=8$ and $(x+1)^2=x^2+2x+1$.',
    'In a circle $\\pi\\approx3.14$ helps.',
    'Which of the two sides has a number too many?',
    'What is 11 minus 3?',
    'I think a good start is to look at x.',
    '$\\frac{1}{2}=0.5$ and $2<3$.',
    '1 m = 100 cm',
    'What does $=$ mean?',
  ])('is decided or true: %s', (sentence) => {
    expect(verdictOf(sentence)).toBe('sound');
  });

  it.each([
    'So $2x=9$.',
    'So $x=4$.',
    'Do you see that $3+4=8$?',
    '$3+4$ is $8$.',
    '3 plus 8 is 12.',
    '$2x$ is $10$',
    'So $x$ must be $9$.',
    'half of 9 is 5',
    'Take 4 from both sides.',
    'Write $16$.',
    'Use $2x+4$.',
    'The rope is 5 cm long.',
    '$11-3 = 9$',
    '$(x+1)^2=x^2+1$',
    '$3<2$ or $5 \\ne 5$',
    '$\\pi\\approx 3.2$',
    '1 m = 10 cm',
    '$\\href{javascript:alert(1)}{x}$',
    '$\\def\\a{\\a\\a}\\a$',
    `$${'x+'.repeat(150)}x$`,
  ])('is wrong or nobody decided it: %s', (sentence) => {
    expect(verdictOf(sentence)).toBe('wrong');
  });

  it.each([
    'It takes seven steps.',
    'Eleven take away three leaves nine.',
    'The slope is $\\Delta y / \\Delta x$ or so.'.replaceAll('\\Delta', '\\angle'),
    'There are 9 km.',
    'Half of it is $3$ if the rest is $9$.',
  ])('cannot be checked: %s', (sentence) => {
    expect(verdictOf(sentence)).toBe('unverified');
  });

  it('names what it stopped at', () => {
    expect(checkClaims('Then $2x=9$, so go on.', decided)).toEqual({ kind: 'wrong', by: '2x=9' });
  });
});
