import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import type { Services } from '../../platform/services';
import { findIdByInvitingCode, insertAccount } from './accounts.repo';
import { newInvitingCode } from './inviting-code';
import { hashPassword } from './password';
import { parseRegistration, type RegistrationInput } from './registration-input';
import { openSession, type Session } from './sessions';

/**
 * Makes an account and signs it in. Throws BAD_INPUT (with `details.field`), EMAIL_TAKEN or RATE_LIMITED. The terms
 * are not accepted by it: that is recorded by a call of its own.
 */
export async function register(
  services: Services,
  { input, clientAddress }: { input: RegistrationInput; clientAddress: string },
): Promise<Session> {
  const registration = parseRegistration(input);
  await refuseTooMany(services, clientAddress);
  const passwordHash = await hashPassword(registration.password);
  const { db, clock } = services;
  const id = newId();
  const now = clock.now();
  const invitedBy = registration.invitingCode ? await findIdByInvitingCode(db, registration.invitingCode) : null;
  const isNew = await insertAccount(db, {
    id,
    email: registration.email,
    username: username(registration.nickname, id),
    password_hash: passwordHash,
    nickname: registration.nickname,
    avatar: null,
    cognito_uid: `local-${id}`,
    roles: [registration.role],
    year_level: registration.yearLevel,
    time_zone: registration.timeZone,
    accept_tc_at: null,
    inviting_code: newInvitingCode(),
    invited_by: invitedBy,
    created_at: now,
  });
  if (!isNew) {
    throw new AppError('EMAIL_TAKEN', 'There is an account with this email already. Log in instead.', {
      details: { field: 'email' },
    });
  }
  return openSession(db, id, now);
}

async function refuseTooMany({ limits }: Services, clientAddress: string): Promise<void> {
  const retryAfterSeconds = await limits.blockedSeconds('registerAtAddress', clientAddress);
  if (retryAfterSeconds > 0) {
    throw new AppError('RATE_LIMITED', 'Too many new accounts from here. Please try again later.', {
      retryAfterSeconds,
    });
  }
  await limits.count('registerAtAddress', clientAddress);
}

function username(nickname: string, id: string): string {
  const word = nickname
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
  return `${word || 'learner'}-${id.slice(0, 8)}`;
}
