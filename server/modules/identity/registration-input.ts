import { z } from 'zod';
import { AppError } from '../../platform/app-error';

export interface RegistrationInput {
  nickname: string;
  email: string;
  password: string;
  role: string;
  yearLevel?: number | null;
  timeZone?: string | null;
  invitingCode?: string | null;
}

const defaultTimeZone = 'Australia/Sydney';
const nicknameSentence = 'Choose a nickname of 1 to 30 characters.';
const emailSentence = 'That does not look like an email address.';

export const passwordSchema = z
  .string()
  .min(10, 'Choose a password of at least 10 characters.')
  .max(200, 'Choose a password of at most 200 characters.')
  .refine((value) => new Set(value).size > 3, 'Choose a password that is harder to guess.');

const registration = z
  .object({
    nickname: z
      .string()
      .trim()
      .min(1, nicknameSentence)
      .max(30, nicknameSentence)
      .regex(/^[^\p{C}<>]*$/u, 'Choose a nickname without special characters.'),
    email: z.string().trim().max(254, emailSentence).email(emailSentence),
    password: passwordSchema,
    role: z.enum(['STUDENT', 'TEACHER', 'TUTOR'], {
      message: 'Choose whether you are a student, a teacher or a tutor.',
    }),
    yearLevel: z.number().int().nullish(),
    timeZone: z.string().max(64).nullish(),
    invitingCode: z.string().max(64).nullish(),
  })
  .superRefine((input, context) => {
    const { role, yearLevel } = input;
    if (role === 'STUDENT' && (typeof yearLevel !== 'number' || yearLevel < 1 || yearLevel > 12)) {
      context.addIssue({ code: 'custom', path: ['yearLevel'], message: 'Choose your year level, from 1 to 12.' });
    }
    if (input.password.toLowerCase() === input.email.toLowerCase()) {
      context.addIssue({ code: 'custom', path: ['password'], message: 'Choose a password that is not your email.' });
    }
  })
  .transform((input) => ({
    ...input,
    yearLevel: input.role === 'STUDENT' ? (input.yearLevel ?? null) : null,
    timeZone: knownTimeZone(input.timeZone ?? defaultTimeZone),
    invitingCode: input.invitingCode?.trim().toUpperCase() || null,
  }));

export type Registration = z.output<typeof registration>;

/** Checks what was typed; throws BAD_INPUT with one sentence and the field it is about. */
export function parseRegistration(input: RegistrationInput): Registration {
  return parseInput(registration, input);
}

/** Parses by a schema; its first complaint becomes BAD_INPUT with `details.field`. */
export function parseInput<Schema extends z.ZodTypeAny>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new AppError('BAD_INPUT', issue?.message ?? 'Please check what you typed.', {
    details: { field: String(issue?.path[0] ?? '') },
  });
}

function knownTimeZone(name: string): string {
  try {
    return new Intl.DateTimeFormat('en-AU', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return defaultTimeZone;
  }
}
