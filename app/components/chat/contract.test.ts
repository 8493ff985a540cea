import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AppMessage, type ChatState, type FrameMessage, readAppMessage, readFrameMessage } from './contract';

const origin = 'https://marsmaths.example';
const partner = { origin, window: { name: 'the frame' } };
const from = (data: unknown) => ({ data, origin, source: partner.window });

const frameMessages: FrameMessage[] = [
  { type: 'READY' },
  { type: 'RESET_HEADER' },
  { type: 'RESTORE_AI_MODEL' },
  { type: 'GO_HOME' },
  { type: 'GO_TO_LOGIN' },
  { type: 'GO_TO_LOGOUT' },
  { type: 'OPEN_MAIL_LINK', href: 'mailto:help@marsmaths.example?subject=Tutor%20Me' },
  { type: 'REFRESH_CREDIT' },
  { type: 'CHOOSE_BOT', bot: 'quiz-me', topicId: '46-adding-fractions' },
  { type: 'CHOOSE_BOT', bot: 'problem-solver', topicId: null },
  { type: 'WORKING_CHANGED' },
];
const state: ChatState = {
  bot: 'quiz-me',
  scenario: 'PRACTICE_CASUAL',
  scenarioGroup: 'PRACTICE',
  aiModel: 'GENERAL',
  theme: 'dark',
  context: {
    practiceId: '5f0c1c4e-54ab-4f2e-9d9c-2f3e4a5b6c7d',
    questionId: null,
    topic: 'Adding fractions',
    errorReviewSessionState: null,
  },
};
const appMessages: AppMessage[] = [
  { type: 'STATE', state },
  { type: 'COMMAND', command: 'BACK' },
];

describe('what the frame may say', () => {
  it.each(frameMessages)('$type is understood', (message) => {
    expect(readFrameMessage(from(message), partner)).toEqual(message);
  });

  it.each(frameMessages)('$type of another origin, another window or no window is ignored', (message) => {
    expect(readFrameMessage({ ...from(message), origin: 'https://marsmaths.example.evil.test' }, partner)).toBeNull();
    expect(readFrameMessage({ ...from(message), origin: 'null' }, partner)).toBeNull();
    expect(readFrameMessage({ ...from(message), source: { name: 'another' } }, partner)).toBeNull();
    expect(readFrameMessage({ ...from(message), source: null }, { origin, window: null })).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'https://evil.test/',
    ' mailto:a@b.test',
    'mailto:',
    'mailto:a@b.test\njavascript:alert(1)',
    'data:text/html,x',
    '//evil.test',
    `mailto:${'a'.repeat(2000)}@b.test`,
    7,
    null,
    ['mailto:a@b.test'],
  ])('no mail link leads to %j', (href) => {
    expect(readFrameMessage(from({ type: 'OPEN_MAIL_LINK', href }), partner)).toBeNull();
  });

  it.each([
    { type: 'CHOOSE_BOT', bot: 'quiz-me', topicId: '../../logout' },
    { type: 'CHOOSE_BOT', bot: 'quiz-me', topicId: '46&ROLE=teacher' },
    { type: 'CHOOSE_BOT', bot: 'quiz-me', topicId: 'a'.repeat(81) },
    { type: 'CHOOSE_BOT', bot: 'evil-bot', topicId: null },
    { type: 'CHOOSE_BOT', bot: 'quiz-me' },
    { type: 'CHOOSE_BOT', topicId: null },
  ])('no other helper or topic is chosen by %j', (message) => {
    expect(readFrameMessage(from(message), partner)).toBeNull();
  });

  it.each(frameMessages)('$type with something added is ignored', (message) => {
    expect(readFrameMessage(from({ ...message, next: 'https://evil.test' }), partner)).toBeNull();
  });

  it('ignores a thousand messages of any other shape', () => {
    const types = fc.oneof(fc.string(), fc.constantFrom('GO_HOME ', 'go_home', '__proto__', 'constructor', 'STATE'));
    const hostile = fc.oneof(
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
      fc.record({ type: types, href: fc.webUrl() }),
      fc.record({ type: fc.constantFrom('GO_HOME', 'GO_TO_LOGIN', 'REFRESH_CREDIT'), to: fc.webUrl() }),
      fc.json(),
    );
    fc.assert(
      fc.property(hostile, (data) => {
        expect(readFrameMessage(from(data), partner)).toBeNull();
        expect(readAppMessage(from(data), partner)).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });
});

describe('what the app may say', () => {
  it.each(appMessages)('$type of the app is understood', (message) => {
    expect(readAppMessage(from(message), partner)).toEqual(message);
  });

  it.each([
    { ...state, bot: 'evil-bot' },
    { ...state, scenario: 'CHEAT' },
    { ...state, theme: 'url(https://evil.test)' },
    { ...state, context: { ...state.context, practiceId: '../../logout' } },
    { ...state, context: { ...state.context, topic: 'x'.repeat(201) } },
    { ...state, context: { ...state.context, errorReviewSessionState: 'DONE' } },
    { ...state, aiModel: 'ANSWER' },
    { ...state, extra: true },
    null,
  ])('a state of another shape is ignored', (wrong) => {
    expect(readAppMessage(from({ type: 'STATE', state: wrong }), partner)).toBeNull();
  });

  it('is not what a frame may say, and the other way round', () => {
    for (const message of appMessages) expect(readFrameMessage(from(message), partner)).toBeNull();
    for (const message of frameMessages) expect(readAppMessage(from(message), partner)).toBeNull();
  });
});
