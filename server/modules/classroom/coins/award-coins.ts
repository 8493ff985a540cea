import { classCoins, helpedReason, weeklyLimit } from '../../../../rules/class-coins';
import { coinAwardForm } from '../../../../rules/forms/coin-award';
import { unprovedSchool } from '../../../../rules/unproved-school';
import { AppError } from '../../../platform/app-error';
import { newId } from '../../../platform/ids';
import { localDay, localMondays } from '../../../platform/local-day';
import { badField, parseInput } from '../../../platform/parse-input';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { notify, wake } from '../../notifications';
import { earn } from '../../rewards';
import { lockTaughtClass } from '../classes.repo';
import { classNotFound, requireTeacher } from '../teaching';
import { findAwardWeek, findUnprovedWeek, insertAward, lockMember, type UnprovedWeek } from './awards.repo';

interface AwardInput {
  classId: string;
  studentId: string;
  /** HELPED has its own amount and reason. */
  kind: 'AWARD' | 'HELPED';
  amount: number;
  reason: string;
  creationKey: string;
}

/**
 * Gives a student of a class that the viewer teaches coins for something, within what is left of the class's week and
 * outside the student's day. The same form gives once; the student is told.
 *
 * @throws AppError NOT_FOUND (no such class, or the student is not in it), BAD_INPUT with the field, UNPROCESSABLE
 *   (archived, or the week does not hold so many), CONFLICT (marked as a helper today already)
 */
export async function awardCoins(
  services: Services,
  viewer: Viewer,
  { classId, studentId, kind, creationKey, ...input }: AwardInput,
): Promise<void> {
  requireTeacher(viewer, classId, studentId);
  if (!/^[\w-]{8,64}$/.test(creationKey)) throw badField('creationKey', 'Reload the page and try again.');
  const isHelp = kind === 'HELPED';
  const fixed = { amount: classCoins.helped, reason: helpedReason };
  const { amount, reason } = isHelp ? fixed : parseInput(coinAwardForm, input);
  const now = services.clock.now();
  const isNew = await services.db.transaction().execute(async (trx) => {
    // Awards of one class wait for each other here, so that together they stay within the week.
    const school = await lockTaughtClass(trx, viewer.id, classId);
    if (!school) throw classNotFound();
    const week = mondayOf(now, school.time_zone);
    const { given, students, made } = await findAwardWeek(trx, { classId, week, creationKey });
    if (made) return false;
    if (school.archived_at !== null) throw new AppError('UNPROCESSABLE', 'This class is archived. Reopen it first.');
    if (!(await lockMember(trx, classId, studentId))) {
      throw new AppError('NOT_FOUND', 'This student is no longer in the class.');
    }
    requireLeft(amount, weeklyLimit(students) - given);
    const unproved = await findUnprovedWeek(trx, { ownerId: school.owner_id, studentId, week });
    if (unproved) requireLeftOfUnproved(amount, unproved);
    const id = newId();
    const day = localDay(now, school.time_zone);
    const places = { class_id: classId, student_id: studentId, teacher_id: viewer.id, owner_id: school.owner_id };
    const row = { id, ...places, kind, amount, reason };
    if (!(await insertAward(trx, { ...row, creation_key: creationKey, day, week, given_at: now }))) {
      throw new AppError(
        'CONFLICT',
        'You’ve already given this student coins for helping today. You can do it again tomorrow.',
      );
    }
    await earn(trx, { studentId, amount, reason: `${school.name}: ${reason}`, idempotencyKey: `award:${id}` });
    await notify(trx, 'COINS_GIVEN', studentId, { data: { name: school.name, amount, reason }, at: now });
    return true;
  });
  if (isNew) await wake(services, [studentId]);
}

/** The Monday of a class's week, YYYY-MM-DD. */
export function mondayOf(now: Date, timeZone: string): string {
  return localDay(localMondays(now, timeZone, 1)[0] ?? now, timeZone);
}

function requireLeft(amount: number, left: number): void {
  if (amount <= left) return;
  throw new AppError(
    'UNPROCESSABLE',
    left <= 0
      ? 'This class has had all its coins for this week. You get more on Monday.'
      : `This class has ${left} ${left === 1 ? 'coin' : 'coins'} left this week. Give fewer, or wait until Monday.`,
  );
}

/** Whoever registers as a teacher gives within bounds until an administrator has confirmed the school. */
function requireLeftOfUnproved(amount: number, { byOwner, toStudent }: UnprovedWeek): void {
  const { awardedByOwnerAWeek, awardedToStudentAWeek } = unprovedSchool;
  const left = Math.max(0, Math.min(awardedByOwnerAWeek - byOwner, awardedToStudentAWeek - toStudent));
  if (amount <= left) return;
  const limit =
    awardedByOwnerAWeek - byOwner <= awardedToStudentAWeek - toStudent
      ? `your classes can get ${awardedByOwnerAWeek} coins a week altogether`
      : `each student can get ${awardedToStudentAWeek} coins a week from teachers`;
  throw new AppError(
    'UNPROCESSABLE',
    `Until we’ve confirmed your school, ${limit}, and ${left === 0 ? 'none are' : left === 1 ? '1 is' : `${left} are`} left. You get more on Monday. To have your school confirmed, write to us from the Contact page.`,
  );
}
