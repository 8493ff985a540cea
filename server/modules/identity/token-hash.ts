import { createHash } from 'node:crypto';

/** Tokens are kept as SHA-256: enough for 256 random bits, and a stolen table opens nothing. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
