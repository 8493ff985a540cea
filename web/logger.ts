import { destination, pino, stdTimeFunctions } from 'pino';

/** Lines are written together: one write for each request costs more than a cached page. */
const bufferBytes = 16_000;
const flushMs = 100;

const output = destination({ dest: 1, sync: false, minLength: bufferBytes, periodicFlush: flushMs });

/** Fields are named one by one by those who log; nothing of a request gets in by itself. */
export const logger = pino({ base: null, timestamp: stdTimeFunctions.isoTime }, output);

/** Writes what is still in the buffer, before the process ends. */
export function flushLog(): void {
  output.flushSync();
}
