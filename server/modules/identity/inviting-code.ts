import { randomInt } from 'node:crypto';

/** Letters and digits that nobody mixes up when reading aloud. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 10;

/** A code for inviting friends, such as "MARS7K2Q4D": 31^10 possible ones. */
export function newInvitingCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
