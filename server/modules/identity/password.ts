import { hash, verify } from '@node-rs/argon2';
import { type HashPlace, inHashQueue } from './hash-queue';

const argon2id = 2;

/** OWASP password storage cheat sheet: argon2id with 19 MiB, two passes, one lane. */
const options = { algorithm: argon2id, memoryCost: 19456, timeCost: 2, parallelism: 1 };

let dummyHash: Promise<string> | null = null;

/** Hashes a password for keeping. */
export function hashPassword(password: string, place: HashPlace = { key: '' }): Promise<string> {
  return inHashQueue(() => hash(password, options), place);
}

/**
 * Whether the password belongs to the hash. Without a hash (no such account, or null or empty: none was
 * chosen) it takes as long, against a hash that
 * nobody's password has, and says no.
 */
export async function passwordMatches(
  passwordHash: string | null,
  password: string,
  place: HashPlace,
): Promise<boolean> {
  dummyHash ??= hash('an account that does not exist', options);
  const against = passwordHash || (await dummyHash);
  const matches = await inHashQueue(() => verify(against, password), place);
  return matches && Boolean(passwordHash);
}
