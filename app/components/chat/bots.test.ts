import { expect, it } from 'vitest';
import { frameAddress, frameOrigin, framePath, panelTitle } from './bots';

it('puts Quiz Me and the others into their frames, with the student role', () => {
  expect(framePath('quiz-me')).toBe('/quiz-me?ROLE=student');
  expect(framePath('problem-solver')).toBe('/chat-bot?ROLE=student');
  expect(framePath('general')).toBe('/chat-bot?ROLE=student&bot=general');
});

it('names the question or the topic that the talk is about', () => {
  const questionId = '5f0c1c4e-54ab-4f2e-9d9c-2f3e4a5b6c7d';
  expect(framePath('problem-solver', { questionId })).toBe(`/chat-bot?ROLE=student&questionId=${questionId}`);
  expect(framePath('quiz-me', { topicId: '46-adding-fractions' })).toBe(
    '/quiz-me?ROLE=student&topicId=46-adding-fractions',
  );
});

it('loads frames from our own site, or from the host that serves them, and hears nobody else', () => {
  expect(frameAddress('/quiz-me?ROLE=student', null)).toBe('/quiz-me?ROLE=student');
  expect(frameOrigin(null, 'https://marsmaths.example')).toBe('https://marsmaths.example');
  const host = 'https://chat.marsmaths.example:8443/anything';
  expect(frameAddress('/quiz-me?ROLE=student', host)).toBe('https://chat.marsmaths.example:8443/quiz-me?ROLE=student');
  expect(frameOrigin(host, 'https://marsmaths.example')).toBe('https://chat.marsmaths.example:8443');
});

it('names the panel after the bot, or after the hint or solution it speaks of', () => {
  expect(panelTitle({ bot: 'quiz-me', aiModel: 'GENERAL', heading: 'bot' })).toBe('Quiz Me');
  expect(panelTitle({ bot: 'problem-solver', aiModel: 'HINT', heading: 'model' })).toBe('Hint');
  expect(panelTitle({ bot: 'problem-solver', aiModel: 'HINT', heading: 'bot' })).toBe('Tutor Me');
});
