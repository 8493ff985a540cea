import { hash } from 'node:crypto';

/** Tokens are stored as SHA-256: enough for 256 random bits, and a stolen table opens nothing. */
export function tokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
