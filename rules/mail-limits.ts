/**
 * The mails that one person can cause to somebody else's address, and how many of each in 24 hours. Mails of the billing
 * are written once for each event; the contact form writes to us alone.
 */
export interface MailLimit {
  /** To one mailbox, whoever causes them. */
  mailbox: number;
  /** By one account. */
  account?: number;
  /** By an account in its first week. */
  newAccount?: number;
  /** By an account that has not proved its address, ever. */
  unprovedInAll?: number;
  /** By one account to one mailbox. */
  accountToMailbox?: number;
  /** Beyond the limit of the mailbox there is still one an hour: nobody is locked out by what others asked for. */
  oneAnHourBeyond?: true;
}

export const mailLimits = {
  /** Students and co-teachers. A new teacher asks six classes of thirty in. */
  CLASS_INVITATION: { mailbox: 5, account: 600, newAccount: 200, unprovedInAll: 40, accountToMailbox: 2 },
  /** That a child practises here. The address may be a school's. */
  PARENT_NOTICE: { mailbox: 10, account: 2 },
  BATTLE_PERMISSION: { mailbox: 5, account: 2 },
  /** A new address. */
  EMAIL_CHANGE: { mailbox: 3, account: 5 },
  /** The address that the account has. */
  EMAIL_PROOF: { mailbox: 5, account: 5 },
  PASSWORD_RESET: { mailbox: 5, oneAnHourBeyond: true },
  /** What happened to an account: its password, address, provider, end. */
  ACCOUNT_NOTICE: { mailbox: 8 },
} as const satisfies Record<string, MailLimit>;

export type MailKind = keyof typeof mailLimits;
export const limitOf = (kind: MailKind): MailLimit => mailLimits[kind];

const dayMs = 24 * 60 * 60_000;
export const newAccountDays = 7;

export interface MailSender {
  createdAt: Date;
  proved: boolean;
}

/** What an account caused of one kind. */
export interface CausedMails {
  day: number;
  inAll: number;
}

/** How many more mails of a kind an account may cause now, and what holds it back beyond that. */
export function mailsLeft(
  kind: MailKind,
  sender: MailSender,
  caused: CausedMails,
  now: Date,
): { left: number; reason: 'UNPROVED' | 'ACCOUNT' } {
  const limit = limitOf(kind);
  const isNew = now.getTime() - sender.createdAt.getTime() < newAccountDays * dayMs;
  const aDay = (isNew ? limit.newAccount : undefined) ?? limit.account ?? Number.POSITIVE_INFINITY;
  const today = Math.max(0, aDay - caused.day);
  const ever = sender.proved ? Number.POSITIVE_INFINITY : (limit.unprovedInAll ?? Number.POSITIVE_INFINITY);
  const unproved = Math.max(0, ever - caused.inAll);
  return unproved <= today && Number.isFinite(unproved)
    ? { left: unproved, reason: 'UNPROVED' }
    : { left: today, reason: 'ACCOUNT' };
}

/** Whether one mailbox gets one more of a kind. */
export function mailboxTakes(kind: MailKind, got: { day: number; hour: number; fromAccount: number }): boolean {
  const { mailbox, accountToMailbox = Number.POSITIVE_INFINITY, oneAnHourBeyond = false } = limitOf(kind);
  if (got.fromAccount >= accountToMailbox) return false;
  return got.day < mailbox || (oneAnHourBeyond && got.hour < 1);
}
