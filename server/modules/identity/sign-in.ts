import { AppError } from '../../platform/app-error';
import type { LimitName } from '../../platform/limits/attempt-limits';
import type { Services } from '../../platform/services';
import { findAccountByEmail } from './accounts.repo';
import { oneAtATime } from './one-at-a-time';
import { passwordMatches } from './password';
import { openSession, type Session } from './sessions';
import { signOut } from './sign-out';

/**
 * Opens a session. An unknown email and a wrong password get the same sentence after the same time. Throws
 * BAD_INPUT, or RATE_LIMITED with the seconds to wait after five wrong ones for the account from this address.
 * `oldToken`, if any, ends.
 */
export async function signIn(
  services: Services,
  input: { email: string; password: string; clientAddress: string; oldToken: string | null },
): Promise<Session> {
  const email = input.email.trim().toLowerCase().slice(0, 254);
  const limitKeys: [LimitName, string][] = [
    ['signInOfAccountAtAddress', `${email} ${input.clientAddress}`],
    ['signInOfAccount', email],
    ['signInAtAddress', input.clientAddress],
  ];
  const userId = await oneAtATime(email, async () => {
    await refuseWhenBlocked(services, limitKeys);
    const account = await findAccountByEmail(services.db, email);
    if (await passwordMatches(account?.password_hash ?? null, input.password.slice(0, 1000))) {
      await services.limits.forget('signInOfAccountAtAddress', `${email} ${input.clientAddress}`);
      return account?.id ?? null;
    }
    for (const [limit, key] of limitKeys) await services.limits.count(limit, key);
    return null;
  });
  if (userId === null) throw new AppError('BAD_INPUT', 'That email and password do not match.');
  await signOut(services, input.oldToken);
  return openSession(services.db, userId, services.clock.now());
}

async function refuseWhenBlocked({ limits }: Services, limitKeys: [LimitName, string][]): Promise<void> {
  const waits = await Promise.all(limitKeys.map(([limit, key]) => limits.blockedSeconds(limit, key)));
  const retryAfterSeconds = Math.max(...waits);
  if (retryAfterSeconds === 0) return;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  throw new AppError(
    'RATE_LIMITED',
    `Too many tries. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again.`,
    { retryAfterSeconds },
  );
}
