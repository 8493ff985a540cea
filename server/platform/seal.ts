import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Text that nobody reads or changes without the secret, to be carried by a browser. `purpose` keeps kinds apart. */
export function seal(secret: string, purpose: string, value: object): string {
  const nonce = randomBytes(nonceBytes);
  const encrypting = createCipheriv(cipher, keyOf(secret, purpose), nonce);
  const body = Buffer.concat([encrypting.update(JSON.stringify(value), 'utf8'), encrypting.final()]);
  return Buffer.concat([nonce, encrypting.getAuthTag(), body]).toString('base64url');
}

/** What was sealed for this purpose; null for anything else. Its shape is the caller's to check. */
export function openSeal(secret: string, purpose: string, sealed: string): unknown {
  try {
    const bytes = Buffer.from(sealed, 'base64url');
    const decrypting = createDecipheriv(cipher, keyOf(secret, purpose), bytes.subarray(0, nonceBytes));
    decrypting.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    const text = Buffer.concat([decrypting.update(bytes.subarray(nonceBytes + tagBytes)), decrypting.final()]);
    return JSON.parse(text.toString('utf8'));
  } catch {
    return null;
  }
}

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `seal:${purpose}`, 32));
}
