import { z } from 'zod';
import { classLimits } from '../classes';

const { longestGroupName, studentsInClass } = classLimits;

/** A group of a class, as the page reads it and as the GraphQL server takes it. */
export const classGroupForm = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Give the group a name, such as Extension.')
    .max(longestGroupName, `Use at most ${longestGroupName} characters.`)
    .regex(/^[^\p{C}<>]*$/u, 'Choose a name without special characters.'),
  studentIds: z
    .array(z.string().uuid('Reload the page and try again.'))
    .max(studentsInClass, 'That’s more than one class.'),
});
