import { newToken } from '../../platform/ids';

const yearMs = 365 * 24 * 60 * 60 * 1000;

/**
 * The browser that a person signs in with. An account that knows it does not hold it up for wrong passwords that others
 * type elsewhere (sign-in.ts).
 */
export interface Device {
  /** What its cookie holds; null for a browser that was never here. One browser may be known to several accounts. */
  token: string | null;
  /** Such as "Chrome on Android". */
  name: string;
}

/** What a browser stores to be recognised. */
export interface KnownDevice {
  token: string;
  expiresAt: Date;
}

/** What this browser is known by from now on, for a year from its last sign-in. One that is known stays what it is. */
export function knownDevice({ token }: Device, now: Date): KnownDevice {
  const known = token !== null && /^[\w-]{43}$/.test(token) ? token : newToken();
  return { token: known, expiresAt: new Date(now.getTime() + yearMs) };
}

/** How many devices an account stores, and for how long. */
export function deviceRetention(now: Date): { oldest: Date; most: number } {
  return { oldest: new Date(now.getTime() - yearMs), most: 20 };
}

/** The name as it is stored: short, and without control characters. */
export function deviceName({ name }: Device): string {
  return name.replace(/\p{C}/gu, '').slice(0, 60);
}
