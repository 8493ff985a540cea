import { expect, it } from 'vitest';
import { checkAnswer } from './check-answer';
import { checkForm } from './check-form';
import type { AnswerSpec } from './types';

const question = 'Find it.';

it.each<[AnswerSpec, string, string]>([
  [
    { kind: 'number', model: '1/6', question: 'What is the probability of a six?' },
    '1:6',
    'This is a ratio, but the question asks for a probability. Write it as a fraction.',
  ],
  [
    { kind: 'number', model: '1/4', question: 'What fraction is blue?' },
    '1:4',
    'This is a ratio, but the question asks for a fraction. Write it with a fraction bar.',
  ],
  [
    { kind: 'number', model: '0.75', question },
    '3:4',
    'This is a ratio, but the question asks for one number. Work it out.',
  ],
  [
    { kind: 'number', model: '25', question: 'What percentage is blue?' },
    '0.25',
    'Right value. Now write it as a percentage.',
  ],
  [{ kind: 'number', model: '1/3', question }, '0.333', 'That’s rounded. Give the exact value, as a fraction.'],
  [{ kind: 'number', model: '3π', question }, '9.42', 'That’s rounded. Give the exact value, not a decimal.'],
  [{ kind: 'list', model: '-3, -1, 4', question }, '-3 < -1 < 4', 'Right order. Write a comma between the numbers.'],
  [
    { kind: 'coordinate', model: '(4,1)', question },
    '[4,1]',
    'Right numbers. Write the point in round brackets, like (2, -3).',
  ],
  [
    { kind: 'system', model: 'x=4, y=1', question },
    '4, 1',
    'Right values. Write which letter each one is for, like x = 2, y = 5.',
  ],
  [{ kind: 'ratio', model: '3:4', question }, '3/4', 'Right numbers. Write it as a ratio, with a colon.'],
  [
    { kind: 'number', model: '1/4', question, forms: [{ kind: 'lowest-terms' }] },
    '0.25',
    'Right value. Now write it as a fraction in lowest terms.',
  ],
])('%j, answered %s: %s', (spec, typed, message) => {
  expect(checkAnswer(spec, typed)).toMatchObject({ kind: 'wrong-form', message });
});

const COMMA = 'Did you mean 2.5? Write decimals with a point, not a comma.';

it.each<[AnswerSpec, string, string]>([
  [{ kind: 'number', model: '2.5', question }, '2,5', COMMA],
  [{ kind: 'number', model: '7', question }, '2,5', COMMA],
  [{ kind: 'number', model: '2.5', question }, '2·5', 'Did you mean 2.5? Write the decimal point as a full stop.'],
  [
    { kind: 'number', model: '3×10^5', question, forms: [{ kind: 'scientific' }] },
    '3x105',
    'Did you mean 3×10^5? Type ^ before the index.',
  ],
  [{ kind: 'number', model: '0.5', question }, '0.5.0', 'This number has two decimal points.'],
  [{ kind: 'number', model: '25', question }, '2 5', 'There are two numbers side by side. What goes between them?'],
])('%j: %s is sent back, whatever the key', (spec, typed, message) => {
  expect(checkAnswer(spec, typed)).toMatchObject({ kind: 'unreadable', message });
  expect(checkForm(spec, typed)).toEqual({ kind: 'unreadable', message });
});

it('leaves it a mistake to drop the dots of a recurring decimal', () => {
  expect(checkAnswer({ kind: 'number', model: '0.1\\dot{6}', question }, '0.16').kind).toBe('wrong');
});

it('says nothing false about a unit', () => {
  const litres: AnswerSpec = { kind: 'quantity', model: '0.5 L', unit: 'L', question: 'How many litres?' };
  expect(checkAnswer(litres, 'half a litre').kind).toBe('correct');
  expect(checkAnswer(litres, '500 mL').kind).toBe('correct');
  // The temperature is given; the sentence that asks speaks of customers.
  const given = 'A line predicts customers from the temperature in °C. How many customers does it predict?';
  expect(checkAnswer({ kind: 'number', model: '12', question: given }, '12 m')).toMatchObject({
    message: 'The number is right, but check the unit: does the question ask for m?',
  });
});
