import { hashPassword, newInvitingCode } from '../../modules/identity/index';
import { newId } from '../../platform/ids';
import type { Db, Trx } from '../client';
import { type DemoAccount, demoAccounts, demoPassword } from './accounts';
import type { SharedRatings } from './generate-session';
import { generateStudent } from './generate-student';
import { writeNotices } from './notices';
import { writeTutorTalks } from './tutor-talks';
import { writeStudent } from './write-student';

const dayMs = 24 * 60 * 60 * 1000;
const timeZone = 'Australia/Sydney';
const joinCode = '6BMARS';

/**
 * Makes the demo school: the demo accounts, and a class of 24 with eight weeks of practice, every answer of which went
 * through the product's own marking. Each account is one transaction, so a start that was cut off goes on where it was;
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
  await writeClass(db, now);
  return { created: true };
}

async function missingAccounts(db: Db): Promise<DemoAccount[]> {
  const emails = demoAccounts.map((account) => account.email);
  const rows = await db.selectFrom('users').select('email').where('email', 'in', emails).execute();
  const there = new Set(rows.map((row) => row.email));
  const school = await db.selectFrom('classes').select('id').where('join_code', '=', joinCode).executeTakeFirst();
  const missing = demoAccounts.filter((account) => !there.has(account.email));
  // Every account but no class: the last step was cut off; the teacher's account is enough to know it.
  if (missing.length === 0 && !school) await writeClass(db, new Date());
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

async function writeClass(db: Db, now: Date): Promise<void> {
  const students = demoAccounts.filter((account) => account.history?.inClass).map((account) => account.email);
  await db.transaction().execute(async (trx) => {
    const teacher = await trx
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'teacher@demo.test')
      .executeTakeFirstOrThrow();
    const school = {
      id: newId(),
      teacher_id: teacher.id,
      name: '6B',
      course_id: 'year-6',
      join_code: joinCode,
      created_at: now,
    };
    await trx
      .insertInto('classes')
      .values(school)
      .onConflict((conflict) => conflict.column('join_code').doNothing())
      .execute();
    await trx
      .insertInto('class_members')
      .columns(['class_id', 'student_id', 'joined_at'])
      .expression((eb) =>
        eb
          .selectFrom(['classes as c', 'users as u'])
          .select(['c.id', 'u.id as student_id', 'u.created_at'])
          .where('c.join_code', '=', joinCode)
          .where('u.email', 'in', students),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
