import { newPasswordForm, personalPasswordError } from '../../../rules/forms/account';
import { sameEmail } from '../../../rules/forms/email';
import { AppError } from '../../platform/app-error';
import { badField, parseInput } from '../../platform/parse-input';
import type { Services } from '../../platform/services';
import { updatePassword } from './accounts.repo';
import { type Device, type KnownDevice, knownDevice } from './known-devices';
import { replaceKnownDevices } from './known-devices.repo';
import { hashPassword } from './password';
import { closePasswordResets, findOpenPasswordReset, usePasswordReset } from './password-resets.repo';
import { markPasswordChosen } from './prepared/prepared-accounts.repo';
import { deleteSessionsOfUser } from './sessions.repo';
import { tokenHash } from './token-hash';

const linkIsOver = 'This link has been used or is too old. Ask for a new one.';

/**
 * Sets a new password by an emailed link. Every session of the account ends, and the account knows this browser alone:
 * who reads its mail goes straight in, whatever others have tried. Throws BAD_INPUT for a weak password, UNPROCESSABLE
 * for a link that is unknown, used or older than an hour.
 */
export async function resetPassword(
  services: Services,
  { token, password, device }: { token: string; password: string; device: Device },
): Promise<KnownDevice> {
  const { db, clock, limits, userEventSignal } = services;
  const input = parseInput(newPasswordForm, { password });
  const hash = tokenHash(token);
  const owner = await findOpenPasswordReset(db, hash, clock.now());
  if (owner === null) throw new AppError('UNPROCESSABLE', linkIsOver);
  const personal = personalPasswordError(input.password, owner);
  if (personal !== null) throw badField('password', personal);
  const passwordHash = await hashPassword(input.password, { key: owner.id, first: true });
  const now = clock.now();
  const known = await db.transaction().execute(async (trx) => {
    if (!(await usePasswordReset(trx, hash, now))) throw new AppError('UNPROCESSABLE', linkIsOver);
    await updatePassword(trx, owner.id, passwordHash);
    await markPasswordChosen(trx, owner.id, now);
    await closePasswordResets(trx, owner.id, now);
    await deleteSessionsOfUser(trx, owner.id);
    const known = knownDevice(device, now);
    await replaceKnownDevices(trx, owner.id, tokenHash(known.token), now);
    return known;
  });
  await limits.forget('signInOfAccount', sameEmail(owner.email));
  await limits.forget('resetOfAccount', sameEmail(owner.email));
  await userEventSignal.notify(owner.id);
  return known;
}
