import { findPart, puzzleParts } from '../../../rules/proof-of-work';

const triesAtOnce = 500;
/** The page stays responsive: so long at a stretch, then everything else has its turn. */
const stretchMs = 12;

/** Solves a puzzle of the server (rules/proof-of-work.ts), about a second of work at most on a cheap phone. */
export async function solvePuzzle({ challenge, bits }: { challenge: string; bits: number }): Promise<string> {
  const id = challenge.split('.')[0] ?? '';
  const numbers: number[] = [];
  let rested = performance.now();
  for (let part = 0; part < puzzleParts; part += 1) {
    let found: number | null = null;
    for (let from = 0; found === null; from += triesAtOnce) {
      found = findPart(id, bits, part, from, triesAtOnce);
      if (performance.now() - rested < stretchMs) continue;
      await new Promise((resolve) => setTimeout(resolve));
      rested = performance.now();
    }
    numbers.push(found);
  }
  return numbers.join(',');
}
