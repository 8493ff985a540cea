import { newPasswordForm, personalPasswordError } from '../../../rules/forms/account';
import { sameEmail } from '../../../rules/forms/email';
import { AppError } from '../../platform/app-error';
import { takeOrRefuse } from '../../platform/limits/take-or-refuse';
import { badField, parseInput } from '../../platform/parse-input';
import type { Services } from '../../platform/services';
import { markEmailProved, updatePassword } from './accounts.repo';
import { type Device, type KnownDevice, knownDevice } from './known-devices';
import { replaceKnownDevices } from './known-devices.repo';
import { hashPassword } from './password';
import { closePasswordResets, endOtherWaysIn, findOpenPasswordReset, usePasswordReset } from './password-resets.repo';
import { markPasswordChosen } from './prepared/prepared-accounts.repo';
import { deleteSessionsOfUser } from './sessions.repo';
import { tokenHash } from './token-hash';

const linkIsOver = 'This link has been used or has expired. Ask for a new one.';

type OpenReset = NonNullable<Awaited<ReturnType<typeof findOpenPasswordReset>>>;

/**
 * Whether the one who follows the link has to name the account. Somebody else may have registered the address, rightly or
 * by a slip: what that person did here is not handed to whoever reads the mailbox, and a browser that the account knows
 * is its owner's.
 */
const needsName = ({ email, emailProved, knowsDevice }: OpenReset): boolean =>
  email.includes('@') && !emailProved && !knowsDevice;

const openReset = ({ db, clock }: Services, token: string, device: Device) =>
  findOpenPasswordReset(db, tokenHash(token), tokenHash(device.token ?? ''), clock.now());

/** What the page of a link asks for; null for a link that is over. */
export async function passwordResetLink(
  services: Services,
  { token, device }: { token: string; device: Device },
): Promise<{ needsName: boolean } | null> {
  const open = await openReset(services, token, device);
  return open === null ? null : { needsName: needsName(open) };
}

/**
 * Sets a new password by an emailed link. Every session of the account ends, and the account knows this browser alone:
 * who reads its mail goes straight in, whatever others have tried. The mailbox is proved by it; before it was, the one
 * who follows the link says what the account is called, and nothing else opens it any more. Throws BAD_INPUT for a weak
 * password or another name (`details.field`), UNPROCESSABLE for a link that is unknown, used or older than an hour.
 */
export async function resetPassword(
  services: Services,
  { token, password, name, device }: { token: string; password: string; name: string | null; device: Device },
): Promise<KnownDevice> {
  const { db, clock, limits, userEventSignal } = services;
  const input = parseInput(newPasswordForm, { password });
  const hash = tokenHash(token);
  const owner = await openReset(services, token, device);
  if (owner === null) throw new AppError('UNPROCESSABLE', linkIsOver);
  if (needsName(owner)) await requireName(services, owner, name);
  const personal = personalPasswordError(input.password, owner);
  if (personal !== null) throw badField('password', personal);
  const passwordHash = await hashPassword(input.password, { key: owner.id, first: true });
  const now = clock.now();
  const known = await db.transaction().execute(async (trx) => {
    if (!(await usePasswordReset(trx, hash, now))) throw new AppError('UNPROCESSABLE', linkIsOver);
    await updatePassword(trx, owner.id, passwordHash);
    await markPasswordChosen(trx, owner.id, now);
    if (!owner.emailProved) {
      await markEmailProved(trx, owner.id, now);
      await endOtherWaysIn(trx, owner.id);
    }
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

const sameName = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();

async function requireName({ limits }: Services, owner: OpenReset, name: string | null): Promise<void> {
  if (name === null || name.trim() === '') {
    throw badField('name', 'Enter the nickname on this account.');
  }
  const sentence = 'That was a lot of tries. If you can’t remember the nickname, contact us and we’ll help.';
  await takeOrRefuse(limits, [['nameOfUnproved', owner.id]], sentence);
  if (sameName(name) !== sameName(owner.nickname)) {
    throw badField(
      'name',
      'That isn’t the nickname on this account. Enter it exactly as it appears next to your avatar.',
    );
  }
}
