import { type Registration, registration } from '../../../rules/forms/account';
import type { Trx } from '../../db/client';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { attemptLimits } from '../../platform/limits/attempt-limits';
import { parseInput } from '../../platform/parse-input';
import type { Services } from '../../platform/services';
import { chooseFirstCourses, courseOfYear, requireCourses } from '../catalogue/index';
import { findIdByInvitingCode, insertAccount, localUid } from './accounts.repo';
import { newInvitingCode } from './inviting-code';
import type { Device } from './known-devices';
import { hashPassword } from './password';
import { takeUnprovedAddress } from './password-resets.repo';
import { type Proof, puzzleBits, requireProof } from './proof-of-work';
import { openSession, type SignedIn } from './sessions';
import { signOut } from './sign-out';
import { tokenHash } from './token-hash';

const defaultTimeZone = 'Australia/Sydney';
const takenSentence =
  'There’s already an account with this email. Log in instead. If someone else made it, press “Forgot it?” on the log-in page and we’ll email you a way to take your address back.';

interface RegisterCaller {
  clientAddress: string;
  /** The session that this browser has had; it ends. */
  oldToken: string | null;
  device: Device;
  proof: Proof | null;
  /** The token of a mailed link, from somebody whose address another account took without having proved it. */
  claim: string | null;
}

/**
 * Makes an account and signs it in. Throws BAD_INPUT (with `details.field`), EMAIL_TAKEN, or PROOF_NEEDED after a
 * hundred new accounts from one address in an hour. The terms are not accepted by it: that is recorded by a call of its own.
 * With a `claim` the address is taken from the account that never proved it, and is proved.
 */
export async function register(services: Services, input: unknown, caller: RegisterCaller): Promise<SignedIn> {
  const { db, clock, limits } = services;
  const { clientAddress, proof, claim } = caller;
  const person = parseInput(registration, input);
  requireCourses(person.courseIds);
  const over = (await limits.counted('registerAtAddress', clientAddress)) + 1 - attemptLimits.registerAtAddress.points;
  const bits = puzzleBits(over);
  if (bits !== null) await requireProof(services, { subject: person.email, clientAddress, proof }, bits);
  await limits.count('registerAtAddress', clientAddress);
  const passwordHash = await hashPassword(person.password, { key: clientAddress });
  const invitedBy = person.invitingCode ? await findIdByInvitingCode(db, person.invitingCode) : null;
  const now = clock.now();
  const id = newId();
  const lost = await db.transaction().execute(async (trx) => {
    const hash = tokenHash(claim ?? '');
    const lost = claim === null ? null : await takeUnprovedAddress(trx, { hash, email: person.email, now });
    const provedAt = lost === null ? null : now;
    if (!(await insertAccount(trx, accountRow(person, { id, passwordHash, invitedBy, now, provedAt })))) {
      throw new AppError('EMAIL_TAKEN', takenSentence, { details: { field: 'email' } });
    }
    await beginCourses(trx, id, person, now);
    return lost;
  });
  if (lost !== null) await services.userEventSignal.notify(lost);
  await signOut(services, caller.oldToken);
  return openSession(db, id, now, caller.device);
}

/**
 * A new student begins with the courses that were ticked, else with that of the school year; Years 11 and 12 have several
 * subjects, and choose themselves.
 */
export async function beginCourses(
  trx: Trx,
  id: string,
  { yearLevel, courseIds }: Pick<Registration, 'yearLevel' | 'courseIds'>,
  now: Date,
): Promise<void> {
  const ofYear = courseOfYear(yearLevel);
  const ids = courseIds.length === 0 && ofYear ? [ofYear.id] : courseIds;
  if (ids.length > 0) await chooseFirstCourses(trx, id, ids, now);
}

/** A new account as it is stored: of a student who registers, or of somebody whom a provider sent. */
export function accountRow(
  { email, nickname, role, yearLevel, timeZone }: Omit<Registration, 'password' | 'invitingCode' | 'courseIds'>,
  {
    id,
    passwordHash,
    invitedBy,
    now,
    provedAt,
  }: { id: string; passwordHash: string; invitedBy: string | null; now: Date; provedAt: Date | null },
) {
  return {
    id,
    email,
    username: username(nickname, id),
    password_hash: passwordHash,
    nickname,
    avatar: null,
    cognito_uid: localUid(id),
    roles: [role],
    year_level: yearLevel,
    time_zone: knownTimeZone(timeZone ?? defaultTimeZone),
    accept_tc_at: null,
    inviting_code: newInvitingCode(),
    invited_by: invitedBy,
    created_at: now,
    email_proved_at: provedAt,
  };
}

function username(nickname: string, id: string): string {
  const word = nickname
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
  return `${word || 'learner'}-${id.slice(0, 8)}`;
}

function knownTimeZone(name: string): string {
  try {
    return new Intl.DateTimeFormat('en-AU', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return defaultTimeZone;
  }
}
