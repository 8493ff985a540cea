import { collectErrors, emailError, newPasswordError, nicknameError } from './account-forms';

/** Roles a person may register with. */
export const openRoles = ['STUDENT', 'TEACHER', 'TUTOR'] as const;
export type OpenRole = (typeof openRoles)[number];
export const yearLevels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export interface Registration {
  nickname: string;
  email: string;
  password: string;
  role: OpenRole;
  /** Students only. */
  yearLevel: number | null;
  invitingCode: string | null;
}

export type RegistrationOutcome =
  | { ok: true; registration: Registration }
  | { ok: false; errors: Record<string, string> };

const codeShape = /^[A-Za-z0-9-]{1,64}$/;

/** Reads the sign-up form; `field` gives the text of a field, '' when it is missing. */
export function readRegistration(field: (name: string) => string): RegistrationOutcome {
  const nickname = field('nickname').trim();
  const email = field('email').trim();
  const password = field('password');
  const role = openRoles.find((open) => open === field('role'));
  const year = yearLevels.find((level) => String(level) === field('yearLevel'));
  const code = field('invitingCode').trim();
  const errors = collectErrors({
    nickname: nicknameError(nickname),
    email: emailError(email),
    password: newPasswordError(password),
    role: role === undefined ? 'Choose who you are.' : null,
    yearLevel: role === 'STUDENT' && year === undefined ? 'Choose your year level.' : null,
    terms: field('terms') === 'on' ? null : 'Tick this box to go on.',
  });
  if (role === undefined || Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    registration: {
      nickname,
      email,
      password,
      role,
      yearLevel: role === 'STUDENT' ? (year ?? null) : null,
      invitingCode: isInvitingCode(code) ? code : null,
    },
  };
}

export function isInvitingCode(code: string): boolean {
  return codeShape.test(code);
}
