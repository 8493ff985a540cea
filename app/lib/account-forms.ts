/** What the account forms hold and what is wrong with it, field by field. */
export interface AccountFormState {
  /** Typed values to show again; never a password. */
  values: Record<string, string>;
  /** Kind plain sentences by field name. */
  errors: Record<string, string>;
  /** What is wrong with the whole form. */
  message: string | null;
}

export const emptyAccountForm: AccountFormState = { values: {}, errors: {}, message: null };
export const shortestPassword = 10;
export const longestPassword = 200;
export const longestNickname = 40;

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function emailError(email: string): string | null {
  if (email === '') return 'Type your email address.';
  if (email.length > 254 || !emailShape.test(email))
    return 'That does not look like an email address yet. It needs an @ and a dot.';
  return null;
}

/** A new password; the length alone counts, no rules about signs. */
export function newPasswordError(password: string): string | null {
  if (password.length < shortestPassword)
    return `Use at least ${shortestPassword} characters. Three or four words work well.`;
  if (password.length > longestPassword) return `Use at most ${longestPassword} characters.`;
  return null;
}

export function nicknameError(nickname: string): string | null {
  if (nickname === '') return 'Choose a name to show. It need not be your real one.';
  if (nickname.length > longestNickname) return `Use at most ${longestNickname} characters.`;
  return null;
}

/** Keeps only the fields that have an error. */
export function collectErrors(errors: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== null));
}
