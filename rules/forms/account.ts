import { z } from 'zod';
import { type AboutPerson, isCommonPassword, isPersonalPassword } from './easy-passwords';
import { email, loginName } from './email';
import { firstCourses } from './first-courses';
import { longestPassword, openRoles, shortestPassword, yearLevels } from './limits';
import { nickname } from './nickname';

const easySentence =
  'Lots of people use passwords like this, so it’s easy to guess. Three or four words of your own work well.';
const personalSentence =
  'This is mostly your name or ours, so it’s easy to guess. Three or four other words work well.';
const yearSentence = 'Choose your year level.';

/** A new password: length counts, and that it is none of those which everybody tries first. No rules about signs. */
export const newPassword = z
  .string()
  .min(shortestPassword, `Use at least ${shortestPassword} characters. Three or four words work well.`)
  .max(longestPassword, `Use at most ${longestPassword} characters.`)
  .refine((value) => !isCommonPassword(value), easySentence);

/** What is wrong with a new password for this person; null when nothing is. */
export function personalPasswordError(password: string, about: AboutPerson): string | null {
  return isPersonalPassword(password, about) ? personalSentence : null;
}

const yearLevel = z.coerce
  .number({ invalid_type_error: yearSentence })
  .refine((year) => yearLevels.some((level) => level === year), yearSentence);

/** What everybody is asked, however they sign in later. */
const person = {
  nickname,
  timeZone: z.string().max(64).nullish(),
  invitingCode: z
    .string()
    .nullish()
    .transform((code) => (isInvitingCode(code?.trim() ?? '') ? (code ?? '').trim().toUpperCase() : null)),
};

const everybody = { ...person, email, password: newPassword };
const [student, ...grownUps] = openRoles;
const ofStudent = { role: z.literal(student), yearLevel, courseIds: firstCourses };
const ofGrownUp = {
  role: z.enum(grownUps),
  yearLevel: z.unknown().transform(() => null),
  courseIds: z.unknown().transform((): string[] => []),
};
const roleError = { errorMap: () => ({ message: 'Choose whether you’re a student, a teacher or a tutor.' }) };

/** The sign-up, as the page reads it from its form and as the GraphQL server takes it. */
export const registration = z
  .discriminatedUnion(
    'role',
    [z.object({ ...everybody, ...ofStudent }), z.object({ ...everybody, ...ofGrownUp })],
    roleError,
  )
  .superRefine((input, context) => {
    const message = personalPasswordError(input.password, input);
    if (message !== null) context.addIssue({ code: 'custom', path: ['password'], message });
  });

/** The sign-up of somebody whom a provider of identities sent: it knows the email address, and no password is needed. */
export const providerRegistration = z.discriminatedUnion(
  'role',
  [z.object({ ...person, ...ofStudent }), z.object({ ...person, ...ofGrownUp })],
  roleError,
);

export type Registration = z.output<typeof registration>;

const termsTick = z.object({ terms: z.literal('on', { errorMap: () => ({ message: 'Tick this box to continue.' }) }) });

/** The form of the page: the terms are recorded by a call of their own. */
export const registrationForm = registration.and(termsTick);
export const providerRegistrationForm = providerRegistration.and(termsTick);

export const signInForm = z.object({ email: loginName, password: z.string().min(1, 'Type your password.') });
export const forgottenPasswordForm = z.object({ email });
export const newPasswordForm = z.object({ password: newPassword });
const currentPassword = z.string().min(1, 'Type the password you log in with now.');
export const changePasswordForm = z.object({ current: currentPassword, password: newPassword });
export const changeEmailForm = z.object({ email, current: currentPassword });

export function isInvitingCode(code: string): boolean {
  return /^[A-Za-z0-9-]{1,64}$/.test(code);
}
