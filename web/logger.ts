import { pino, stdTimeFunctions } from 'pino';

/** Lines are written together: one write for each request costs more than a cached page (pino's own buffer, a tenth of it). */
const bufferLength = 16_000;
const flushMs = 100;

let buffer = '';
let timer: NodeJS.Timeout | undefined;

/** Fields are named one by one by those who log; nothing of a request gets in by itself. */
export const logger = pino(
  { base: null, timestamp: stdTimeFunctions.isoTime },
  {
    write(line: string) {
      buffer += line;
      if (buffer.length > bufferLength) flushLog();
      else timer ??= setTimeout(flushLog, flushMs).unref();
    },
  },
);

function flushLog(): void {
  clearTimeout(timer);
  timer = undefined;
  if (buffer !== '') process.stdout.write(buffer);
  buffer = '';
}

process.once('exit', flushLog);
