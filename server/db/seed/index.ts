import { hashPassword, newInvitingCode } from '../../modules/identity/index';
import { newId } from '../../platform/ids';
import type { Db, Trx } from '../client';
import { type DemoAccount, demoAccounts, demoPassword } from './accounts';
import { hasClasses, writeClasses } from './classes';
import type { SharedRatings } from './generate-session';
import { generateStudent } from './generate-student';
import { writeNotices } from './notices';
import { writeTutorTalks } from './tutor-talks';
import { writeStudent } from './write-student';

const dayMs = 24 * 60 * 60 * 1000;
const timeZone = 'Australia/Sydney';

/**
 * Makes the demo school: the demo accounts, a class of 24 with eight weeks of practice, and two that have just begun. Every
 * answer went through the product's own marking. Each account is one transaction, so a start that was cut off goes on where it was;
 * what is there already is left alone. `onProgress` hears how many accounts are done.
 */
export async function seedDemo(
  db: Db,
  options: { now?: Date; onProgress?: (done: number, total: number) => void } = {},
): Promise<{ created: boolean }> {
  const missing = await missingAccounts(db);
  if (missing.length === 0) return { created: false };
  const now = options.now ?? new Date();
  const passwordHash = await hashPassword(demoPassword);
  const shared: SharedRatings = new Map();
  const total = demoAccounts.length;
  let done = total - missing.length;
  for (const account of missing) {
    await db.transaction().execute((trx) => writeAccount(trx, account, passwordHash, shared, now));
    done += 1;
    options.onProgress?.(done, total);
  }
  await writeClasses(db, now);
  return { created: true };
}

async function missingAccounts(db: Db): Promise<DemoAccount[]> {
  const emails = demoAccounts.map((account) => account.email);
  const rows = await db.selectFrom('users').select('email').where('email', 'in', emails).execute();
  const there = new Set(rows.map((row) => row.email));
  const missing = demoAccounts.filter((account) => !there.has(account.email));
  // Every account but not every class: the last step was cut off.
  if (missing.length === 0 && !(await hasClasses(db))) await writeClasses(db, new Date());
  return missing;
}

async function writeAccount(
  trx: Trx,
  account: DemoAccount,
  passwordHash: string,
  shared: SharedRatings,
  now: Date,
): Promise<void> {
  const id = newId();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const { history, termsAcceptedDaysAgo } = account;
  await trx
    .insertInto('users')
    .values({
      id,
      email: account.email,
      username: account.email.split('@')[0] ?? id,
      password_hash: passwordHash,
      nickname: account.nickname,
      avatar: null,
      cognito_uid: `local-${id}`,
      roles: [account.role],
      year_level: account.yearLevel,
      time_zone: timeZone,
      accept_tc_at: termsAcceptedDaysAgo === null ? null : daysAgo(termsAcceptedDaysAgo),
      inviting_code: newInvitingCode(),
      invited_by: null,
      created_at: daysAgo(history ? history.weeks * 7 + 1 : (termsAcceptedDaysAgo ?? 0)),
    })
    .execute();
  if (history === null) return;
  const records = generateStudent({ id, email: account.email, timeZone, history }, shared, now);
  await writeStudent(trx, records, daysAgo(history.weeks * 7), history.courseId);
  if (!history.active) return;
  await writeNotices(trx, id, now);
  await writeTutorTalks(trx, records, account.yearLevel ?? 6);
}
