import { createHash } from 'node:crypto';
import { firstNameOf } from '../../../../rules/classes';
import { mailName } from '../../../../rules/mail-name';
import { AppError } from '../../../platform/app-error';
import { newToken } from '../../../platform/ids';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { isUnder13 } from '../../identity/index';
import { takeMail } from '../../mail-limits/index';
import { notify } from '../../notifications/index';
import { cancelWaitingOf } from '../queue/queue.repo';
import { findParentEmail, findPermission, lockPermission, storeAnswer, storeQuestion } from './permissions.repo';

const lifeMs = 7 * 24 * 60 * 60_000;

/** What a parent's link shows: of the student the first name alone. */
export interface BattlePermission {
  firstName: string;
  /** Null until somebody answers. */
  allowed: boolean | null;
  /** Whether the link still opens the permission; taking it back it always can. */
  mayAllow: boolean;
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/**
 * Asks the parent of a student under 13, by mail, whether they may meet players of other schools. A newer link closes the
 * older one, and nothing is allowed before the answer. FORBIDDEN, CONFLICT (13 or older, or no address), RATE_LIMITED.
 */
export async function askParentForBattles(services: Services, viewer: Viewer): Promise<void> {
  const { db, clock, mail, siteUrl } = services;
  if (!viewer.roles.includes('STUDENT')) throw new AppError('FORBIDDEN', 'Only students can play battles.');
  const now = clock.now();
  if (!isUnder13(viewer, now)) throw new AppError('CONFLICT', 'From 13, you can decide this for yourself.');
  const parentEmail = await findParentEmail(db, viewer.id);
  if (parentEmail === null) throw new AppError('CONFLICT', 'We don’t have a parent’s email address for you yet.');
  if (!(await takeMail(services, { kind: 'BATTLE_PERMISSION', by: viewer, to: parentEmail }))) {
    throw new AppError('RATE_LIMITED', 'We’ve already emailed your parent. You can ask again tomorrow.');
  }
  const key = newToken();
  const until = new Date(now.getTime() + lifeMs);
  await storeQuestion(db, { userId: viewer.id, keyHash: hashOf(key), at: now, until });
  // No name in the subject: the child chose it, and whoever reads it may not know the child.
  const name = mailName(firstNameOf(viewer.account.nickname)) ?? 'Your child';
  await mail.send({
    about: viewer.id,
    to: parentEmail,
    subject: 'Your child wants to play maths battles with students from other schools',
    body: [
      'Hello,',
      `${name} plays maths battles on Marsmaths: seven questions against another student, with no chat. Until they’re 13, they only play students from their own teachers’ classes and friends.`,
      `You can let them play students from other schools too. This link works for seven days: ${siteUrl}/battle-permission/${key}`,
      'Other players see their first name, avatar and tier. You can change your mind at any time with the same link. They won’t be on leaderboards until they’re 13. If you do nothing, nothing changes.',
    ].join('\n\n'),
  });
}

/** What a parent's link is about; null where it opens nothing. Guesses are limited by address. */
export async function battlePermission(
  services: Services,
  { key, clientAddress }: { key: string; clientAddress: string },
): Promise<BattlePermission | null> {
  const { db, clock, limits } = services;
  if ((await limits.blockedSeconds('unknownCodeAtAddress', clientAddress)) > 0) return null;
  const row = await findPermission(db, hashOf(key));
  if (!row) {
    await limits.count('unknownCodeAtAddress', clientAddress);
    return null;
  }
  const mayAllow = row.allowed === true || row.expires_at > clock.now();
  return { firstName: firstNameOf(row.nickname), allowed: row.allowed, mayAllow };
}

/**
 * A parent's answer, by the key of their link; the student is told. Taking it back ends a wait for strangers.
 *
 * @throws AppError NOT_FOUND, CONFLICT (the link can no longer allow)
 */
export async function setBattlePermission(
  services: Services,
  { key, allowed, clientAddress }: { key: string; allowed: boolean; clientAddress: string },
): Promise<void> {
  const { db, clock, userEventSignal } = services;
  const known = await battlePermission(services, { key, clientAddress });
  if (known === null) throw new AppError('NOT_FOUND', 'This link doesn’t work. We may have sent you a newer one.');
  if (allowed && !known.mayAllow) {
    throw new AppError('CONFLICT', `This link has expired. ${known.firstName} can ask you again.`);
  }
  const at = clock.now();
  const told = await db.transaction().execute(async (trx) => {
    const userId = await lockPermission(trx, hashOf(key), allowed);
    if (userId === null) return null;
    await storeAnswer(trx, userId, { allowed, at });
    if (!allowed) await cancelWaitingOf(trx, userId, at);
    await notify(trx, 'BATTLE_PERMISSION', userId, { data: { allowed }, at });
    return userId;
  });
  if (told !== null) await userEventSignal.notify(told);
}
