import { setTimeout as pause } from 'node:timers/promises';
import getPort, { portNumbers } from 'get-port';
import { StartError } from '../../scripts/lib/start-error.mjs';
import { blockedPorts } from '../blocked-ports';

/**
 * Checks that a port can be listened on. Programs of a launcher that was killed may need a moment to leave, so a taken
 * port is looked at again until `patience` milliseconds have passed.
 * @throws StartError that names the setting to change, and a port that is free
 */
export async function requireFreePort(options: {
  setting: 'PORT' | 'BFF_PORT';
  port: number;
  host: string | undefined;
  patience: number;
}): Promise<void> {
  const { setting, port, host } = options;
  const first = Math.min(Math.max(port + 1, 3000), 65_000);
  const ports = [port, ...portNumbers(first, first + 100)];
  const until = Date.now() + options.patience;
  for (;;) {
    const free = await getPort({ port: ports, exclude: blockedPorts, ...(host ? { host } : {}) }).catch((cause) => {
      throw new StartError(`Nothing can listen at ${host} (${cause.code ?? cause.message}): check HOST.`, { cause });
    });
    if (free === port) return;
    if (Date.now() >= until) {
      throw new StartError(
        `Port ${port} is taken by another program, or closed to this user: choose another one, for example ${setting}=${free} npm start.`,
      );
    }
    await pause(100);
  }
}
