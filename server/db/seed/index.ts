import { hashPassword, newInvitingCode } from '../../modules/identity/index';
import type { FileStore } from '../../platform/files/file-store';
import { newId } from '../../platform/ids';
import type { Db, Trx } from '../client';
import { type DemoAccount, demoAccounts, demoPassword } from './accounts';
import type { SharedRatings } from './generate-session';
import { generateStudent } from './generate-student';
import { writeNotices } from './notices';
import { joinDemoClass, writeClasses } from './school/classes';
import { ownTask, taskWorks } from './school/task-work';
import { readTasks, type WrittenTask } from './school/write-tasks';
import { writeTutorTalks } from './tutor-talks';
import { assignTasks, writeStudent } from './write-student';

export { shareDemoReport } from './school/shared-report';

const dayMs = 24 * 60 * 60 * 1000;
const timeZone = 'Australia/Sydney';

/**
 * Makes the demo school: the demo accounts, a class of 24 with eight weeks of practice, two that have just begun, and
 * tasks, announcements and files in all of them. Every answer went through the product's own marking. Each account is one
 * transaction, so a start that was cut off goes on where it was; what is there already is left alone. `onProgress` hears
 * how many accounts are done; without a store there are no files.
 */
export async function seedDemo(
  db: Db,
  options: { now?: Date; files?: FileStore | undefined; onProgress?: (done: number, total: number) => void } = {},
): Promise<{ created: boolean }> {
  const missing = await missingAccounts(db);
  if (missing.length === 0) return { created: false };
  const now = options.now ?? new Date();
  const passwordHash = await hashPassword(demoPassword);
  const total = demoAccounts.length;
  let done = total - missing.length;
  const write = async (accounts: DemoAccount[], tasks: readonly WrittenTask[]) => {
    const shared: SharedRatings = new Map();
    for (const account of accounts) {
      await db.transaction().execute((trx) => writeAccount(trx, account, { passwordHash, shared, tasks, now }));
      done += 1;
      options.onProgress?.(done, total);
    }
  };
  // Classes belong to teachers, and students come into classes that have tasks.
  const isStudent = ({ role }: DemoAccount) => role === 'STUDENT';
  await write(
    missing.filter((account) => !isStudent(account)),
    [],
  );
  await writeClasses(db, now, options.files ?? null);
  await write(missing.filter(isStudent), await readTasks(db));
  return { created: true };
}

async function missingAccounts(db: Db): Promise<DemoAccount[]> {
  const emails = demoAccounts.map((account) => account.email);
  const rows = await db.selectFrom('users').select('email').where('email', 'in', emails).execute();
  const there = new Set(rows.map((row) => row.email));
  return demoAccounts.filter((account) => !there.has(account.email));
}

interface Seeding {
  passwordHash: string;
  shared: SharedRatings;
  tasks: readonly WrittenTask[];
  now: Date;
}

/** Of a student who has been here for a while: in the middle of their school year's age. */
function birthMonth({ history, yearLevel }: DemoAccount, now: Date): string | null {
  return history === null || yearLevel === null ? null : `${now.getFullYear() - yearLevel - 6}-03-01`;
}

async function writeAccount(
  trx: Trx,
  account: DemoAccount,
  { passwordHash, shared, tasks, now }: Seeding,
): Promise<void> {
  const id = newId();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const { history, termsAcceptedDaysAgo } = account;
  const createdAt = daysAgo(history ? history.weeks * 7 + 1 : (termsAcceptedDaysAgo ?? 0));
  await trx
    .insertInto('users')
    .values({
      id,
      email: account.email,
      email_proved_at: createdAt,
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
      birth_month: birthMonth(account, now),
      created_at: createdAt,
    })
    .execute();
  const { className } = account;
  const place = placeOf(account);
  if (className !== null) await joinDemoClass(trx, id, { className, place, at: createdAt });
  const works = worksOf(account, { tasks, place, now });
  if (history === null) {
    await assignTasks(
      trx,
      works.map((work) => ownTask(id, work)),
    );
    return;
  }
  const student = { id, email: account.email, timeZone, history, tasks: works };
  const records = generateStudent(student, shared, now);
  await writeStudent(trx, records, daysAgo(history.weeks * 7), history.courseId);
  if (!history.active) return;
  await writeNotices(trx, id, now);
  await writeTutorTalks(trx, records, account.yearLevel ?? 6);
}

/** Where a student stands in the order of their class, from 0. */
function placeOf({ email, className }: DemoAccount): number {
  return demoAccounts.filter((other) => other.className === className).findIndex((other) => other.email === email);
}

/** What a student does with the tasks of their class. */
function worksOf(
  { email, className, history }: DemoAccount,
  { tasks, place, now }: { tasks: readonly WrittenTask[]; place: number; now: Date },
) {
  const own = tasks.filter(({ demo }) => demo.className === className);
  return taskWorks({ email, place, timeZone, comes: history !== null }, own, now);
}
