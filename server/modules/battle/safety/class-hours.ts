import { isUuid } from '../../../../rules/path-patterns';
import { AppError } from '../../../platform/app-error';
import { requireSeen } from '../../../platform/require-seen';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import type { BattleHours } from '../battle-data';
import { findHours, lockHours, storeHours } from './safety.repo';

const minutesADay = 24 * 60;
const classNotFound = () =>
  new AppError('NOT_FOUND', 'Class not found. It may have been deleted, or it might not be yours.');

/**
 * When students of a class that the viewer teaches may play; null at any time. FORBIDDEN for whoever does not teach,
 * NOT_FOUND for every other class.
 */
export async function getBattleHours({ db }: Services, viewer: Viewer, classId: string): Promise<BattleHours | null> {
  if (!viewer.roles.includes('TEACHER') && !viewer.roles.includes('TUTOR'))
    throw new AppError('FORBIDDEN', 'Only teachers and tutors can do this.');
  const hours = isUuid(classId) ? await findHours(db, viewer.id, classId) : undefined;
  if (hours === undefined) throw classNotFound();
  return hours;
}

/**
 * Sets when students of a class may play, in minutes of its day; without minutes at any time. Teachers of the class only.
 * `seen` is what the page showed: "930-1200", or empty for any time.
 *
 * @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT
 */
export async function setBattleHours(
  { db }: Services,
  viewer: Viewer,
  input: {
    classId: string;
    fromMinute?: number | null | undefined;
    untilMinute?: number | null | undefined;
    seen?: string | null | undefined;
  },
): Promise<void> {
  const hours = readHours(input.fromMinute ?? null, input.untilMinute ?? null);
  const { classId, seen } = input;
  if (!isUuid(classId)) throw classNotFound();
  await db.transaction().execute(async (trx) => {
    await lockHours(trx, classId);
    const saved = await findHours(trx, viewer.id, classId);
    if (saved === undefined) throw classNotFound();
    requireSeen(seen ?? undefined, versionOf(saved));
    if (!(await storeHours(trx, { teacherId: viewer.id, classId, hours }))) throw classNotFound();
  });
}

const versionOf = (hours: BattleHours | null) => (hours === null ? '' : `${hours.fromMinute}-${hours.untilMinute}`);

function readHours(fromMinute: number | null, untilMinute: number | null): BattleHours | null {
  if (fromMinute === null && untilMinute === null) return null;
  const isMinute = (minute: number | null): minute is number => minute !== null && minute >= 0 && minute < minutesADay;
  if (!isMinute(fromMinute) || !isMinute(untilMinute)) {
    throw new AppError('BAD_INPUT', 'Choose a start time and an end time.');
  }
  return { fromMinute, untilMinute };
}
