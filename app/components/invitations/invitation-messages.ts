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
    title: 'A friend invites you',
    text: `Practise maths on Marsmaths, and a ${voucher} waits for each of you.`,
  },
  NONE: {
    title: 'Start practising maths',
    text: 'This link carries no invitation code. Ask your friend to send it again, or register without one.',
  },
  UNKNOWN: {
    title: 'We do not know this code',
    text: 'Perhaps a letter was lost on the way. Ask your friend to send the link again, or register without it.',
  },
  OWN: {
    title: 'This is your own invitation',
    text: `Send it to a friend: when they register with it and subscribe, each of you gets a ${voucher}.`,
  },
  USED: {
    title: 'You have used this invitation',
    text: `Your account was made with it. When you subscribe, you and your friend each get a ${voucher}.`,
  },
  HAS_ACCOUNT: {
    title: 'You have an account already',
    text: 'Invitations are for people who are new here. You can invite somebody yourself.',
  },
};

/** The plain sentence for each kind of code. */
export function invitationMessages(state: InvitationState): InvitationMessages {
  return words[state];
}
