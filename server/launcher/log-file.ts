import { appendFileSync, renameSync, statSync } from 'node:fs';

/** A log file is put aside (as `<name>.1`) when it has grown to this many bytes. */
const largest = 10_000_000;

/** Opens a log file for whole lines. A line that cannot be written (disk full) is dropped: logging stops nothing. */
export function openLogFile(file: string): (line: string) => void {
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return (line) => {
    try {
      if (size > largest) {
        renameSync(file, `${file}.1`);
        size = 0;
      }
      appendFileSync(file, `${line}\n`, { mode: 0o600 });
      size += line.length + 1;
    } catch {
      // See above.
    }
  };
}
