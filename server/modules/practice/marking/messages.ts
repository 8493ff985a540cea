/** What is said about an answer: one kind sentence, never the answer itself. */
export const messages = {
  rightFirst: 'Correct, first go!',
  rightWithHint: 'Correct! The hint helped, but you did the work.',
  rightAfterRetry: 'Correct! You tried again and found it.',
  unclassified: 'Not yet. Read the question again, or get a hint for the next step.',
  otherOption: 'Not yet. Read the question again, then compare the options.',
  splitting: 'Not yet. One quick question, so we can give you the right help.',
  notAnOption: 'Please pick one of the options.',
  empty: 'Please type an answer first.',
  lineTooLong: 'That’s too long for one line of working. Keep each line to 200 characters.',
  tooLong: 'That’s too long for an answer. Keep it to 200 characters.',
} as const;
