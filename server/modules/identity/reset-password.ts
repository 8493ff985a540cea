import { z } from 'zod';
import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import { updatePassword } from './accounts.repo';
import { hashPassword } from './password';
import { closePasswordResets, passwordResetIsOpen, usePasswordReset } from './password-resets.repo';
import { parseInput, passwordSchema } from './registration-input';
import { deleteSessionsOfUser } from './sessions.repo';
import { tokenHash } from './token-hash';

const linkIsOver = 'This link has been used or is too old. Ask for a new one.';

/**
 * Sets a new password by an emailed link and ends every session of the account. Throws BAD_INPUT for a weak password,
 * UNPROCESSABLE for a link that is unknown, used or older than an hour, RATE_LIMITED after many of those.
 */
export async function resetPassword(
  services: Services,
  { token, password, clientAddress }: { token: string; password: string; clientAddress: string },
): Promise<void> {
  const { db, clock, limits, userEventSignal } = services;
  const retryAfterSeconds = await limits.blockedSeconds('unknownCodeAtAddress', clientAddress);
  if (retryAfterSeconds > 0) {
    throw new AppError('RATE_LIMITED', 'Too many tries. Please try again later.', { retryAfterSeconds });
  }
  const input = parseInput(z.object({ password: passwordSchema }), { password });
  const hash = tokenHash(token);
  if (!(await passwordResetIsOpen(db, hash, clock.now()))) {
    await limits.count('unknownCodeAtAddress', clientAddress);
    throw new AppError('UNPROCESSABLE', linkIsOver);
  }
  const passwordHash = await hashPassword(input.password);
  const now = clock.now();
  const ended = await db.transaction().execute(async (trx) => {
    const userId = await usePasswordReset(trx, hash, now);
    if (userId === null) throw new AppError('UNPROCESSABLE', linkIsOver);
    await updatePassword(trx, userId, passwordHash);
    await closePasswordResets(trx, userId, now);
    await deleteSessionsOfUser(trx, userId);
    return userId;
  });
  await userEventSignal.notify(ended);
}
