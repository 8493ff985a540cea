import { classPotForm } from '../../../../rules/forms/class-pot';
import type { Trx } from '../../../db/client';
import { AppError } from '../../../platform/app-error';
import { newId } from '../../../platform/ids';
import { badField, parseInput } from '../../../platform/parse-input';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { notify, wake } from '../../notifications';
import { earnAll } from '../../rewards';
import { lockTaughtClass } from '../classes.repo';
import { classNotFound, requireTeacher } from '../teaching';
import {
  endPot,
  findClassesEndingWith,
  findPotsOf,
  insertPot,
  type LockedPot,
  lockGivers,
  lockOpenPots,
  lockPot,
} from './pots.repo';

/**
 * Opens a pot for a class that the viewer teaches: what it saves for, and how many coins that takes. The same form opens
 * one.
 *
 * @throws AppError NOT_FOUND, BAD_INPUT with the field, CONFLICT (one is open), UNPROCESSABLE (archived)
 */
export async function openPot(
  { db, clock }: Services,
  viewer: Viewer,
  { classId, creationKey, ...input }: { classId: string; title: string; goal: number; creationKey: string },
): Promise<void> {
  requireTeacher(viewer, classId);
  if (!/^[\w-]{8,64}$/.test(creationKey)) throw badField('creationKey', 'Reload the page and try again.');
  const { title, goal } = parseInput(classPotForm, input);
  await db.transaction().execute(async (trx) => {
    const school = await lockTaughtClass(trx, viewer.id, classId);
    if (!school) throw classNotFound();
    const { made, open } = await findPotsOf(trx, classId, creationKey);
    if (made) return;
    if (school.archived_at !== null) throw new AppError('UNPROCESSABLE', 'This class is archived. Reopen it first.');
    if (open) throw new AppError('CONFLICT', 'This class is already saving for something. Close that pot first.');
    const row = { id: newId(), class_id: classId, title, goal, state: 'OPEN' as const, creation_key: creationKey };
    await insertPot(trx, { ...row, created_at: clock.now(), ended_at: null });
  });
}

/**
 * Marks a full pot as given: the class has what it saved for. A second time does nothing.
 *
 * @throws AppError NOT_FOUND, CONFLICT (not full, or closed)
 */
export function givePot(services: Services, viewer: Viewer, place: { classId: string; potId: string }): Promise<void> {
  return changePot(services, viewer, place, async (trx, pot, now) => {
    if (pot.state === 'GIVEN') return [];
    if (pot.state === 'CLOSED')
      throw new AppError('CONFLICT', 'This pot is closed, and everyone got their coins back.');
    if (pot.sum < pot.goal)
      throw new AppError('CONFLICT', `The pot isn’t full yet: ${pot.goal - pot.sum} coins to go.`);
    await endPot(trx, pot.id, 'GIVEN', now);
    const givers = (await lockGivers(trx, pot.id)).map(({ student_id }) => student_id);
    const { class_id: id, class_name: name, title } = pot;
    return notify(trx, 'POT_GIVEN', givers, { data: { id, name, title }, at: now });
  });
}

/**
 * Closes a pot: everybody has back exactly what they put in, also who has left the class since. A second time does
 * nothing.
 *
 * @throws AppError NOT_FOUND, CONFLICT (given)
 */
export function closePot(services: Services, viewer: Viewer, place: { classId: string; potId: string }): Promise<void> {
  return changePot(services, viewer, place, async (trx, pot, now) => {
    if (pot.state === 'CLOSED') return [];
    if (pot.state === 'GIVEN') throw new AppError('CONFLICT', 'This pot has already been given to the class.');
    return returnPot(trx, pot, now);
  });
}

/** Before classes are deleted: their open pots are closed. Returns whom it told. */
export async function returnPotsOf(trx: Trx, classIds: readonly string[], now: Date): Promise<string[]> {
  const told: string[] = [];
  for (const pot of await lockOpenPots(trx, classIds)) told.push(...(await returnPot(trx, pot, now)));
  return told;
}

/** The same for the classes that end with the account of their owner. */
export async function returnPotsOfOwner(trx: Trx, ownerId: string, now: Date): Promise<void> {
  await returnPotsOf(trx, await findClassesEndingWith(trx, ownerId, now), now);
}

async function returnPot(trx: Trx, pot: LockedPot, now: Date): Promise<string[]> {
  await endPot(trx, pot.id, 'CLOSED', now);
  const givers = await lockGivers(trx, pot.id);
  const movements = givers.map(({ student_id: studentId, sum: amount }) => ({
    studentId,
    amount,
    reason: `Refund from the class pot of ${pot.class_name}: ${pot.title}`,
    idempotencyKey: `pot-back:${pot.id}`,
  }));
  await earnAll(trx, movements);
  const data = { name: pot.class_name, title: pot.title };
  return notify(
    trx,
    'POT_CLOSED',
    givers.map(({ student_id }) => student_id),
    { data, at: now },
  );
}

/** Changes a pot of a class that the viewer teaches, under the locks of both, and wakes whom `change` told. */
async function changePot(
  services: Services,
  viewer: Viewer,
  { classId, potId }: { classId: string; potId: string },
  change: (trx: Trx, pot: LockedPot, now: Date) => Promise<string[]>,
): Promise<void> {
  requireTeacher(viewer, classId, potId);
  const told = await services.db.transaction().execute(async (trx) => {
    if (!(await lockTaughtClass(trx, viewer.id, classId))) throw classNotFound();
    const pot = await lockPot(trx, potId);
    if (pot?.class_id !== classId) throw potNotFound();
    return change(trx, pot, services.clock.now());
  });
  await wake(services, told);
}

export const potNotFound = () => new AppError('NOT_FOUND', 'This pot no longer exists.');
