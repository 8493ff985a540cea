import { expect, it } from 'vitest';
import { framePath, panelTitle } from './bots';

it('puts Quiz Me and the others into their frames, with the student role', () => {
  expect(framePath('quiz-me')).toBe('/quiz-me?ROLE=student');
  expect(framePath('problem-solver')).toBe('/chat-bot?ROLE=student');
  expect(framePath('general')).toBe('/chat-bot?ROLE=student');
});

it('names the panel after the bot, or after the hint or solution it speaks of', () => {
  expect(panelTitle({ bot: 'quiz-me', aiModel: 'GENERAL', heading: 'bot' })).toBe('Quiz Me');
  expect(panelTitle({ bot: 'problem-solver', aiModel: 'HINT', heading: 'model' })).toBe('Hint');
  expect(panelTitle({ bot: 'problem-solver', aiModel: 'HINT', heading: 'bot' })).toBe('Tutor Me');
});
