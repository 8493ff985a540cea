import { AppError } from '../../platform/app-error';
import { requireSeen } from '../../platform/require-seen';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { wake } from '../notifications';
import { moveTasksToZone } from '../practice';
import {
  deleteEmptyClass,
  findClassSettings,
  lockTaughtClass,
  updateJoinCode,
  updateTaughtClass,
} from './classes.repo';
import { returnPotsOf } from './coins/class-pot';
import { readClassForm } from './create-class';
import { newJoinCode } from './join-code';
import { classNotFound, requireTeacher } from './teaching';

interface ClassChangeInput {
  classId: string;
  name: string;
  courseId: string;
  colour: string;
  timeZone: string;
  /** Null: whatever stands there. */
  version: number | null;
}

/**
 * Name, course, colour and time zone of a class that the viewer teaches; its tasks keep their times on the wall. With the `version` that was looked at, a change
 * that somebody else has made meanwhile is not overwritten: CONFLICT, with what stands there now in `details`.
 */
export async function updateClass(
  { db, clock }: Services,
  viewer: Viewer,
  { classId, version, ...input }: ClassChangeInput,
): Promise<void> {
  requireTeacher(viewer, classId);
  const { name, courseId, colour, timeZone } = readClassForm(input);
  await db.transaction().execute(async (trx) => {
    if (!(await lockTaughtClass(trx, viewer.id, classId))) throw classNotFound();
    const now = await findClassSettings(trx, classId);
    const { course_id, time_zone, ...rest } = now;
    const details = { ...rest, courseId: course_id, timeZone: time_zone };
    requireSeen(version ?? undefined, now.version, { details });
    const change = { name, course_id: courseId, colour, time_zone: timeZone, version: now.version + 1 };
    await updateTaughtClass(trx, viewer.id, classId, change);
    if (time_zone !== timeZone) {
      await moveTasksToZone(trx, { classId, from: time_zone, to: timeZone, now: clock.now() });
    }
  });
}

/** Puts a class away, or brings it back. Away, it takes nobody new; what is in it stays. */
export async function setClassArchived(
  { db, clock }: Services,
  viewer: Viewer,
  { classId, archived }: { classId: string; archived: boolean },
): Promise<void> {
  requireTeacher(viewer, classId);
  const change = { archived_at: archived ? clock.now() : null };
  if (!(await updateTaughtClass(db, viewer.id, classId, change))) throw classNotFound();
}

/** Lets the students of a class use MarsCoins on their homework, or not. What was bought stays. */
export async function setCoinsOnTasks(
  { db }: Services,
  viewer: Viewer,
  { classId, on }: { classId: string; on: boolean },
): Promise<void> {
  requireTeacher(viewer, classId);
  if (!(await updateTaughtClass(db, viewer.id, classId, { coins_on_tasks: on }))) throw classNotFound();
}

/** Deletes a class that nobody is in; its owner alone may. */
export async function deleteClass(services: Services, viewer: Viewer, classId: string): Promise<void> {
  requireTeacher(viewer, classId);
  const { db, clock } = services;
  const told = await db.transaction().execute(async (trx) => {
    if (!(await lockTaughtClass(trx, viewer.id, classId))) throw classNotFound();
    // Who has left the class may have coins in its pot.
    const returned = await returnPotsOf(trx, [classId], clock.now());
    requireDeleted(await deleteEmptyClass(trx, viewer.id, classId));
    return returned;
  });
  await wake(services, told);
}

function requireDeleted(outcome: Awaited<ReturnType<typeof deleteEmptyClass>>): void {
  if (outcome === 'not-found') throw classNotFound();
  if (outcome === 'not-owner') throw new AppError('UNPROCESSABLE', 'Only the owner can delete a class.');
  if (outcome === 'has-students') {
    throw new AppError('UNPROCESSABLE', 'There are students in this class. Archive it instead, so nothing is lost.');
  }
}

/** Gives a class a new join code; the old one opens nothing from then on. Returns the new one. */
export async function renewJoinCode({ db }: Services, viewer: Viewer, classId: string): Promise<string> {
  requireTeacher(viewer, classId);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const code = newJoinCode();
    const changed = await updateJoinCode(db, viewer.id, classId, code);
    if (changed === null) throw classNotFound();
    if (changed) return code;
  }
  throw new Error('No free join code was found.');
}
