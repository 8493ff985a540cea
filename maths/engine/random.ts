/**
 * Seeded random numbers (xmur3 hash into sfc32, both public domain algorithms by Bob Jenkins and Chris Doty-Humphrey).
 * The same seed gives the same sequence on every machine: stored questions are replayed from it.
 */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform whole number, both ends included. */
  int(low: number, high: number): number;
  /** Like `int`, never zero. */
  nonZeroInt(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
  /** True with probability `p` (default one half). */
  chance(p?: number): boolean;
}

const MAX_SEED = 10_000;

export function createRandom(seed: string): Random {
  if (seed.length > MAX_SEED) throw new RangeError('This seed is too long.');
  let [a, b, c, d] = seedWords(seed);
  const next32 = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i += 1) next32();
  const next = () => next32() / 4294967296;
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    nonZeroInt(low, high) {
      if (low >= 0 && high <= 0) throw new RangeError('There is no number but zero between these.');
      let value = 0;
      while (value === 0) value = int(low, high);
      return value;
    },
    pick: (items) => items[int(0, items.length - 1)] as (typeof items)[number],
    shuffle(items) {
      const out = [...items];
      for (let i = out.length - 1; i > 0; i -= 1) {
        const j = int(0, i);
        const held = out[i] as (typeof out)[number];
        out[i] = out[j] as (typeof out)[number];
        out[j] = held;
      }
      return out;
    },
    chance: (p = 0.5) => next() < p,
  };
}

function seedWords(text: string): [number, number, number, number] {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i += 1) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  const word = () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return h >>> 0;
  };
  return [word(), word(), word(), word()];
}
