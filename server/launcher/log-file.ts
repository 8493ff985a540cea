import { appendFileSync, renameSync, statSync } from 'node:fs';

/** A log file is put aside (as `<name>.1`) when it has grown to this many bytes. */
const largest = 10_000_000;

/**
 * Opens a log file for whole lines. Lines of one moment are written together: at thousands of requests a second, a
 * write for each costs more than the requests. A line that cannot be written (disk full) is dropped: logging stops
 * nothing.
 */
export function openLogFile(file: string): (line: string) => void {
  let size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  let waiting: string[] = [];
  const write = () => {
    if (waiting.length === 0) return;
    const text = `${waiting.join('\n')}\n`;
    waiting = [];
    try {
      if (size > largest) {
        renameSync(file, `${file}.1`);
        size = 0;
      }
      appendFileSync(file, text, { mode: 0o600 });
      size += text.length;
    } catch {
      // See above.
    }
  };
  process.once('exit', write);
  return (line) => {
    waiting.push(line);
    if (waiting.length === 1) setImmediate(write);
  };
}
