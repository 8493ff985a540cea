import { createCookie } from '@remix-run/node';
import { deviceName } from './device-name';
import { env } from './env.server';
import { sessionCookie, siteIsSecure } from './session.server';

/** What this browser is known by to the accounts that signed in with it. Signed, and of no use without the password. */
const knownDevice = createCookie('mm_device', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure: siteIsSecure(),
  secrets: [env.INTERNAL_KEY || 'development-only'],
});

interface KnownDevice {
  token: string;
  expiresAt: string;
}

/** The browser of a request, as the GraphQL server takes it. */
export async function deviceOf({ headers }: Request): Promise<{ token: string | null; name: string }> {
  const token: unknown = await knownDevice.parse(headers.get('cookie'));
  return { token: typeof token === 'string' ? token : null, name: deviceName(headers.get('user-agent')) };
}

/** Set-Cookie value that lets the account know this browser at its next sign-in. */
export function deviceCookie({ token, expiresAt }: KnownDevice): Promise<string> {
  return knownDevice.serialize(token, { expires: new Date(expiresAt) });
}

/** The cookies of a browser that has just signed in. */
export async function signedInHeaders(signedIn: {
  token: string;
  expiresAt: string;
  device: KnownDevice;
}): Promise<Headers> {
  const headers = new Headers({ 'set-cookie': sessionCookie(signedIn.token, new Date(signedIn.expiresAt)) });
  headers.append('set-cookie', await deviceCookie(signedIn.device));
  return headers;
}
