/**
 * `npm run verify-battle -- <file> [key file]`: recomputes a match from its downloaded record, without the site. The key
 * file is the server's public key (PEM); without it the record's own is used, and its fingerprint is there to compare.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readRecord } from '../server/modules/battle/proof/read-record';
import { verifyRecord } from '../server/modules/battle/proof/verify-record';

const [file, keyFile] = process.argv.slice(2);
process.exitCode = main();

function main(): number {
  if (file === undefined) return say('Name the file of the record: npm run verify-battle -- <file> [key file]');
  const [json, key] = [textOf(file), keyFile === undefined ? null : textOf(keyFile)];
  if (json === null) return say(`“${file}” cannot be read.`);
  if (keyFile !== undefined && key === null) return say(`“${keyFile}” cannot be read.`);
  const signed = readRecord(json);
  if (signed === null) return say(`“${file}” is no record of a battle, or was changed so far that it cannot be read.`);
  const { ok, checks } = verifyRecord(signed, key ?? signed.publicKey);
  for (const check of checks)
    console.log(`${check.ok === null ? '?' : check.ok ? '✓' : '✗'} ${check.name}: ${check.words}`);
  if (key === null) {
    const fingerprint = createHash('sha256').update(signed.publicKey.trim()).digest('hex');
    console.log(`Signed with the key ${fingerprint}: compare it with the one on the page of the match.`);
  }
  console.log(ok ? 'The match came out as recorded.' : 'The record does not prove the match.');
  return ok ? 0 : 1;
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function say(message: string): number {
  console.error(message);
  return 1;
}
