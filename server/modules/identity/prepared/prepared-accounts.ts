import { randomInt } from 'node:crypto';
import type { Db, Trx } from '../../../db/client';
import { newId } from '../../../platform/ids';
import { newInvitingCode } from '../inviting-code';
import { forgetKnownDevices } from '../known-devices.repo';
import { closePasswordResets } from '../password-resets.repo';
import { deleteSessionsOfUser } from '../sessions.repo';
import {
  countOfForm,
  findTakenLogins,
  insertPreparedAccounts,
  type NewPreparedAccount,
  updateVersion,
} from './prepared-accounts.repo';

interface NewAccounts {
  classId: string;
  names: string[];
  yearLevel: number | null;
  timeZone: string;
  creationKey: string;
  at: Date;
}

/**
 * Makes accounts without email addresses for a class that the caller has locked; returns their ids. A form that made some
 * already makes none.
 */
export async function prepareAccounts(trx: Trx, { names, ...about }: NewAccounts): Promise<string[]> {
  if ((await countOfForm(trx, about.classId, about.creationKey)) > 0) return [];
  const logins = await newLogins(trx, names);
  const accounts = names.map((nickname, place): NewPreparedAccount => {
    const login = logins[place] ?? '';
    return { id: newId(), login, username: login, nickname, inviting_code: newInvitingCode() };
  });
  await insertPreparedAccounts(trx, accounts, about);
  return accounts.map(({ id }) => id);
}

/** Gives an account a new first password and ends all that the old ones opened; false where it is none of the class's. */
export async function renewFirstPassword(
  trx: Trx,
  { classId, userId, at }: { classId: string; userId: string; at: Date },
): Promise<boolean> {
  if (!(await updateVersion(trx, classId, userId))) return false;
  await deleteSessionsOfUser(trx, userId);
  await closePasswordResets(trx, userId, at);
  await forgetKnownDevices(trx, userId);
  return true;
}

/** "mia-4821" for each name, all different and none taken. */
async function newLogins(db: Db, names: string[]): Promise<string[]> {
  const logins = names.map(() => '');
  while (logins.includes('')) {
    const open = logins.flatMap((login, place) => (login === '' ? [place] : []));
    const wanted = open.map((place) => `${stemOf(names[place] ?? '')}-${randomInt(1000, 10_000)}`);
    const taken = await findTakenLogins(db, wanted);
    for (const [turn, place] of open.entries()) {
      const login = wanted[turn] ?? '';
      if (!taken.has(login) && !logins.includes(login)) logins[place] = login;
    }
  }
  return logins;
}

/** The first name in plain letters: "Zoë O’Neill" → "zoe". */
function stemOf(name: string): string {
  const [first = ''] = name.trim().split(/\s+/u);
  const plain = first
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  return plain.slice(0, 12) || 'student';
}
