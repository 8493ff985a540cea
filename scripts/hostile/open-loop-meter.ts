import { once } from 'node:events';
import { connect } from 'node:net';

/** Asks the meter of a program (`loop-meter.mjs`) what its event loop has done so far. */
export async function openLoopMeter(path: string) {
  const socket = connect(path);
  await once(socket, 'connect');
  const read = async () => {
    socket.write('?');
    const [line] = (await once(socket, 'data')) as [Buffer];
    const [active = 0, processor = 0] = line.toString().split(' ').map(Number);
    return { active, processor };
  };
  return {
    /**
     * Milliseconds of the event loop that some work takes. The time that it is busy counts what other programs take
     * meanwhile, and the processor's time what other threads do: the loop's own work is below both.
     */
    async timeOf(work: () => Promise<unknown>): Promise<number> {
      const before = await read();
      await work();
      const after = await read();
      return Math.min(after.active - before.active, after.processor - before.processor);
    },
    close: () => void socket.destroy(),
  };
}
