import { createHmac, timingSafeEqual } from 'node:crypto';
import { firstPasswordWords } from './first-password-words';

/**
 * The first password of a prepared account, such as "tiger-lemon-4827". It follows from our secret, the account and how
 * many there were before it: it is stored nowhere, and its card can be printed again until the student has chosen another.
 * 27 bits; tries are counted like those of any password.
 */
export function firstPassword(secret: string, userId: string, version: number): string {
  const bytes = createHmac('sha256', secret).update(`first password ${userId} ${version}`).digest();
  const word = (place: number) => firstPasswordWords[bytes.readUInt32BE(place) % firstPasswordWords.length];
  const number = String(bytes.readUInt32BE(8) % 10_000).padStart(4, '0');
  return `${word(0)}-${word(4)}-${number}`;
}

/** Whether this was typed for it: in any case, with spaces for hyphens. Compared in constant time. */
export function isFirstPassword(typed: string, expected: string): boolean {
  const read = typed
    .trim()
    .toLowerCase()
    .replace(/[\s\p{Pd}]+/gu, '-');
  const [a, b] = [read, expected].map((text) => createHmac('sha256', 'compare').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
