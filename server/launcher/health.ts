import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../scripts/lib/start-error.mjs';
import type { Supervised } from './supervise';

const limit = 60_000;
const look = 50;

/**
 * Waits until a program answers at its health address.
 * @throws StartError when it ends before that, or does not answer within a minute
 */
export async function waitUntilHealthy(name: string, program: Supervised, url: string, logFile: string): Promise<void> {
  const until = Date.now() + limit;
  let lastWords: string | undefined;
  void program.ended.then((end) => {
    lastWords = end.lastWords;
  });
  while (!(await isHealthy(url))) {
    if (lastWords !== undefined) {
      throw new StartError(`The ${name} did not start (${oneLine(lastWords)}): details are in ${logFile}.`);
    }
    if (Date.now() > until) {
      throw new StartError(`The ${name} did not answer at ${url} within a minute: details are in ${logFile}.`);
    }
    await pause(look);
  }
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 300).replace(/\.$/, '');
}
