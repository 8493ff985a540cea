import { createHash, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { findPart, isPuzzleSolved, puzzleParts } from './proof-of-work';

const newId = () => randomBytes(16).toString('hex');

function solve(id: string, bits: number): string {
  return Array.from({ length: puzzleParts }, (_, part) => findPart(id, bits, part, 0, 2 ** 24)).join(',');
}

/** The same by Node's own SHA-256. */
function leadingZeros(id: string, part: number, number: number): number {
  const message = Buffer.alloc(24);
  message.write(id, 'hex');
  message.writeUInt32BE(part, 16);
  message.writeUInt32BE(number, 20);
  return Math.clz32(createHash('sha256').update(message).digest().readUInt32BE());
}

it('takes for solved what Node’s SHA-256 finds solved', () => {
  for (let round = 0; round < 20; round += 1) {
    const id = newId();
    const solution = solve(id, 10);
    expect(isPuzzleSolved(id, 10, solution)).toBe(true);
    for (const [part, number] of solution.split(',').entries()) {
      expect(leadingZeros(id, part, Number(number))).toBeGreaterThanOrEqual(7);
    }
  }
});

it('finds no number where there is none in the range, as Node finds none', () => {
  const id = newId();
  const first = findPart(id, 12, 0, 0, 2 ** 20) ?? 0;
  expect(first === 0 ? null : findPart(id, 12, 0, 0, first)).toBeNull();
  for (let number = 0; number < first; number += 1) expect(leadingZeros(id, 0, number)).toBeLessThan(9);
});

it('takes neither another puzzle’s solution nor a part of one, nor what is none', () => {
  const id = newId();
  const solution = solve(id, 16);
  expect(isPuzzleSolved(newId(), 16, solution)).toBe(false);
  for (const wrong of ['', solution.split(',').slice(1).join(','), `${solution},0`, 'x', '0,0,0,0,0,0,0,0', '-1,2']) {
    expect(isPuzzleSolved(id, 16, wrong)).toBe(false);
  }
});
