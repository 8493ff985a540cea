import { randomInt } from 'node:crypto';

/** Letters and digits that nobody mixes up when reading aloud. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A code that people hand on, random: of the 16 signs of an inviting code there are 31^16. */
export function newInvitingCode(length = 16): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
