import type { QuizGoalKind } from '../talk';

export const goalLabels: Record<QuizGoalKind, string> = {
  RECALL: 'Recall the basics',
  USE: 'Use it',
  REVERSE: 'Work backwards',
  REASON: 'Say why it is so',
  TRANSFER: 'Use it somewhere harder',
};

/** What reaching a goal has shown. */
export const shownByGoal: Record<QuizGoalKind, string> = {
  RECALL: 'You recalled the basics',
  USE: 'You used it on new numbers',
  REVERSE: 'You worked backwards from a result',
  REASON: 'You gave the reason for a rule',
  TRANSFER: 'You used it in a harder question',
};

export const openingText = (goals: number, topicName: string): string =>
  `${goals === 1 ? 'One short goal' : `${['', '', 'Two', 'Three', 'Four', 'Five'][goals] ?? goals} short goals`} about “${topicName}”. I ask, you answer, and there is no clock.`;

export const rightTexts = ['Right.', 'Right, that holds.', 'That is right.', 'Right, and worked out by you.'];
export const rightReasonText = 'Right, that is the reason.';
export const tryAgainText = 'Have one more go, or ask for a smaller piece.';
export const wrongReasonText = 'That one is tempting, and it does not hold. Which of the others does?';
export const notJudgedText = 'I can only judge the statements below. Which one is nearest to what you mean?';
export const noAnswerText = 'I cannot read that as an answer. Send a number, a line of maths or one of the options.';
export const stepsText = 'Let us leave this one. Here is how it goes, so that you know it next time.';
export const reasonText = (right: string): string => `Let us leave this one. What holds is this: ${right}`;
export const whyNotText =
  'I ask and you answer: working it out yourself is what makes it stick. Would a smaller piece help?';
export const noSmallerText =
  'That was the smallest piece I have. Try your best answer: a wrong one costs nothing here.';
export const reasonPieceText =
  'Test each statement on a small case, such as with the numbers 2 and 3. Which one still holds?';
export const sameAgainText = 'Here it is once more.';
export const overText = 'This quiz is over. Shall we begin another one?';
export const endText = (isAnyReached: boolean): string =>
  `That was the last goal. Below stands ${isAnyReached ? 'what you showed' : 'what to do next'}.`;
export const stoppedText = 'We stop here. What you showed is kept.';
