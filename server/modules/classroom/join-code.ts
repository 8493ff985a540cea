import { randomInt } from 'node:crypto';
import { joinCodeAlphabet, joinCodeLength } from '../../../rules/classes';

/** A new join code, random: 23^7, that is 3.4 thousand million possible ones. */
export function newJoinCode(): string {
  return Array.from({ length: joinCodeLength }, () => joinCodeAlphabet[randomInt(joinCodeAlphabet.length)]).join('');
}
