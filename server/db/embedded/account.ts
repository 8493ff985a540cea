import { readFileSync, statSync } from 'node:fs';
import { StartError } from '../../../scripts/lib/start-error.mjs';

/** An account of the operating system, by number. */
export interface Account {
  uid: number;
  gid: number;
}

/** Accounts, best first, that a system has for running a database with no rights of its own. */
const ordinaryAccounts = ['postgres', 'nobody', 'daemon'];

/**
 * The account that PostgreSQL is to run as: ours, unless we are root, as which PostgreSQL refuses to run. Data that is
 * there already decides by its owner.
 */
export function databaseAccount(existingDataFolder: string | undefined): Account {
  const uid = process.getuid?.() ?? 0;
  if (uid !== 0) return { uid, gid: process.getgid?.() ?? 0 };
  const owner = existingDataFolder ? statSync(existingDataFolder, { throwIfNoEntry: false }) : undefined;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = pickAccount(readFileSync('/etc/passwd', 'utf8'));
  if (account) return account;
  throw new StartError(
    'PostgreSQL does not run as root and this system has no user named postgres, nobody or daemon: start Marsmaths as an ordinary user, or set DATABASE_URL.',
  );
}

/** Picks the account from the text of /etc/passwd (`name:password:uid:gid:…` a line). */
export function pickAccount(passwd: string): Account | undefined {
  const entries = passwd.split('\n').map((line) => line.split(':'));
  for (const name of ordinaryAccounts) {
    const [, , uid, gid] = entries.find(([entry]) => entry === name) ?? [];
    if (uid && gid && Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

/** What `spawn` needs to run a program as the account: nothing when it is our own. */
export function spawnAs(account: Account): Partial<Account> {
  return process.getuid?.() === account.uid ? {} : account;
}
