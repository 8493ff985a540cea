import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { GatheringWriter } from './gathering-writer.server';

function sink() {
  const writes: string[] = [];
  const target = new Writable({
    write(chunk: Buffer, _encoding, done) {
      writes.push(chunk.toString());
      done();
    },
  });
  return { writes, target };
}

it('a page complete at once is one write', async () => {
  const { writes, target } = sink();
  const writer = new GatheringWriter(target);
  for (const part of ['<html>', 'é', '</html>']) writer.write(part);
  writer.flush();
  writer.end('!');
  await finished(target);
  expect(writes).toEqual(['<html>é</html>!']);
});

it('what is ready goes out at a pause, the rest later', async () => {
  const { writes, target } = sink();
  const writer = new GatheringWriter(target);
  writer.write('frame');
  writer.flush();
  await new Promise(setImmediate);
  expect(writes).toEqual(['frame']);
  writer.end('rest');
  await finished(target);
  expect(writes).toEqual(['frame', 'rest']);
});

it('a reader that leaves ends the writing', async () => {
  const { target } = sink();
  const writer = new GatheringWriter(target);
  target.destroy();
  await new Promise<void>((resolve) => writer.on('close', resolve));
  expect(writer.destroyed).toBe(true);
});
