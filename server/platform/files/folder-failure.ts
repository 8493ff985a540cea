import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { AppError } from '../app-error';

/** Calls on files; a lost connection has such codes too, and another call. */
const fileCalls = new Set(['open', 'mkdir', 'write', 'rename', 'copyfile', 'fsync', 'close', 'stat', 'scandir']);

/** An error of the disk or its folders, such as EACCES, EROFS, ENOSPC; null for any other error. */
function fileCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return null;
  const { code, syscall } = error;
  return typeof code === 'string' && typeof syscall === 'string' && fileCalls.has(syscall) ? code : null;
}

/** What becomes of an error while a file is stored: UNAVAILABLE with a sentence where the disk or a folder refuses. */
export function asFolderFailure(error: unknown, log: Logger): unknown {
  const code = fileCode(error);
  if (code === null) return error;
  log.error({ code }, 'files cannot be stored');
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  return new AppError(
    'UNAVAILABLE',
    isFull
      ? 'There’s no room for more files right now. Please try again later.'
      : 'We can’t save files right now. Please try again later.',
    { retryAfterSeconds: 300 },
  );
}

/** Why nothing can be written into a folder, as the code of the error; null where all is well. */
export async function folderProblem(folder: string): Promise<string | null> {
  const probe = join(folder, `probe-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, '');
    await rm(probe, { force: true });
    return null;
  } catch (error) {
    return fileCode(error) ?? 'unknown';
  }
}
