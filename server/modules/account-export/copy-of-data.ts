import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { isUuid } from '../../../rules/path-patterns';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { takeOrRefuse } from '../../platform/limits/take-or-refuse';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { notify } from '../notifications/index';
import { type CopyPart, collectCopy, partCount } from './collect-copy';
import { findCopy, findLatestCopy, findReadyCopy, finishCopy, insertCopy, updateProgress } from './export.repo';
import { packCopy } from './pack-copy';
import { deleteStoredObject, insertStoredObject } from './stored-objects.repo';

export const copyJob = 'copy-of-data';
/** How long a copy can be downloaded. */
export const copyDays = 7;

/** How a person's copy of their data stands. */
export interface CopyOfData {
  id: string;
  state: 'WAITING' | 'READY';
  /** 0 to 1. */
  progress: number;
  /** Bytes; null until it is ready. */
  size: number | null;
  expiresAt: Date | null;
}

/**
 * Asks for a copy of everything of the viewer's; while one is being made, that one. RATE_LIMITED after six finished ones in
 * an hour.
 */
export async function requestCopy(services: Services, viewer: Viewer): Promise<CopyOfData> {
  const { db, clock, jobs, limits } = services;
  const waiting = await myCopy(services, viewer);
  if (waiting?.state === 'WAITING') return waiting;
  const id = newId();
  const begun = await db.transaction().execute(async (trx) => {
    const row = { id, user_id: viewer.id, parts: partCount, asked_at: clock.now() };
    if (!(await insertCopy(trx, row))) return false;
    await takeOrRefuse(
      limits,
      [['copyInHour', viewer.id]],
      'You’ve already made a few copies today. Try again tomorrow.',
    );
    await jobs.schedule(copyJob, { exportId: id }, { key: id }, trx);
    return true;
  });
  if (begun) jobs.wake(copyJob);
  const copy = await myCopy(services, viewer);
  if (copy === null) throw new AppError('UNAVAILABLE', 'We couldn’t start the copy. Please try again.');
  return copy;
}

/** The latest copy of the viewer's data that is being made or can be downloaded; null when there is none. */
export async function myCopy({ db, clock }: Services, { id }: Viewer): Promise<CopyOfData | null> {
  const row = await findLatestCopy(db, id);
  if (row === undefined) return null;
  if (row.expires_at !== null && row.expires_at <= clock.now()) return null;
  const { state, size, expires_at: expiresAt } = row;
  return { id: row.id, state, progress: row.parts_done / row.parts, size, expiresAt };
}

/** The job: collects, packs and stores a copy, and tells the person. One that is there already is left alone. */
export async function makeCopy(services: Services, { exportId }: { exportId: string }): Promise<void> {
  const { db, clock, files, userEventSignal } = services;
  const copy = await findCopy(db, exportId);
  // The account may be gone by now.
  if (copy === undefined || copy.state !== 'WAITING') return;
  const parts: CopyPart[] = [];
  for await (const part of collectCopy(db, copy.user_id, clock.now())) {
    parts.push(part);
    await updateProgress(db, exportId, parts.length);
  }
  const now = clock.now();
  const archive = await packCopy(parts, now);
  const key = randomBytes(20).toString('hex');
  const path = join(files.incoming, key);
  await mkdir(files.incoming, { recursive: true });
  try {
    await writeFile(path, archive, { flag: 'wx' });
    // Noted first: whatever happens from here on, the object is found again and swept.
    await insertStoredObject(db, key, now);
    await files.put(key, { path, size: archive.length });
    await db.transaction().execute(async (trx) => {
      const expiresAt = new Date(now.getTime() + copyDays * 24 * 60 * 60_000);
      await finishCopy(trx, exportId, { object_key: key, size: archive.length, ready_at: now, expires_at: expiresAt });
      await notify(trx, 'COPY_READY', copy.user_id, { data: { days: copyDays }, at: now });
    });
  } catch (error) {
    await files.remove(key);
    await deleteStoredObject(db, key);
    throw error;
  } finally {
    await rm(path, { force: true });
  }
  await userEventSignal.notify(copy.user_id);
}

/** The archive of a copy of the viewer's own. NOT_FOUND for any other, and once it is too old. */
export async function openCopy(
  { db, clock, files }: Services,
  viewer: Viewer,
  id: string,
): Promise<{ name: string; size: number; bytes: Readable }> {
  const copy = isUuid(id) ? await findReadyCopy(db, id, viewer.id, clock.now()) : undefined;
  const bytes = copy?.object_key ? await files.open(copy.object_key) : null;
  if (!copy || bytes === null) throw new AppError('NOT_FOUND', 'This copy has been deleted. Ask for a new one.');
  const day = (copy.ready_at ?? copy.asked_at).toISOString().slice(0, 10);
  return { name: `marsmaths-my-data-${day}.zip`, size: copy.size ?? 0, bytes };
}
