import { randomInt } from 'node:crypto';

/** Letters and digits that nobody mixes up when reading aloud. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 16;

/** A code for inviting friends, random: 31^16 possible ones. */
export function newInvitingCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
