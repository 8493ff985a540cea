/** What the general tutor says in words of its own. */
export const messages = {
  greeting: 'Hello! Type a problem such as $3x+5=20$, or ask what a word means.',
  thanks: 'You are welcome. What shall we look at next?',
  about:
    'I am the maths tutor. I work out equations, fractions, percentages, algebra and more, step by step, and I explain what words mean.',
  offTopic: 'That is not something I know about. Maths is: type a problem, or ask what a word means.',
  story:
    'I cannot read this one yet. Write it as numbers and signs, such as 15% of 80 or $3x+5=20$, and I will work it out.',
  beyond: (why: string): string =>
    `I cannot do this kind yet. ${why === '' ? 'I work out equations, fractions, percentages, algebra and more.' : why}`,
  unsure: 'I’m not sure how to read this one. Add brackets, like (6 ÷ 2) × 3, and I’ll work it out.',
  late: 'That took me too long, so I stopped. Try smaller numbers, or one part of it.',
  busy: 'Many are asking just now. Please try again in a moment.',
  broken: 'I cannot work anything out just now. Please try again in a moment.',
  open: 'This looks like a question that is open in your practice. I will not solve it here, but Tutor Me can help you with it step by step.',
  openInQuiz:
    'This looks like a question of your quiz. I will not solve it here, but Quiz Me can give you a smaller piece of it.',
} as const;
