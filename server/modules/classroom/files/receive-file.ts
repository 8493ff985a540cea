import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileLimits, fileNameOf, sizeInWords } from '../../../../rules/class-files';
import type { Trx } from '../../../db/client';
import { AppError } from '../../../platform/app-error';
import type { ReceivedFile } from '../../../platform/files/file-store';
import { asFolderFailure } from '../../../platform/files/folder-failure';
import { newId } from '../../../platform/ids';
import { takeOrRefuse } from '../../../platform/limits/take-or-refuse';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { lockTaughtClass } from '../classes.repo';
import { classNewsJob } from '../news/news-job';
import { classNotFound, requireTeacher } from '../teaching';
import type { ClassFile } from './class-file';
import { type ClassRoom, deleteObject, findRoom, insertFile, insertObject } from './files.repo';
import { type Inspection, inspectContent } from './inspect-content';

/** Students are told of new files when no other has come for so long. */
const newsDelayMs = 10 * 60_000;

/**
 * Takes a file for a class from a stream and shares it. It is written beside the store first and looked at there: what
 * is too large, refused for its content or interrupted leaves nothing behind. The students hear of it some minutes later,
 * once for all files of a while.
 * Throws NOT_FOUND, TOO_LARGE, UNPROCESSABLE (content, or no room left), RATE_LIMITED, UNAVAILABLE (the disk refuses).
 */
export async function receiveFile(
  services: Services,
  viewer: Viewer,
  { classId, name }: { classId: string; name: string },
  body: Readable,
): Promise<ClassFile> {
  const { db, files, limits } = services;
  requireTeacher(viewer, classId);
  requireRoom(await findRoom(db, viewer.id, classId), 0);
  const tooMany = 'That was a lot of files. Please wait a bit.';
  await takeOrRefuse(limits, [['classFileInHour', viewer.id]], tooMany);
  const key = randomBytes(20).toString('hex');
  const path = join(files.incoming, key);
  try {
    await mkdir(files.incoming, { recursive: true });
    const size = await writeCounted(body, path);
    const inspection = await oneAtATime(async () => inspectContent(await readFile(path), name));
    if ('refusal' in inspection) throw new AppError('UNPROCESSABLE', inspection.refusal);
    const { kind } = inspection;
    const file = { kind, size, name: fileNameOf(name, kind) };
    return await share(services, viewer, { ...file, classId }, { key, path });
  } catch (error) {
    throw asFolderFailure(error, services.log);
  } finally {
    // Where the folder is none, there is nothing to take away.
    await rm(path, { force: true }).catch(() => undefined);
  }
}

async function share(
  services: Services,
  viewer: Viewer,
  file: Pick<ClassFile, 'kind' | 'size' | 'name'> & { classId: string },
  { key, path }: { key: string } & Pick<ReceivedFile, 'path'>,
): Promise<ClassFile> {
  const { db, files, clock, jobs } = services;
  const { classId, ...about } = file;
  const now = clock.now();
  const id = newId();
  // From here on the job that sweeps finds the object, even if this process dies.
  await insertObject(db, key, now);
  try {
    await files.put(key, { path, size: about.size });
    await db.transaction().execute(async (trx: Trx) => {
      // The lock makes uploads into one class wait for each other: they cannot pass the limit together.
      if (!(await lockTaughtClass(trx, viewer.id, classId))) throw classNotFound();
      requireRoom(await findRoom(trx, viewer.id, classId), about.size);
      await insertFile(trx, {
        ...about,
        id,
        class_id: classId,
        object_key: key,
        uploaded_by: viewer.id,
        created_at: now,
      });
      const at = new Date(now.getTime() + newsDelayMs);
      await jobs.schedule(classNewsJob, { classId }, { key: `files ${classId}`, at }, trx);
    });
  } catch (error) {
    // What cannot be taken away now is swept later.
    const isGone = await files.remove(key).then(
      () => true,
      () => false,
    );
    if (isGone) await deleteObject(db, key);
    throw error;
  }
  return { ...about, id, createdAt: now, uploadedBy: viewer.account.nickname };
}

/** Writes a stream to a file and returns how many bytes there were. Throws TOO_LARGE and stops once there are too many. */
async function writeCounted(body: Readable, path: string): Promise<number> {
  let size = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > fileLimits.bytes ? tooLarge() : null, chunk);
    },
  });
  await pipeline(body, counting, createWriteStream(path, { flags: 'wx' }));
  return size;
}

function requireRoom(room: ClassRoom | undefined, more: number): void {
  if (room === undefined) throw classNotFound();
  if (room.archived) throw new AppError('UNPROCESSABLE', 'This class is archived. Reopen it first.');
  if (room.files >= fileLimits.filesOfClass) {
    const most = fileLimits.filesOfClass;
    throw new AppError('UNPROCESSABLE', `A class can have ${most} files. Delete some old ones first.`);
  }
  if (room.bytes + more <= fileLimits.bytesOfClass) return;
  const left = Math.max(0, fileLimits.bytesOfClass - room.bytes);
  const sentence = `A class has room for ${sizeInWords(fileLimits.bytesOfClass)} of files, and ${sizeInWords(left)} is left.`;
  throw new AppError('UNPROCESSABLE', `${sentence} Deleted files count for ${fileLimits.daysToRestore} days.`);
}

const tooLarge = () => new AppError('TOO_LARGE', `This file is over the ${sizeInWords(fileLimits.bytes)} limit.`);

let inspecting: Promise<unknown> = Promise.resolve();

/** A file is looked at as a whole: one after another, they never fill the memory. */
function oneAtATime(inspect: () => Promise<Inspection>): Promise<Inspection> {
  const inspection = inspecting.then(inspect);
  inspecting = inspection.catch(() => undefined);
  return inspection;
}
