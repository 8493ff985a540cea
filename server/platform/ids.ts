import { randomBytes, randomUUID } from 'node:crypto';

/** A random UUID (version 4). */
export const newId = (): string => randomUUID();

/** An unguessable token of 256 bits, base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');
