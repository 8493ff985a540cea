import { z } from 'zod';
import { longestNickname } from './limits';
import { isRudeName } from './rude-names';

/** Signs that show nothing, or that turn and stack letters: a name of them cannot be read or looks like another's. */
const invisible = /[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\u2800]/u;
const stackedMarks = /\p{M}{3,}/u;

/** Whether every sign of a text can be seen and told apart. */
export const isReadable = (text: string): boolean => !invisible.test(text) && !stackedMarks.test(text);

/** Alphabets whose letters are taken for those of another. */
const alphabets = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Cherokee', 'Coptic'].map((script) => ({
  own: new RegExp(`\\p{Script=${script}}`, 'u'),
  foreign: new RegExp(`(?=\\p{L})[^\\p{Script=${script}}\\p{Script=Common}\\p{Script=Inherited}]`, 'u'),
}));

/** Whether a word puts letters of two scripts together, as one does to look like another; names mix them by the word. */
function mixesScripts(name: string): boolean {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.some((word) => alphabets.some(({ own, foreign }) => own.test(word) && foreign.test(word)));
}

const officialSentence = 'This name looks like one of ours or a teacher’s. Choose another.';

/** A name that others see: readable, no insult, and nobody's from the staff. */
export const nickname = z
  .string()
  .trim()
  .min(1, 'Choose a name to show. It doesn’t have to be your real one.')
  .max(longestNickname, `Use at most ${longestNickname} characters.`)
  // Only a name that is short enough is looked through: checks behind a limit of the same schema run all the same.
  .pipe(
    z
      .string()
      .regex(/^[^<>]*$/u, 'Choose a nickname without special characters.')
      .refine(isReadable, 'Choose a nickname without special characters.')
      .refine((name) => /[\p{L}\p{N}]/u.test(name), 'Choose a nickname with at least one letter or number.')
      .refine((name) => !mixesScripts(name), 'Don’t mix alphabets within a word.')
      .refine(
        (name) => !isRudeName(name),
        'Other people see this name, and it could hurt someone. Please choose another.',
      )
      .refine(
        (name) => !/^(the\s+)?(marsmaths|admin(istrator)?|moderator|support|staff|system)\b/i.test(name),
        officialSentence,
      ),
  )
  .transform((name) => name.replace(/\s+/gu, ' '));

export const nicknameForm = z.object({ nickname });
