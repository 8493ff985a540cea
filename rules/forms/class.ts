import { z } from 'zod';
import { classColours, classLimits } from '../classes';
import { isTimeZone } from '../time-zones';
import { email } from './email';

const { longestName, longestSchoolName, addressesAtOnce } = classLimits;

/** What a teacher says of a class, as the page reads it and as the GraphQL server takes it. */
export const classForm = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Give the class a name, such as 8B.')
    .max(longestName, `Use at most ${longestName} characters.`)
    .regex(/^[^\p{C}<>]*$/u, 'Choose a name without special characters.'),
  courseId: z.string().min(1, 'Choose a course for the class.').max(100),
  colour: z.enum(classColours, { errorMap: () => ({ message: 'Choose one of the colours.' }) }),
  timeZone: z.string().max(64).refine(isTimeZone, 'Choose the class’s time zone.'),
});

export type ClassForm = z.output<typeof classForm>;

/** The school of somebody who teaches; nothing where they do not say. */
export const schoolForm = z.object({
  name: z
    .string()
    .transform((typed) => typed.replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .max(longestSchoolName, `Use at most ${longestSchoolName} characters.`)
        .regex(/^[^\p{C}<>]*$/u, 'Write the name without special characters.'),
    ),
});

/** Addresses of people to be asked into a class. */
export const invitedEmails = z
  .array(email)
  .min(1, 'Type at least one email address.')
  .max(addressesAtOnce, `Send at most ${addressesAtOnce} addresses at once.`);

export const coTeacherForm = z.object({ email });
