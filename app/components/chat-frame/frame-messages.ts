import type { SubjectView } from './talk-data';
import type { TalkBot } from './talk-place';

/** The name of each helper. */
export const helperNames: Record<TalkBot, string> = {
  PROBLEM_SOLVER: 'Tutor Me',
  QUIZ_ME: 'Quiz Me',
  GENERAL: 'Tutor Me',
};

/** What a helper says before the first message. */
export function openingWords(bot: TalkBot, subject: SubjectView | null): { title: string; words: string } {
  const title = helperNames[bot];
  if (bot === 'QUIZ_ME') return { title, words: 'I ask, you explain. Five short goals, in maths or words.' };
  if (bot === 'GENERAL') return { title, words: 'Want help with a step, or should I ask the questions?' };
  if (subject?.isClosed === true) {
    return {
      title,
      words: 'You’ve finished this question. Ask me for the steps, why a step works, or another way to do it.',
    };
  }
  const written = subject?.working.lines.length ?? 0;
  if (written > 0)
    return { title, words: 'I can see what you’ve done so far. Write your next line, as rough as you like.' };
  return { title, words: 'Show me what you’ve done so far, one line at a time, as rough as you like.' };
}

/** What stands in an empty box for words. */
export const placeholders: Record<TalkBot, string> = {
  PROBLEM_SOLVER: 'Say it in your own words',
  QUIZ_ME: 'Your answer or reason',
  GENERAL: 'Ask a maths question',
};

/** What the panel was opened about. */
export const askedMessage: Record<'HINT' | 'SOLUTION', string> = {
  HINT: 'Let’s talk this hint through. Here it is again: what does it make you think of?',
  SOLUTION: 'Here are the steps again. Ask me about any line.',
};

export const missingHelp = 'I can’t show it here right now. You can still see it with your question.';

export const restingWords = 'The tutor takes a break during tests and battles. It’ll be back when yours is over.';

const generalKeys = ['FRACTION', 'POWER', 'ROOT', 'X', 'PLUS', 'MINUS', 'TIMES', 'BRACKETS', 'EQUALS', 'PI'];

/** The maths keys of a talk: those of its question with the sign that every line needs, or the usual ones. */
export function talkKeys(subject: SubjectView | null): string[] {
  if (subject === null || subject.keys.length === 0) return generalKeys;
  return subject.keys.includes('EQUALS') ? subject.keys : [...subject.keys, 'EQUALS'];
}
