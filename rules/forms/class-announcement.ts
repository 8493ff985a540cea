import { z } from 'zod';
import { cleanRichText, longestRichText } from '../rich-text';

/** What a teacher writes to a class. */
export const announcementForm = z.object({
  body: z
    .string()
    .transform((typed) => cleanRichText(typed.slice(0, longestRichText * 4)))
    .pipe(
      z
        .string()
        .min(1, 'Write something first.')
        .max(longestRichText, `Use at most ${longestRichText} characters. For anything longer, share a file.`),
    ),
});
