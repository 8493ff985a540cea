import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * A hash over names and contents of files and folders (recursively), independent of the order on disk. A missing
 * entry counts as missing, so that adding it changes the hash.
 *
 * @param {string} root paths are taken and hashed relative to it
 * @param {string[]} entries files or folders
 * @param {(path: string) => boolean} [skip] by path relative to root
 * @returns {string} hexadecimal
 */
export function fingerprint(root, entries, skip = () => false) {
  const hash = createHash('sha256');
  for (const entry of entries) {
    for (const file of filesBelow(join(root, entry))) {
      const name = relative(root, file);
      if (skip(name)) continue;
      const content = readFileSync(file);
      hash.update(`${name}\0${content.length}\0`).update(content);
    }
    hash.update('\n');
  }
  return hash.digest('hex');
}

function* filesBelow(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.isFile()) yield path;
  if (!stat?.isDirectory()) return;
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}
