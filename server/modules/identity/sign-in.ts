import { sameEmail } from '../../../rules/forms/email';
import { AppError } from '../../platform/app-error';
import { newToken } from '../../platform/ids';
import { attemptLimits } from '../../platform/limits/attempt-limits';
import type { Services } from '../../platform/services';
import { findAccountForSignIn } from './accounts.repo';
import type { Device } from './known-devices';
import { passwordMatches } from './password';
import { insertPasswordReset } from './password-resets.repo';
import { firstPassword, isFirstPassword } from './prepared/first-password';
import { type Proof, puzzleBits, requireProof } from './proof-of-work';
import { resetMinutes } from './request-password-reset';
import { openSession, type SignedIn } from './sessions';
import { signOut } from './sign-out';
import { tokenHash } from './token-hash';

interface SignInInput {
  email: string;
  password: string;
  clientAddress: string;
  /** The session that this browser has had; it ends. */
  oldToken: string | null;
  device: Device;
  proof: Proof | null;
}

/**
 * Opens a session. The first password of a prepared account opens none: PASSWORD_CHANGE_NEEDED brings the token of the page
 * where another is chosen (`details.token`). An unknown email and a wrong password get the same sentence after the same time: BAD_INPUT.
 *
 * Nobody is refused for what others typed. A browser that the account knows goes straight in, and before others where
 * hashing waits; it is strange again after ten wrong passwords of its own. Any other costs a proof of work (PROOF_NEEDED)
 * once the account has had five tries of strangers, or its address 500 wrong ones.
 */
export async function signIn(services: Services, input: SignInInput): Promise<SignedIn> {
  const { db, limits, clock } = services;
  const { clientAddress, device } = input;
  const email = sameEmail(input.email);
  const deviceHash = tokenHash(device.token ?? '');
  const account = await findAccountForSignIn(db, email, deviceHash);
  const onDevice = `${account?.id} ${deviceHash.toString('base64url')}`;
  const known =
    account?.knows_device === true &&
    (await limits.count('signInOnDevice', onDevice)) <= attemptLimits.signInOnDevice.points;
  if (!known) await slowDown(services, email, input);
  const place = known ? { key: account.id, first: true } : { key: clientAddress };
  const password = input.password.slice(0, 1000);
  const version = account?.first_password_version ?? null;
  const matchesHash = await passwordMatches(
    version === null ? (account?.password_hash ?? null) : null,
    password,
    place,
  );
  const matchesFirst =
    account !== undefined &&
    version !== null &&
    isFirstPassword(password, firstPassword(services.secret, account.id, version));
  const matches = matchesHash || matchesFirst;
  if (!matches || account === undefined) {
    if (!known) await limits.count('signInAtAddress', clientAddress);
    throw new AppError('BAD_INPUT', 'That email and password don’t match.');
  }
  await limits.forget('signInOnDevice', onDevice);
  if (!known) await limits.giveBack('signInOfAccount', email);
  await signOut(services, input.oldToken);
  if (matchesFirst) throw await passwordChangeNeeded(services, account.id);
  return openSession(db, account.id, clock.now(), device);
}

/** A first password opens one thing: the page where the student chooses another. */
async function passwordChangeNeeded({ db, clock }: Services, userId: string): Promise<AppError> {
  const token = newToken();
  const expiresAt = new Date(clock.now().getTime() + resetMinutes * 60_000);
  await insertPasswordReset(db, {
    token_hash: tokenHash(token),
    user_id: userId,
    expires_at: expiresAt,
    used_at: null,
  });
  return new AppError('PASSWORD_CHANGE_NEEDED', 'Now choose your own password.', { details: { token } });
}

/** Counts the try before it is looked at, so that a thousand at once are a thousand; a right one is given back. */
async function slowDown(services: Services, email: string, { clientAddress, proof }: SignInInput): Promise<void> {
  const { limits } = services;
  const ofAccount = await limits.count('signInOfAccount', email);
  const atAddress = await limits.counted('signInAtAddress', clientAddress);
  const { signInOfAccount, signInAtAddress } = attemptLimits;
  const bits = puzzleBits(Math.max(ofAccount - signInOfAccount.points, atAddress + 1 - signInAtAddress.points));
  if (bits === null) return;
  try {
    await requireProof(services, { subject: email, clientAddress, proof }, bits);
  } catch (error) {
    await limits.giveBack('signInOfAccount', email);
    throw error;
  }
}
