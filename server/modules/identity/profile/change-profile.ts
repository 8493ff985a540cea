import { adjustments as known } from '../../../../rules/adjustments';
import { yearLevels } from '../../../../rules/forms/limits';
import { nicknameForm } from '../../../../rules/forms/nickname';
import { isTimeZone } from '../../../../rules/time-zones';
import { yearLevelFreeFrom } from '../../../../rules/year-level';
import type { Trx } from '../../../db/client';
import { AppError } from '../../../platform/app-error';
import { localDay } from '../../../platform/local-day';
import { badField, parseInput } from '../../../platform/parse-input';
import { listVersion, requireSeen, savedInAnotherWindow } from '../../../platform/require-seen';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import {
  findYearLevel,
  lockProfile,
  updateAdjustments,
  updateNickname,
  updateTimeZone,
  updateYearLevel,
} from './profile.repo';

/**
 * Changes the name that others see; returns it as it is stored. BAD_INPUT for what cannot be read or insults, CONFLICT
 * where it is no longer the name that the page showed.
 */
export async function changeNickname(
  { db }: Services,
  { viewer, nickname, seen }: { viewer: Viewer; nickname: string; seen?: string | null },
): Promise<string> {
  const input = parseInput(nicknameForm, { nickname });
  await db.transaction().execute(async (trx) => {
    const { nickname: saved } = await lockProfile(trx, viewer.id);
    if (saved === input.nickname) return;
    requireSeen(seen ?? undefined, saved, { message: savedInAnotherWindow });
    await updateNickname(trx, viewer.id, input.nickname);
  });
  return input.nickname;
}

type OnYearChange = (
  trx: Trx,
  change: { userId: string; fromYear: number; toYear: number; now: Date },
) => Promise<void>;

/**
 * Changes the year level of a student, once in a calendar month of their time zone. The level that they have already is
 * no change. BAD_INPUT for no level of a school, FORBIDDEN for people who are no students, CONFLICT with the day from
 * which it is free again. `onChange` runs in the same transaction, and only where something is changed.
 */
export async function changeYearLevel(
  { db, clock }: Services,
  { viewer, yearLevel, onChange }: { viewer: Viewer; yearLevel: number; onChange?: OnYearChange },
): Promise<number> {
  if (!yearLevels.some((level) => level === yearLevel)) throw badField('yearLevel', 'Choose your year level.');
  const fromYear = viewer.account.yearLevel;
  if (fromYear === null) throw new AppError('FORBIDDEN', 'Only students have a year level.');
  const now = clock.now();
  const isChanged = await db.transaction().execute(async (trx) => {
    if (!(await updateYearLevel(trx, viewer.id, yearLevel, now))) return false;
    await onChange?.(trx, { userId: viewer.id, fromYear, toYear: yearLevel, now });
    return true;
  });
  if (isChanged) return yearLevel;
  const stands = await findYearLevel(db, viewer.id);
  if (stands?.year_level === yearLevel) return yearLevel;
  const freeFrom = yearLevelFreeDay(stands?.year_level_changed_at ?? null, viewer.timeZone, now);
  const day = freeFrom === null ? 'next month' : dayInWords(freeFrom);
  throw new AppError(
    'CONFLICT',
    `You’ve already changed your year level this month. You can change it again from ${day}.`,
    {
      details: { field: 'yearLevel' },
    },
  );
}

/**
 * Moves a person to another time zone, at once; their days never go back for it (docs/decisions/0017). UNPROCESSABLE for
 * a zone that nobody knows, CONFLICT where its clock is more than a day behind.
 */
export async function changeTimeZone(
  { db, clock }: Services,
  { viewer, timeZone }: { viewer: Viewer; timeZone: string },
): Promise<string> {
  const isMoved = isTimeZone(timeZone) ? await updateTimeZone(db, viewer.id, timeZone, clock.now()) : null;
  const details = { field: 'timeZone' };
  if (isMoved === null) throw new AppError('UNPROCESSABLE', 'Choose a time zone from the list.', { details });
  if (!isMoved) {
    const message = 'It’s two days earlier there right now. Try again tomorrow.';
    throw new AppError('CONFLICT', message, { details });
  }
  return timeZone;
}

/** The day (yyyy-MM-dd) from which the year level may be changed again; null when it may now. */
export function yearLevelFreeDay(changedAt: Date | null, timeZone: string, now: Date): string | null {
  return yearLevelFreeFrom(changedAt && localDay(changedAt, timeZone), localDay(now, timeZone));
}

/**
 * Replaces what a person adjusts for themselves; `practiceTimer` null leaves the clock as it is. CONFLICT where it is no
 * longer what the page showed (`seen`, with "no-clock" for challenges without one).
 */
export async function setAdjustments(
  { db }: Services,
  {
    viewer,
    names,
    practiceTimer,
    seen,
  }: { viewer: Viewer; names: readonly string[]; practiceTimer: boolean | null; seen?: readonly string[] | null },
): Promise<string[]> {
  const adjustments = known.filter((name) => names.includes(name));
  await db.transaction().execute(async (trx) => {
    const saved = await lockProfile(trx, viewer.id);
    const clock = saved.practice_timer ? [] : ['no-clock'];
    requireSeen(seen == null ? undefined : listVersion(seen), listVersion([...saved.adjustments, ...clock]), {
      message: savedInAnotherWindow,
    });
    await updateAdjustments(trx, viewer.id, { adjustments, practiceTimer });
  });
  return adjustments;
}

/** "1 December 2026". */
function dayInWords(day: string): string {
  return new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
