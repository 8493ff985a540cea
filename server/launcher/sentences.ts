import { isStartError } from '../../scripts/lib/start-error.mjs';

/** The first line of an error's message, without an address that might hold a password. */
export function oneSentence(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return (text.split('\n')[0] ?? '').replace(/postgres(ql)?:\/\/\S+/g, 'the database').replace(/\.$/, '');
}

/** What to tell somebody whose start failed: one sentence that says what to do. */
export function startFailure(error: unknown, logFolder: string): string {
  if (isStartError(error) && error instanceof Error) return error.message;
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'DATABASE_NEWER') {
      return 'The database was written by a newer release of Marsmaths: start that release, or name another data folder with DATA_DIR.';
    }
    if (error.code === 'ENOSPC') return 'The disk is full: make room and start again.';
  }
  return `Marsmaths could not start (${oneSentence(error)}): details are in ${logFolder}.`;
}
