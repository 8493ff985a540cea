import { sameEmail } from './forms/email';

/** Hosts whose mailboxes do not look at dots. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** One spelling for all addresses that arrive in one mailbox, as far as can be known: for counting, never for sending. */
export function mailboxOf(email: string): string {
  const spelled = sameEmail(email);
  const at = spelled.lastIndexOf('@');
  if (at < 1) return spelled;
  const host = spelled.slice(at + 1).replace(/\.+$/, '');
  const name = spelled.slice(0, at).replace(/(?<=.)\+.*$/, '');
  if (!dotless.has(host)) return `${name}@${host}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}
