import { limitOf } from '../../../rules/mail-limits';
import type { RefusedMail } from '../mail-limits/index';

const named = 3;

/** What of a list of invitations was not sent, why, and when it can be; null where all of it was. */
export function unsentSentence(refused: readonly RefusedMail[]): string | null {
  const by = (reason: RefusedMail['reason']) => refused.filter((mail) => mail.reason === reason);
  const sentences = [
    ...because(by('UNPROVED'), ({ who, them }) => {
      const most = limitOf('CLASS_INVITATION').unprovedInAll;
      return `We didn’t invite ${who}: you can invite ${most} people in all until you confirm your email address. Confirm it, then invite ${them} again.`;
    }),
    ...because(
      by('ACCOUNT'),
      ({ who, them }) =>
        `We didn’t invite ${who}: you’ve sent as many invitations as you can in one day. Invite ${them} this time tomorrow, or share the join code now.`,
    ),
    ...because(
      by('MAILBOX'),
      ({ who, them, they }) =>
        `We didn’t invite ${who}: ${they} had as many invitations as we send in one day. Invite ${them} this time tomorrow, or share the join code now.`,
    ),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}

interface Unsent {
  who: string;
  them: 'it' | 'them';
  they: string;
}

function because(mails: readonly RefusedMail[], sentence: (unsent: Unsent) => string): string[] {
  if (mails.length === 0) return [];
  const emails = mails.map(({ email }) => email);
  const others = emails.length - named;
  const parts = others > 1 ? [...emails.slice(0, named), `${others} others`] : emails;
  const who = new Intl.ListFormat('en-AU').format(parts);
  const one = mails.length === 1;
  return [sentence({ who, them: one ? 'it' : 'them', they: one ? 'that address has' : 'they’ve' })];
}
