import { z } from 'zod';

const emailRule = /^[^\s@]{0,64}@[^\s@]{1,190}$/;
const percentageSentence = 'Type a whole number from 0 to 100.';

/** A decision about one flag. Percentage and emails (whole addresses, or domains that begin with @) count for SOME alone. */
export const flagForm = z.object({
  name: z.string(),
  mode: z.enum(['DEFAULT', 'ON', 'OFF', 'SOME'], { errorMap: () => ({ message: 'Choose one of the four options.' }) }),
  percentage: z.coerce
    .number({ invalid_type_error: percentageSentence })
    .int(percentageSentence)
    .min(0, percentageSentence)
    .max(100, percentageSentence),
  emails: z
    .array(z.string())
    .transform((emails) => [...new Set(emails.map((email) => email.trim().toLowerCase()))].filter(Boolean))
    .superRefine((emails, context) => {
      const wrong = emails.find((email) => !emailRule.test(email));
      if (emails.length > 50) context.addIssue({ code: 'custom', message: 'List at most 50 addresses.' });
      else if (wrong !== undefined) {
        const message = `“${wrong.slice(0, 80)}” is neither an address nor a domain such as @school.edu.au.`;
        context.addIssue({ code: 'custom', message });
      }
    }),
});
