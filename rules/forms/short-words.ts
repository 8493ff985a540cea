import { z } from 'zod';
import { isReadable } from './nickname';
import { isRudeName } from './rude-names';

/** One line of a teacher's own words that students read: readable, and no insult. */
export const shortWords = ({ longest, empty }: { longest: number; empty: string }) =>
  z
    .string()
    .transform((typed) => typed.trim().replace(/[ \t]+/gu, ' '))
    .pipe(
      z
        .string()
        .min(1, empty)
        .max(longest, `Use at most ${longest} characters.`)
        .pipe(
          // Only what is short enough is looked through.
          z
            .string()
            .regex(/^[^<>]*$/u, 'Please leave out < and >.')
            .refine(isReadable, 'Please use letters everyone can read.')
            .refine((text) => /[\p{L}\p{N}]/u.test(text), empty)
            .refine(
              (text) => !isRudeName(text),
              'Students will read this, and it could hurt someone. Please choose different words.',
            ),
        ),
    );
