import { invitationRewardDollars } from '../../../rules/constants';
import type { InvitingCodeStanding } from '../../graphql/visitors/inviting-code-standing';

/** What the code of the link is to its reader; NONE when the link carries none. */
export type InvitationState = InvitingCodeStanding | 'NONE';

interface InvitationMessages {
  title: string;
  text: string;
}

const voucher = `$${invitationRewardDollars} AUD voucher`;

const words: Record<InvitationState, InvitationMessages> = {
  OPEN: {
    title: 'You’ve been invited by a friend',
    text: `Practise maths on Marsmaths, and you’ll each get a ${voucher}.`,
  },
  NONE: {
    title: 'Start practising maths',
    text: 'This link doesn’t have an invitation code. Ask your friend to send it again, or register without one.',
  },
  UNKNOWN: {
    title: 'We don’t recognise this code',
    text: 'It may be missing a letter. Ask your friend to send the link again, or register without it.',
  },
  OWN: {
    title: 'This is your own invitation',
    text: `Send it to a friend: when they register with it and subscribe, each of you gets a ${voucher}.`,
  },
  USED: {
    title: 'You’ve already used this invitation',
    text: `You created your account with it. When you subscribe, you and your friend each get a ${voucher}.`,
  },
  HAS_ACCOUNT: {
    title: 'You already have an account',
    text: 'Invitations are for new users, but you can invite someone yourself.',
  },
};

/** The plain sentence for each kind of code. */
export function invitationMessages(state: InvitationState): InvitationMessages {
  return words[state];
}
