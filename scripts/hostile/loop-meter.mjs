/**
 * Loaded into a program before its own code (`node --import`): tells on a socket how many milliseconds its event loop has
 * been busy so far, and how many its processor time is.
 */
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';

const folder = process.env.LOOP_METER_FOLDER;
// build/web/index.js is "web", build/bff/index.js is "bff".
const program = basename(dirname(process.argv[1] ?? ''));
if (folder !== undefined && (program === 'web' || program === 'bff')) {
  const path = join(folder, `${program}.sock`);
  rmSync(path, { force: true });
  const meter = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', () => {
      const { user, system } = process.cpuUsage();
      socket.write(`${performance.eventLoopUtilization().active} ${(user + system) / 1000}\n`);
    });
  });
  meter.listen(path).unref();
}
