import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../scripts/lib/start-error.mjs';
import type { Running } from './supervise';

const limitMs = 60_000;
const intervalMs = 50;

/**
 * Waits until a program answers at its health address.
 * @throws StartError when it ends before that, or does not answer within a minute
 */
export async function waitUntilHealthy(name: string, program: Running, url: string, logFile: string): Promise<void> {
  const until = Date.now() + limitMs;
  let ended: string | undefined;
  void program.ended.then((reason) => {
    ended = reason.replace(/\s+/g, ' ').trim().slice(0, 300).replace(/\.$/, '');
  });
  while (!(await isHealthy(url))) {
    if (ended !== undefined) {
      throw new StartError(`The ${name} did not start (${ended}): details are in ${logFile}.`);
    }
    if (Date.now() > until) {
      throw new StartError(`The ${name} did not answer at ${url} within a minute: details are in ${logFile}.`);
    }
    await pause(intervalMs);
  }
}

/** Whether it answers that all is well, in so many milliseconds. */
export async function isHealthy(url: string, within = 2000): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(within) })).ok;
  } catch {
    return false;
  }
}
