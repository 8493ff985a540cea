import { expect, it } from 'vitest';
import { templateById } from '../templates/index';
import { distinctQuestions } from './distinct-questions';
import { countQuestions } from './record/count-questions';
import few from './record/few-questions.json';

const recorded = Object.entries(few).sort(([, a], [, b]) => a - b);

it('counts the questions of the templates that make fewest as they make them today', () => {
  for (const [templateId, count] of recorded.slice(0, 8)) {
    const template = templateById(templateId);
    expect(template && countQuestions(template), `${templateId}: run npm run content:distinct`).toBe(count);
  }
});

it('knows only templates that there are, and says nothing of those that make many', () => {
  expect(recorded.filter(([templateId]) => !templateById(templateId))).toEqual([]);
  expect(distinctQuestions('y6/unlike-fractions/add-two')).toBeNull();
});
