import { z } from 'zod';

export const longestDecisionAnswer = 500;

/** What an administrator decides about a reported question, and the sentence that its reporter reads. */
export const questionDecisionForm = z.object({
  decision: z.enum(['ACCEPTED', 'REFUSED'], { errorMap: () => ({ message: 'Choose one of the two decisions.' }) }),
  answer: z
    .string()
    .trim()
    .min(1, 'Write a sentence for the student who reported it.')
    .max(longestDecisionAnswer, `Use at most ${longestDecisionAnswer} characters.`),
});
