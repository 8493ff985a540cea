import { expect, it } from 'vitest';
import { eventData } from './event-data';

async function dataOf(...pieces: (string | Uint8Array)[]): Promise<string[]> {
  const encoder = new TextEncoder();
  async function* bytes() {
    for (const piece of pieces) yield typeof piece === 'string' ? encoder.encode(piece) : piece;
  }
  const found: string[] = [];
  for await (const data of eventData(bytes())) found.push(data);
  return found;
}

it.each(['\n', '\r\n', '\r'])('reads lines that end with %j', async (end) => {
  expect(await dataOf(['data: one', '', 'data:two', '', ''].join(end))).toEqual(['one', 'two']);
});

it('puts lines and characters together that were cut', async () => {
  const bytes = new TextEncoder().encode('data: 3 × 4\r\ndata: b\n');
  const pieces = [...bytes].map((byte) => Uint8Array.of(byte));
  expect(await dataOf(...pieces)).toEqual(['3 × 4', 'b']);
});

it('passes over comments, other fields, rubbish and a line without an end', async () => {
  expect(await dataOf(': ping\nevent: x\nid: 7\n<html>\ndata: a\n{"b":1}\ndata: cut')).toEqual(['a']);
});

it('drops a line that never ends, and reads on after it', async () => {
  const endless = 'x'.repeat(70_000);
  expect(await dataOf(`data: ${endless}`, `${endless}\ndata: a\n`)).toEqual(['a']);
});
