import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that the time of a signed message may be away from ours. */
const toleranceSeconds = 300;

/** The header of a message: `t={epoch seconds},v1={HMAC-SHA256 of "t.body" in hex}`. */
export function signEvent(body: Buffer, secret: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${mac(body, secret, time)}`;
}

/** Whether a message was signed with the secret, within five minutes of now. Compares the raw bytes in constant time. */
export function isSigned(body: Buffer, header: string, secret: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.split('='));
  const time = Number(parts.find(([name]) => name === 't')?.[1]);
  if (!Number.isInteger(time) || Math.abs(now.getTime() / 1000 - time) > toleranceSeconds) return false;
  const expected = Buffer.from(mac(body, secret, time));
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(value);
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

function mac(body: Buffer, secret: string, time: number): string {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
}
