import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import {
  type BattleRecord,
  canonicalJson,
  commitmentText,
  type QuestionSource,
  type SignedRecord,
} from '../../../../rules/battle/record';

export interface SigningKeys {
  /** PEM, PKCS #8. */
  privateKey: string;
  /** PEM, SPKI. */
  publicKey: string;
}

export function newSigningKeys(): SigningKeys {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/** What both players are told before the first question. */
export function commitmentOf(matchId: string, nonce: string, questions: readonly QuestionSource[]): string {
  return createHash('sha256')
    .update(commitmentText(matchId, nonce, questions))
    .digest('hex');
}

/** A record with the signature of the server's key (PEM). */
export function signRecord(record: BattleRecord, privateKey: string): SignedRecord {
  const key = createPrivateKey(privateKey);
  return {
    record,
    signature: sign(null, Buffer.from(canonicalJson(record)), key).toString('base64'),
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/** Whether the key (PEM) signed exactly this record, and is the one that it names. What is no key has not. */
export function isSignedBy({ record, signature, publicKey: named }: SignedRecord, publicKey: string): boolean {
  const bytes = Buffer.from(signature, 'base64');
  if (bytes.toString('base64') !== signature || named.trim() !== publicKey.trim()) return false;
  try {
    return verify(null, Buffer.from(canonicalJson(record)), createPublicKey(publicKey), bytes);
  } catch {
    return false;
  }
}
