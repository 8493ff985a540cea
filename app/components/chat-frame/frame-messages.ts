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
  if (bot === 'QUIZ_ME') return { title, words: 'I ask, you explain. Five short goals, in maths or in words.' };
  if (bot === 'GENERAL') return { title, words: 'Shall I give you a step, or shall I ask the questions?' };
  if (subject?.isClosed === true) {
    return { title, words: 'This question is done. Ask me for its steps, why one is allowed, or for another way.' };
  }
  const written = subject?.working.lines.length ?? 0;
  if (written > 0) return { title, words: 'I see what you have so far. Write the next line, as rough as you like.' };
  return { title, words: 'Show me what you have so far. One line each, as rough as you like.' };
}

/** What stands in an empty box for words. */
export const placeholders: Record<TalkBot, string> = {
  PROBLEM_SOLVER: 'Say it in your words',
  QUIZ_ME: 'Your answer, or your reason',
  GENERAL: 'Ask about maths, in your words',
};

/** What the panel was opened about. */
export const askedMessage: Record<'HINT' | 'SOLUTION', string> = {
  HINT: 'You want to talk this hint through. Here it is again: what does it make you think of?',
  SOLUTION: 'You have a question about these steps. Here they are: ask about any line of them.',
};

export const missingHelp = 'I cannot show it here just now. It still stands with your question.';

export const restingWords = 'The tutor rests during tests and battles. It is back as soon as yours is over.';

const generalKeys = ['FRACTION', 'POWER', 'ROOT', 'X', 'PLUS', 'MINUS', 'TIMES', 'BRACKETS', 'EQUALS', 'PI'];

/** The maths keys of a talk: those of its question with the sign that every line needs, or the usual ones. */
export function talkKeys(subject: SubjectView | null): string[] {
  if (subject === null || subject.keys.length === 0) return generalKeys;
  return subject.keys.includes('EQUALS') ? subject.keys : [...subject.keys, 'EQUALS'];
}
