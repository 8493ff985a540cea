import { studentNames } from '../../../../rules/forms/name-list';
import { AppError } from '../../../platform/app-error';
import { takeOrRefuse } from '../../../platform/limits/take-or-refuse';
import { badField, parseInput } from '../../../platform/parse-input';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { writeAuditEntry } from '../../audit';
import { findCourse } from '../../catalogue';
import { firstPassword, prepareAccounts, renewFirstPassword } from '../../identity';
import { wake } from '../../notifications';
import { requireRoom } from '../change-roster';
import { findClassSettings, lockTaughtClass } from '../classes.repo';
import { countMembers, insertMembers } from '../members.repo';
import { classNotFound, requireTeacher } from '../teaching';
import { findPreparedStudents } from './prepared-students.repo';

export interface PreparedAccount {
  id: string;
  nickname: string;
  /** What the student types in place of an email address. */
  login: string;
  /** Null once the student has chosen a password. */
  firstPassword: string | null;
}

/**
 * Makes accounts with a login name and a first password for these names, at most 200, and puts them into the class.
 * Returns how many there are. The same form (`creationKey`) makes them once.
 * Throws BAD_INPUT with the field, UNPROCESSABLE for an archived or full class, RATE_LIMITED.
 */
export async function prepareStudents(
  services: Services,
  viewer: Viewer,
  { classId, names, creationKey }: { classId: string; names: string[]; creationKey: string },
): Promise<number> {
  requireTeacher(viewer, classId);
  const wanted = parseInput(studentNames, names);
  if (!/^[\w-]{8,64}$/.test(creationKey)) throw badField('creationKey', 'Reload the page and try again.');
  const tooMany = 'That was a lot of lists. Please wait a bit.';
  await takeOrRefuse(services.limits, [['preparedInHour', viewer.id]], tooMany);
  const at = services.clock.now();
  await services.db.transaction().execute(async (trx) => {
    const school = await lockTaughtClass(trx, viewer.id, classId);
    if (!school) throw classNotFound();
    if (school.archived_at !== null) throw new AppError('UNPROCESSABLE', 'This class is archived. Reopen it first.');
    const { course_id, time_zone: timeZone } = await findClassSettings(trx, classId);
    const yearLevel = findCourse(course_id)?.grade ?? null;
    const made = await prepareAccounts(trx, { classId, names: wanted, yearLevel, timeZone, creationKey, at });
    await insertMembers(trx, classId, made, at);
    requireRoom(await countMembers(trx, classId));
    const detail = { accounts: made.length };
    if (made.length > 0)
      await writeAuditEntry(trx, { actor: viewer, action: 'ACCOUNTS_PREPARED', subject: classId, detail, at });
  });
  return wanted.length;
}

/** The accounts that were prepared for a class that the viewer teaches, with the first passwords that still open one. */
export async function listPreparedStudents(
  services: Services,
  viewer: Viewer,
  classId: string,
): Promise<PreparedAccount[]> {
  requireTeacher(viewer, classId);
  const rows = await findPreparedStudents(services.db, viewer.id, classId);
  return rows.map(({ id, nickname, login, version, password_chosen_at }) => ({
    id,
    nickname,
    login,
    firstPassword: password_chosen_at === null ? firstPassword(services.secret, id, version) : null,
  }));
}

/**
 * Gives a student whose account was prepared for this class a new first password: their sessions end and the password
 * they chose opens nothing any more. With an audit line; NOT_FOUND for every other student.
 */
export async function giveFirstPassword(
  services: Services,
  viewer: Viewer,
  { classId, studentId }: { classId: string; studentId: string },
): Promise<void> {
  requireTeacher(viewer, classId, studentId);
  const tooMany = 'That was a lot of new passwords. Please wait a bit.';
  await takeOrRefuse(services.limits, [['preparedInHour', viewer.id]], tooMany);
  const at = services.clock.now();
  await services.db.transaction().execute(async (trx) => {
    if (!(await lockTaughtClass(trx, viewer.id, classId))) throw classNotFound();
    if (!(await renewFirstPassword(trx, { classId, userId: studentId, at }))) {
      throw new AppError('NOT_FOUND', 'Only accounts created for this class have a first password.');
    }
    const entry = { action: 'FIRST_PASSWORD_GIVEN', subject: studentId, detail: { classId } };
    await writeAuditEntry(trx, { actor: viewer, ...entry, at });
  });
  await wake(services, [studentId]);
}
