import { hash, verify } from '@node-rs/argon2';
import { inHashQueue } from './hash-queue';

const argon2id = 2;

/** OWASP password storage cheat sheet: argon2id with 19 MiB, two passes, one lane. */
const options = { algorithm: argon2id, memoryCost: 19456, timeCost: 2, parallelism: 1 };

let dummyHash: Promise<string> | null = null;

/** Hashes a password for keeping. */
export function hashPassword(password: string): Promise<string> {
  return inHashQueue(() => hash(password, options));
}

/**
 * Whether the password belongs to the hash. Without a hash (no such account) it takes as long, against a hash that
 * nobody's password has, and says no.
 */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('an account that does not exist');
  const against = passwordHash ?? (await dummyHash);
  const matches = await inHashQueue(() => verify(against, password));
  return matches && passwordHash !== null;
}
