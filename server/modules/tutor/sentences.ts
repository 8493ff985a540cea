import type { TutorIntent } from './talk';

/** Said by every bot. */
export const tooLongText = 'That’s a lot at once. Send me one line or one question, and I’ll take a look.';

/** The student's words where a chip came without any; null for what is no message of the student's. */
export const wordsOfIntent: Record<TutorIntent, string | null> = {
  MESSAGE: null,
  HINT: 'A hint, please.',
  WHY: 'Why this step?',
  ANOTHER_WAY: 'Is there another way?',
  ONE_LIKE_IT: 'Show me one like it.',
  UNSURE: 'I’m not sure.',
  JUST_TELL: 'Just tell me.',
  SILENCE: null,
  BEGIN: null,
  SMALLER: 'A smaller piece, please.',
  ASK_OTHERWISE: 'Please ask it another way.',
  STOP: null,
};
