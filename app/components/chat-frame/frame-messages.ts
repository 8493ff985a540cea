import type { ChatState } from '../chat/contract';

export type FrameBot = 'quiz-me' | 'chat-bot';

export const frameTitles: Record<FrameBot, string> = { 'quiz-me': 'Quiz Me', 'chat-bot': 'Tutor Me' };

/** What each helper is for, and that one cannot talk with it yet. */
export const promises: Record<FrameBot, string> = {
  'quiz-me': 'I ask you questions about your own steps, until the idea is yours.',
  'chat-bot': 'I help with a question one step at a time, and never blurt out the answer.',
};

export const notOpenYet = 'We cannot talk yet: our conversation is not open. This works today:';

/** What the panel was opened about, and what can be done about it now. */
export const askedMessage: Record<'HINT' | 'SOLUTION', string> = {
  HINT: 'You want to talk this hint through. I cannot talk yet, so here it is to read again in peace.',
  SOLUTION: 'You have a question about these steps. I cannot talk yet, so here they are to read line by line.',
};

export const missingHelp = 'I cannot show it here just now. It still stands with your question.';

/** What is said of hints: where they are now, or where they come. */
export function hintLabel(state: ChatState | null): string {
  if (state?.context.questionId)
    return 'They stand with your question: press “Show hint 1”. A hint never lowers your mark.';
  return 'Every practice question has its own hints. A hint never lowers your mark.';
}

export function exampleMessage(state: ChatState | null): string {
  return state?.context.questionId
    ? 'Check an answer. When it is not right yet, one like it is worked with your question.'
    : 'After an answer that is not right yet, one like it is worked with your question.';
}

export function errorMessage(unresolved: number): string {
  if (unresolved === 0) return 'Nothing waits there now. What goes wrong is kept there, to be put right.';
  return unresolved === 1 ? 'One error waits to be put right.' : `${unresolved} errors wait to be put right.`;
}
