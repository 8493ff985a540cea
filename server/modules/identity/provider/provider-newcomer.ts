import { providerRegistration } from '../../../../rules/forms/account';
import { sameEmail } from '../../../../rules/forms/email';
import type { Trx } from '../../../db/client';
import { AppError } from '../../../platform/app-error';
import { newId } from '../../../platform/ids';
import { parseInput } from '../../../platform/parse-input';
import type { Services } from '../../../platform/services';
import { requireCourses } from '../../catalogue/index';
import { greeting, takeMail } from '../../mail-limits/index';
import {
  findAccountByEmail,
  findIdByInvitingCode,
  insertAccount,
  markEmailProved,
  updateCognitoUid,
} from '../accounts.repo';
import type { Device } from '../known-devices';
import type { Proof } from '../proof-of-work';
import { accountRow, beginCourses } from '../register';
import { findViewer, openSession, type SignedIn } from '../sessions';
import { signIn } from '../sign-in';
import { signOut } from '../sign-out';
import { findIdByIdentity, insertIdentity } from './provider-identities.repo';
import { type ProviderTicket, readTicket, requireProvider } from './provider-ticket';

interface Caller {
  clientAddress: string;
  /** The session that this browser has had; it ends. */
  oldToken: string | null;
  device: Device;
}

export interface ProviderNewcomer {
  email: string;
  /** What the provider calls the person, as a suggestion; null where it says nothing. */
  name: string | null;
  /** Whether there is an account with this address, which a password has to open first. */
  hasAccount: boolean;
}

/** Who waits for an account. UNPROCESSABLE for a ticket that is over. */
export async function providerNewcomer(services: Services, sealed: string): Promise<ProviderNewcomer> {
  const { email, name } = readTicket(services, sealed);
  return { email, name, hasAccount: (await findAccountByEmail(services.db, email)) !== undefined };
}

/**
 * Makes an account for somebody whom the provider sent, and signs them in. BAD_INPUT (with `details.field`), EMAIL_TAKEN
 * where a password has to open the account of this address, CONFLICT where the identity has an account by now. The terms
 * are not accepted by it.
 */
export async function registerByProvider(
  services: Services,
  { ticket: sealed, input }: { ticket: string; input: unknown },
  { clientAddress, oldToken, device }: Caller,
): Promise<SignedIn> {
  const { db, clock, limits } = services;
  const ticket = readTicket(services, sealed);
  const person = parseInput(providerRegistration, input);
  requireCourses(person.courseIds);
  await limits.count('registerAtAddress', clientAddress);
  const invitedBy = person.invitingCode ? await findIdByInvitingCode(db, person.invitingCode) : null;
  const now = clock.now();
  const id = newId();
  await whole(services, async (trx) => {
    if ((await findIdByIdentity(trx, ticket)) !== null) throw opensAnother(services);
    const provedAt = ticket.emailVerified ? now : null;
    const row = accountRow({ ...person, email: ticket.email }, { id, passwordHash: '', invitedBy, now, provedAt });
    if (!(await insertAccount(trx, { ...row, cognito_uid: ticket.subject }))) throw emailTaken();
    await beginCourses(trx, id, person, now);
    if (!(await insertIdentity(trx, identityRow(ticket, id, now)))) throw opensAnother(services);
  });
  await signOut(services, oldToken);
  return openSession(db, id, now, device);
}

/**
 * Lets the provider open an account from now on, once its password was typed, and signs in. The mailbox of the account is
 * told. Fails as `signIn` does; CONFLICT where the identity opens another account, or the account has another of them.
 */
export async function linkProvider(
  services: Services,
  typed: Caller & { ticket: string; email: string; password: string; proof: Proof | null },
): Promise<SignedIn> {
  const { db, clock, mail, siteUrl } = services;
  const ticket = readTicket(services, typed.ticket);
  if ((await findIdByIdentity(db, ticket)) !== null) throw opensAnother(services);
  const signedIn = await signIn(services, typed);
  const viewer = await findViewer(services, signedIn.token);
  if (viewer === null) throw new AppError('UNAUTHENTICATED', 'Please log in.');
  await whole(services, async (trx) => {
    if (!(await insertIdentity(trx, identityRow(ticket, viewer.id, clock.now())))) throw opensAnother(services);
    await updateCognitoUid(trx, viewer.id, ticket.subject);
    if (ticket.emailVerified && sameEmail(ticket.email) === sameEmail(viewer.account.email)) {
      await markEmailProved(trx, viewer.id, clock.now());
    }
  });
  const { email } = viewer.account;
  if (!email.includes('@')) return signedIn;
  if (!(await takeMail(services, { kind: 'ACCOUNT_NOTICE', by: viewer, to: email }))) return signedIn;
  await mail.send({
    about: viewer.id,
    to: email,
    subject: 'There’s a new way to log in to your Marsmaths account',
    body: [
      greeting(viewer.account),
      `You can now log in with ${requireProvider(services).name} too. Your password still works.`,
      `If it wasn’t you, choose a new password straight away, then contact us: ${siteUrl}/forgot-password`,
    ].join('\n\n'),
  });
  return signedIn;
}

const identityRow = ({ issuer, subject }: ProviderTicket, userId: string, now: Date) => ({
  issuer,
  subject,
  userId,
  now,
});

/** One transaction; where another request was faster with the same identity, CONFLICT. */
async function whole(services: Services, work: (trx: Trx) => Promise<void>): Promise<void> {
  try {
    await services.db.transaction().execute(work);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23505') throw opensAnother(services);
    throw error;
  }
}

function opensAnother(services: Services): AppError {
  const { name } = requireProvider(services);
  return new AppError('CONFLICT', `${name} is already linked to a different account. Log in again.`);
}

const emailTaken = () =>
  new AppError('EMAIL_TAKEN', 'There’s already an account with this email. Enter its password to continue.');
