/** What is said about an answer: one kind sentence, never the answer itself. */
export const messages = {
  rightFirst: 'Right, at the first try.',
  rightWithHint: 'Right. The hint helped, and the work was yours.',
  rightAfterRetry: 'Right. You looked again and found it.',
  unclassified: 'Not yet. Read once more what is asked for, or open a hint for the next step.',
  otherOption: 'Not yet. Read once more what is asked for, then compare the options.',
  splitting: 'Not yet. One quick question, so that the help fits what you did.',
  notAnOption: 'Please pick one of the options.',
  empty: 'Please type an answer first.',
  lineTooLong: 'This is too long for one line of working. A line has at most 200 characters.',
  tooLong: 'This is too long to read as an answer. An answer has at most 200 characters.',
} as const;
