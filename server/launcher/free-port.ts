import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../../scripts/lib/start-error.mjs';

/**
 * Checks that a port can be listened on. Programs of a launcher that was killed may need a moment to leave, so a taken
 * port is looked at again until `patience` milliseconds have passed.
 * @throws StartError that names the setting to change
 */
export async function requireFreePort(options: {
  setting: 'PORT' | 'BFF_PORT';
  port: number;
  host: string | undefined;
  patience: number;
}): Promise<void> {
  const until = Date.now() + options.patience;
  for (;;) {
    const code = await tryToListen(options.port, options.host);
    if (code === undefined) return;
    if (code !== 'EADDRINUSE' || Date.now() >= until) throw new StartError(sentence(options, code));
    await pause(100);
  }
}

function tryToListen(port: number, host: string | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

function sentence(
  { setting, port, host }: { setting: string; port: number; host: string | undefined },
  code: string,
): string {
  const other = `${setting}=${port < 65_000 ? port + 100 : port - 100} npm start`;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program: stop that program, or choose another port, for example ${other}.`;
  }
  if (code === 'EACCES')
    return `This user may not open port ${port}: choose one above 1023, for example ${setting}=8080 npm start.`;
  return `Port ${port} cannot be opened at ${host ?? 'any address'} (${code}): check ${setting} and HOST.`;
}
