import { z } from 'zod';
import { taskLimits } from '../tasks/kinds';

/** The name of a saved exam, as the pages read it and as the GraphQL server takes it. */
export const savedExamForm = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Give it a name, such as Fractions, end of term.')
    .max(taskLimits.longestTitle, `Use at most ${taskLimits.longestTitle} characters.`)
    .regex(/^[^\p{C}<>]*$/u, 'Choose a name without special characters.'),
});
