import { expect, it } from 'vitest';
import { headline, ideaSentence } from './shared-report-view.server';

const idea = { questions: 2, misconception: { name: '', deed: '', explanation: '' }, sample: null };
const content = { counted: true, asked: 10, answered: 10, right: 8, firstRight: 7, seconds: 600, atHome: '', idea };

it.each([
  [{}, 'Ava got 8 out of 10. There’s one thing to work on next.'],
  [{ right: 10, idea: null }, 'Ava got every question right.'],
  [{ right: 8, idea: null }, 'Ava got 8 out of 10.'],
  [{ right: 3 }, 'Ava has made a start: 3 out of 10 correct. There’s one thing to work on next.'],
  [{ counted: false, right: 3 }, 'Ava worked through this task. There’s one thing to work on next.'],
  [{ answered: 0, right: 0, idea: null }, 'Ava hasn’t answered any questions in this task yet.'],
])('the headline of %o says what went well first', (change, text) => {
  expect(headline('Ava', { ...content, ...change })).toBe(text);
});

it('tells of the student what was told to the student', () => {
  expect(ideaSentence('Ava', 2, 'added the tops and the bottoms')).toBe(
    'In 2 questions Ava added the tops and the bottoms.',
  );
  expect(ideaSentence('Ava', 1, 'lost a minus sign when you opened the bracket')).toBe(
    'In one question Ava lost a minus sign when Ava opened the bracket.',
  );
});
