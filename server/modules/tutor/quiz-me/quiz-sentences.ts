import type { QuizGoalKind } from '../talk';

export const goalLabels: Record<QuizGoalKind, string> = {
  RECALL: 'Remember the basics',
  USE: 'Use it',
  REVERSE: 'Work backwards',
  REASON: 'Explain why',
  TRANSFER: 'Use it somewhere harder',
};

/** What reaching a goal has shown. */
export const shownByGoal: Record<QuizGoalKind, string> = {
  RECALL: 'You remembered the basics',
  USE: 'You used it with new numbers',
  REVERSE: 'You worked backwards from a result',
  REASON: 'You gave the reason for a rule',
  TRANSFER: 'You used it in a harder question',
};

export const openingText = (goals: number, topicName: string): string =>
  `${goals === 1 ? 'One short goal' : `${['', '', 'Two', 'Three', 'Four', 'Five'][goals] ?? goals} short goals`} about “${topicName}”. I ask, you answer, and there’s no timer.`;

export const rightTexts = ['Correct.', 'Yes, that’s it.', 'That’s right.', 'Correct, and you worked it out yourself.'];
export const rightReasonText = 'Yes, that’s the reason.';
export const tryAgainText = 'Have another go, or ask for a smaller piece.';
export const wrongReasonText = 'That one’s tempting, but it isn’t true. Which of the others is?';
export const notJudgedText = 'I can only check the statements below. Which one is closest to what you mean?';
export const noAnswerText = 'I can’t read that as an answer. Send a number, a line of maths or one of the options.';
export const stepsText = 'Let’s leave this one. Here’s how it’s done, so you’ll know next time.';
export const reasonText = (right: string): string => `Let’s leave this one. Here’s what’s true: ${right}`;
export const whyNotText =
  'I ask and you answer: working it out yourself is what makes it stick. Would a smaller piece help?';
export const noSmallerText = 'That’s the smallest piece I have. Have a go: a wrong answer costs nothing here.';
export const reasonPieceText = 'Test each statement with small numbers, such as 2 and 3. Which one still works?';
export const sameAgainText = 'Here it is again.';
export const overText = 'This quiz is over. Would you like another one?';
export const endText = (isAnyReached: boolean): string =>
  `That was the last goal. Here’s ${isAnyReached ? 'what you showed' : 'what to do next'}.`;
export const stoppedText = 'Let’s stop here. What you’ve shown is saved.';
