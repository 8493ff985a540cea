import { z } from 'zod';
import { longestAdministratorReason } from './limits';

/** Makes somebody an administrator, or takes it back; the reason stands in the audit log. */
export const administratorForm = z.object({
  on: z.boolean(),
  reason: z
    .string()
    .trim()
    .min(1, 'Give a reason. It goes in the audit log.')
    .max(longestAdministratorReason, `Use at most ${longestAdministratorReason} characters.`),
});
