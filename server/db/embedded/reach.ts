import { type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Account } from './account';

const read = 4;
const enter = 1;

/**
 * Whether an account may enter every folder above a path and read what is there, by owner, group and mode. A path
 * that does not exist yet counts as reachable when its nearest existing folder is.
 */
export function canReach(account: Account, path: string): boolean {
  const target = statSync(path, { throwIfNoEntry: false });
  if (target && !allows(target, account, target.isDirectory() ? enter : read)) return false;
  const parent = dirname(path);
  return parent === path || canReach(account, parent);
}

/** Whether the permission bits (4 read, 2 write, 1 enter) are granted to the account. */
export function allows(stat: Pick<Stats, 'uid' | 'gid' | 'mode'>, account: Account, bits: number): boolean {
  if (account.uid === 0) return true;
  const shift = stat.uid === account.uid ? 6 : stat.gid === account.gid ? 3 : 0;
  return ((stat.mode >> shift) & bits) === bits;
}
