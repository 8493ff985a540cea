import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isPuzzleSolved, puzzleIdShape } from '../../../rules/proof-of-work';
import { AppError } from '../../platform/app-error';
import { attemptLimits } from '../../platform/limits/attempt-limits';
import type { Services } from '../../platform/services';

/** What a page sends back with a form that was held up. */
export interface Proof {
  challenge: string;
  /** Empty where no script ran: then waiting counts in place of the work. */
  solution: string;
}

/** 2^13 hashes take a cheap phone less than a tenth of a second, 2^17 about one second. */
const leastBits = 13;
const mostBits = 17;
const waitSecondsABit = 4;

interface Held {
  /** What the form is about, such as the email typed: a proof for one is none for another. */
  subject: string;
  clientAddress: string;
  proof: Proof | null;
}

/** How hard the puzzle is for so many attempts over the limit; null while there are none over it. */
export function puzzleBits(over: number): number | null {
  return over < 1 ? null : Math.min(mostBits, leastBits + Math.floor(Math.log2(over)));
}

/**
 * Slows a form down without refusing anybody: throws PROOF_NEEDED with a puzzle (`details.challenge`, `bits`,
 * `waitSeconds`) unless it comes with one that is solved, or, without scripts, one that is old enough. Each counts once,
 * and only where it is as hard as one would be now: puzzles that were gathered while they were cheap open nothing later.
 */
export async function requireProof(services: Services, held: Held, bits: number): Promise<void> {
  const known = readChallenge(services, held);
  if (known === null) throw await newPuzzle(services, held, bits);
  const waitedFor = Math.floor((services.clock.now().getTime() - known.at) / 1000);
  const missing = waitFor(Math.max(bits, known.bits)) - waitedFor;
  const isSolved = isPuzzleSolved(known.id, known.bits, held.proof?.solution ?? '');
  if (isSolved && known.bits < bits && missing > 0) throw await newPuzzle(services, held, bits);
  const solved = isSolved && known.bits >= bits;
  if (!solved && missing > 0) throw proofNeeded(held.proof?.challenge ?? '', known.bits, missing);
  const isFirstUse = (await services.limits.count('proofUsed', known.id)) === 1;
  const waits = solved ? 0 : await services.limits.count('waitedAtAddress', held.clientAddress);
  if (isFirstUse && waits <= attemptLimits.waitedAtAddress.points) return;
  throw await newPuzzle(services, held, bits);
}

/** The more of them an address asks for, the harder they are: a store of cheap ones cannot be laid in. */
async function newPuzzle(services: Services, { subject, clientAddress }: Held, bits: number): Promise<AppError> {
  const issued = await services.limits.count('puzzleAtAddress', clientAddress);
  const hardness = Math.max(bits, puzzleBits(issued) ?? bits);
  return proofNeeded(newChallenge(services, subject, hardness), hardness, waitFor(hardness));
}

const waitFor = (bits: number): number => (bits - leastBits + 1) * waitSecondsABit;

function proofNeeded(challenge: string, bits: number, waitSeconds: number): AppError {
  return new AppError(
    'PROOF_NEEDED',
    'There have been a lot of tries. Your browser needs to solve a short puzzle first.',
    {
      retryAfterSeconds: waitSeconds,
      details: { challenge, bits, waitSeconds },
    },
  );
}

/** "id.bits.time.signature": nothing has to be remembered of a puzzle until it is used. */
function newChallenge(services: Services, subject: string, bits: number): string {
  const text = `${randomBytes(16).toString('hex')}.${bits}.${services.clock.now().getTime()}`;
  return `${text}.${signature(services, subject, text)}`;
}

/** A challenge of ours for this subject that is not too old; null for anything else. */
function readChallenge(services: Services, { subject, proof }: Held): { id: string; bits: number; at: number } | null {
  const [id = '', bits = '', at = '', signed = ''] = (proof?.challenge ?? '').split('.');
  const expected = Buffer.from(signature(services, subject, `${id}.${bits}.${at}`));
  const given = Buffer.from(signed);
  if (!puzzleIdShape.test(id) || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const age = services.clock.now().getTime() - Number(at);
  return age > attemptLimits.proofUsed.seconds * 1000 ? null : { id, bits: Number(bits), at: Number(at) };
}

function signature({ secret }: Services, subject: string, text: string): string {
  return createHmac('sha256', secret).update(`proof-of-work:${text}:${subject}`).digest('base64url');
}
