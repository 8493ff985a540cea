import { describe, expect, it } from 'vitest';
import { question, steps } from '../../working/question-for-tests';
import { holdsBack } from './holds-back';

const bus = question({
  prompt: 'There are 9 kids on the bus. Then 8 more kids get on. How many kids are there now?',
  answer: { kind: 'number', model: '17', forms: [{ kind: 'whole-number' }] },
  steps: steps(['start', '9+8'], ['equal', '9+1+7', 'How many more make 10?'], ['equal', '10+7'], ['equal', '17']),
});
const tank = question({
  prompt: 'A tank is two thirds full. A quarter more goes in.',
  answer: { kind: 'number', model: '11/12', forms: [{ kind: 'lowest-terms' }] },
  steps: steps(
    ['start', '\\frac{2}{3}+\\frac{1}{4}'],
    ['equal', '\\frac{8}{12}+\\frac{3}{12}'],
    ['equal', '\\frac{11}{12}'],
  ),
});
const roots = question({
  prompt: 'Solve $x^2-5x+6=0$.',
  answer: { kind: 'solutions', model: 'x=2 or x=3', variable: 'x' },
  steps: steps(['start', 'x^2-5x+6=0'], ['equivalent', '(x-2)(x-3)=0'], ['equivalent', 'x=2\\text{ or }x=3']),
});
const longer = question({
  prompt: 'Count the spaces. Which is longer?',
  answer: { kind: 'choice', model: 'b' },
  choices: [
    { id: 'a', text: 'the feather' },
    { id: 'b', text: 'the spoon' },
  ],
  steps: steps(['identity', '6-2=4'], ['identity', '5-0=5'], ['result', '\\text{the spoon}']),
});
const onPage = question({ ...bus, prompt: 'Is 17 more than 9 and 8 together?' });

describe('the answer filter', () => {
  it.each([
    ['It is 17.', bus],
    ['Write $17$ now.', bus],
    ['seventeen kids', bus],
    ['one seven', bus],
    ['1 7', bus],
    ['１７', bus],
    ['①⑦ or 1\u200b7', bus],
    ['XVII', bus],
    ['siebzehn, or dix-sept', bus],
    ['十七', bus],
    ['0x11', bus],
    ['One more than 16.', bus],
    ['ten plus seven', bus],
    ['Write $10+7$.', bus],
    ['Write $34/2$.', bus],
    ['★★★★★★★★★★★★★★★★★', bus],
    ['The first digit of the answer is 1.', bus],
    ['eleven twelfths', tank],
    ['11 over 12', tank],
    ['Put 11 on top and 12 below.', tank],
    ['$\\frac{22}{24}$', tank],
    ['0.91666666666666667', tank],
    ['\\(\\frac{8}{12}+\\frac{3}{12}\\)', tank],
    ['$x=3$ or $x=2$', roots],
    ['two and three', roots],
    ['Factorise: $(x-3)(x-2)=0$.', roots],
    ['The spoon.', longer],
    ['Option B', longer],
    ['Choose the second one.', longer],
    ['It is not the feather, choose again.', longer],
    ['The answer is 17.', onPage],
  ])('withholds "%s"', (text, of) => {
    expect(holdsBack(of, text)).not.toBeNull();
  });

  it.each([
    ['You have 9 and 8. Do they join?', bus],
    ['Write $9+1+7$. Why may you do that?', bus],
    ['Which one is bigger?', bus],
    ['How many more make 10?', bus],
    ['Which parts have the same size? Twelfths fit both.', tank],
    ['What is $\\frac{2}{3}$ in twelfths?', tank],
    ['Which factors does $x^2-5x+6$ have?', roots],
    ['How many spaces does each cover? Look where it begins.', longer],
    ['Compare both sides with 17.', onPage],
  ])('lets pass "%s"', (text, of) => {
    expect(holdsBack(of, text)).toBeNull();
  });

  it('looks through nothing that is too long', () => {
    expect(holdsBack(bus, 'a '.repeat(3000))).toMatchObject({ why: 'too-long' });
  });
});
