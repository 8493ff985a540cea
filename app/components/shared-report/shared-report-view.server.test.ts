import { expect, it } from 'vitest';
import { headline, ideaSentence } from './shared-report-view.server';

const idea = { questions: 2, misconception: { name: '', deed: '', explanation: '' }, sample: null };
const content = { counted: true, asked: 10, answered: 10, right: 8, firstRight: 7, seconds: 600, atHome: '', idea };

it.each([
  [{}, 'Ava solved 8 of 10. One idea comes next.'],
  [{ right: 10, idea: null }, 'Ava solved every question.'],
  [{ right: 8, idea: null }, 'Ava solved 8 of 10.'],
  [{ right: 3 }, 'Ava has made a start: 3 of 10 solved. One idea comes next.'],
  [{ counted: false, right: 3 }, 'Ava worked through this task. One idea comes next.'],
  [{ answered: 0, right: 0, idea: null }, 'Ava has not answered a question of this task yet.'],
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
