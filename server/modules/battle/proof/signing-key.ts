import { createPrivateKey, createPublicKey, hkdfSync } from 'node:crypto';
import type { Services } from '../../../platform/services';
import type { SigningKeys } from './sign-record';

/** An Ed25519 private key of 32 bytes in PKCS #8 begins with these (RFC 8410). */
const pkcs8Start = Buffer.from('302e020100300506032b657004220420', 'hex');

const keys = new WeakMap<Services, SigningKeys>();

/** The key that records are signed with: made from the server's secret, so that it is the same on every process. */
export function signingKeys(services: Services): SigningKeys {
  const known = keys.get(services) ?? deriveKeys(services.secret);
  keys.set(services, known);
  return known;
}

function deriveKeys(secret: string): SigningKeys {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'marsmaths battle records', 32));
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Start, seed]), format: 'der', type: 'pkcs8' });
  return {
    privateKey: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString(),
  };
}
