import { expect, it } from 'vitest';
import { aiScenarios } from '../../rules/ai-scenario';
import { aiContextOf, mayAskTutor, tutorContext } from './ai-context';

const place = { practiceId: 'practice', questionId: 'question', topic: 'Fractions' };

it.each(aiScenarios)('%s: a question may be talked about, but in battles and test tasks', (scenario) => {
  const allowed = scenario !== 'PRACTICE_BATTLE' && scenario !== 'TASK_TEST';
  expect(mayAskTutor(tutorContext(scenario, place), { hideAiBox: false })).toBe(allowed);
});

it('where there is no question, or no AI box, there is nothing to ask', () => {
  expect(mayAskTutor(tutorContext('PRACTICE_CASUAL'), { hideAiBox: false })).toBe(false);
  expect(mayAskTutor(tutorContext('PRACTICE_CASUAL', place), { hideAiBox: true })).toBe(false);
});

it('the context of a question has the four fields of the specification', () => {
  expect(aiContextOf(tutorContext('PRACTICE_CASUAL', place))).toEqual({ ...place, errorReviewSessionState: null });
});
