/**
 * A hash puzzle that costs who solves it some work and who checks it almost none. A puzzle is a random id and a number of
 * bits; its solution is one number for each of eight parts, such that SHA-256 of id, part and number begins with
 * `bits - 3` zero bits. So it takes 2^bits hashes on average, and hardly ever twice as many.
 */
export const puzzleParts = 8;

/** Random, as 32 hexadecimal digits. */
export const puzzleIdShape = /^[0-9a-f]{32}$/;

/** Whether every part of the solution is right. */
export function isPuzzleSolved(id: string, bits: number, solution: string): boolean {
  if (!/^\d{1,10}(,\d{1,10})*$/.test(solution)) return false;
  const numbers = solution.split(',').map(Number);
  return numbers.length === puzzleParts && numbers.every((number, part) => fits(blockOf(id, part), number, bits));
}

/** Looks for the number of one part, `tries` of them from `from` on; null when none of these is it. */
export function findPart(id: string, bits: number, part: number, from: number, tries: number): number | null {
  const block = blockOf(id, part);
  for (let number = from; number < from + tries; number += 1) if (fits(block, number, bits)) return number;
  return null;
}

/** The one block that is hashed: 16 bytes of id, the part, the number, then SHA-256's padding for 24 bytes. */
function blockOf(id: string, part: number): Uint32Array {
  const block = new Uint32Array(16);
  for (let word = 0; word < 4; word += 1) block[word] = Number.parseInt(id.slice(word * 8, word * 8 + 8), 16);
  block[4] = part;
  block[6] = 0x80000000;
  block[15] = 24 * 8;
  return block;
}

function fits(block: Uint32Array, number: number, bits: number): boolean {
  block[5] = number;
  return firstWord(block) >>> (32 - (bits - 3)) === 0;
}

const isPrime = (value: number): boolean => {
  for (let factor = 2; factor * factor <= value; factor += 1) if (value % factor === 0) return false;
  return true;
};
const primes = Array.from({ length: 310 }, (_, index) => index + 2).filter(isPrime);
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);
/** FIPS 180-4: fractions of the cube roots of the first 64 primes, and of the square roots of the first eight. */
const roundWords = Uint32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));
const startWords = Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const schedule = new Uint32Array(64);
const word = (words: Uint32Array, index: number): number => words[index] as number;
const turn = (value: number, by: number): number => (value >>> by) | (value << (32 - by));

/** The first word of SHA-256 of a message of one block (FIPS 180-4, section 6.2.2). */
export function firstWord(block: Uint32Array): number {
  schedule.set(block);
  for (let t = 16; t < 64; t += 1) {
    const two = word(schedule, t - 2);
    const fifteen = word(schedule, t - 15);
    const late = turn(two, 17) ^ turn(two, 19) ^ (two >>> 10);
    const early = turn(fifteen, 7) ^ turn(fifteen, 18) ^ (fifteen >>> 3);
    schedule[t] = (late + word(schedule, t - 7) + early + word(schedule, t - 16)) | 0;
  }
  let a = word(startWords, 0) | 0;
  let b = word(startWords, 1) | 0;
  let c = word(startWords, 2) | 0;
  let d = word(startWords, 3) | 0;
  let e = word(startWords, 4) | 0;
  let f = word(startWords, 5) | 0;
  let g = word(startWords, 6) | 0;
  let h = word(startWords, 7) | 0;
  for (let t = 0; t < 64; t += 1) {
    const choose = (e & f) ^ (~e & g);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choose + word(roundWords, t) + word(schedule, t)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  return (a + word(startWords, 0)) >>> 0;
}
