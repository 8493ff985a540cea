import { findPart, puzzleParts } from '../../../rules/proof-of-work';
import type { Answer } from '../backend/test-backend';

/** What an answer asks to be solved; fails where it asks for nothing. */
export function puzzleIn({ errors }: Answer): { challenge: string; bits: number; waitSeconds: number } {
  const { code, details } = errors[0]?.extensions ?? {};
  if (code !== 'PROOF_NEEDED') throw new Error(`No puzzle, but ${String(code)}.`);
  return details as { challenge: string; bits: number; waitSeconds: number };
}

/** Does the work, as a page does. */
export function solved({ challenge, bits }: { challenge: string; bits: number }) {
  const id = challenge.split('.')[0] ?? '';
  const solution = Array.from({ length: puzzleParts }, (_, part) => findPart(id, bits, part, 0, 2 ** 26)).join(',');
  return { challenge, solution };
}
