import { potGiftForm } from '../../../../rules/forms/class-pot';
import { AppError } from '../../../platform/app-error';
import { newId } from '../../../platform/ids';
import { badField, parseInput } from '../../../platform/parse-input';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { notify, wake } from '../../notifications';
import { spend } from '../../rewards';
import { requireIds } from '../teaching';
import { lockMember } from './awards.repo';
import { potNotFound } from './class-pot';
import { findGift, findTeacherIds, insertGift, lockPot } from './pots.repo';

/**
 * Puts coins of the viewer's into the open pot of a class that they are in; what is above the goal stays theirs. The
 * same form gives once. Returns how many went in.
 *
 * @throws AppError NOT_FOUND, BAD_INPUT, UNPROCESSABLE (too few coins, archived), CONFLICT (full, given or closed)
 */
export async function giveToPot(
  services: Services,
  viewer: Viewer,
  { potId, creationKey, ...input }: { potId: string; amount: number; creationKey: string },
): Promise<number> {
  requireIds(potId);
  if (!/^[\w-]{8,64}$/.test(creationKey)) throw badField('creationKey', 'Reload the page and try again.');
  const typed = parseInput(potGiftForm, input).amount;
  const now = services.clock.now();
  const { amount, told } = await services.db.transaction().execute(async (trx) => {
    const pot = await lockPot(trx, potId);
    if (!pot || !(await lockMember(trx, pot.class_id, viewer.id))) throw potNotFound();
    if (pot.class_archived_at !== null) throw new AppError('UNPROCESSABLE', 'This class has finished.');
    const given = await findGift(trx, viewer.id, creationKey);
    if (given !== null) return { amount: given, told: [] };
    if (pot.state !== 'OPEN') throw new AppError('CONFLICT', 'This pot has closed. You keep your coins.');
    const rest = pot.goal - pot.sum;
    const amount = Math.min(typed, rest);
    if (amount <= 0) throw new AppError('CONFLICT', 'The pot is already full. You keep your coins.');
    const id = newId();
    const gift = { id, pot_id: potId, student_id: viewer.id, amount };
    await insertGift(trx, { ...gift, creation_key: creationKey, given_at: now });
    const reason = `Added to the class pot of ${pot.class_name}: ${pot.title}`;
    if (!(await spend(trx, { studentId: viewer.id, amount, reason, idempotencyKey: `pot:${id}` }))) {
      throw new AppError('UNPROCESSABLE', 'You don’t have that many coins. Put in fewer.');
    }
    const told = amount < rest ? [] : await findTeacherIds(trx, pot.class_id);
    const full = { id: pot.class_id, name: pot.class_name, title: pot.title };
    await notify(trx, 'POT_FULL', told, { data: full, at: now });
    return { amount, told };
  });
  await wake(services, told);
  return amount;
}
