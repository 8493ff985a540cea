/** What the general tutor says in words of its own. */
export const messages = {
  greeting: 'Hello! Type a problem such as $3x+5=20$, or ask what a word means.',
  thanks: 'You’re welcome! What’s next?',
  about:
    'I’m your maths tutor. I work out equations, fractions, percentages, algebra and more, step by step, and I explain what words mean.',
  offTopic: 'I only know about maths. Type a problem, or ask what a word means.',
  story:
    'I can’t read this one yet. Write it with numbers and symbols, such as 15% of 80 or $3x+5=20$, and I’ll work it out.',
  beyond: (why: string): string =>
    `I can’t do this kind yet. ${why === '' ? 'I work out equations, fractions, percentages, algebra and more.' : why}`,
  unsure: 'I’m not sure how to read this one. Add brackets, like (6 ÷ 2) × 3, and I’ll work it out.',
  late: 'That was taking too long, so I stopped. Try smaller numbers, or just one part of it.',
  busy: 'Lots of people are asking right now. Please try again in a moment.',
  broken: 'I can’t work anything out right now. Please try again in a moment.',
  open: 'This looks like a question from your practice set. I won’t solve it here, but Tutor Me can help you with it step by step.',
  openInQuiz:
    'This looks like a question from your quiz. I won’t solve it here, but Quiz Me can give you a smaller piece of it.',
} as const;
