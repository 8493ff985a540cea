import type { Migration } from 'kysely';
import { Migrator, sql } from 'kysely';
import type { Db } from './client';
import * as first from './migrations/0001-first';
import * as flagsAndAudit from './migrations/0002-flags-and-audit';
import * as visitors from './migrations/0003-visitors';
import * as storedQuestions from './migrations/0004-stored-questions';
import * as knownDevices from './migrations/0005-known-devices';
import * as workingLines from './migrations/0006-working-lines';
import * as challenge from './migrations/0007-challenge';
import * as reviewSkills from './migrations/0008-review-skills';
import * as workingBoards from './migrations/0009-working-boards';
import * as tutor from './migrations/0010-tutor';
import * as classes from './migrations/0011-classes';
import * as tasks from './migrations/0012-tasks';
import * as classRooms from './migrations/0013-class-rooms';
import * as tutorReports from './migrations/0014-tutor-reports';
import * as reportSums from './migrations/0015-report-sums';
import * as sharedReports from './migrations/0016-shared-reports';
import * as taskNotices from './migrations/0017-task-notices';
import * as progress from './migrations/0018-progress';
import * as person from './migrations/0019-person';
import * as money from './migrations/0020-money';
import * as classGroups from './migrations/0022-class-groups';
import * as battles from './migrations/0023-battles';
import * as coinsAndAge from './migrations/0024-coins-and-age';
import * as testsAndExams from './migrations/0026-tests-and-exams';
import * as talksForTeachers from './migrations/0027-talks-for-teachers';
import * as identityProviders from './migrations/0028-identity-providers';
import * as returnAddresses from './migrations/0029-return-addresses';
import * as battleSafety from './migrations/0030-battle-safety';
import * as settingOut from './migrations/0031-setting-out';
import * as learningSums from './migrations/0032-learning-sums';
import * as coinsAndQuests from './migrations/0033-coins-and-quests';
import * as classCoins from './migrations/0035-class-coins';
import * as whoIsNamed from './migrations/0038-who-is-named';
import * as leavingAClass from './migrations/0039-leaving-a-class';
import * as whoChangedWhat from './migrations/0040-who-changed-what';
import * as notices from './migrations/0041-notices';
import * as ownQuests from './migrations/0042-own-quests';
import * as whatIsTaught from './migrations/0043-what-is-taught';
import * as whatWaits from './migrations/0044-what-waits';
import * as dueRowsThatFail from './migrations/0051-due-rows-that-fail';
import * as mailsThatAreClaimed from './migrations/0052-mails-that-are-claimed';
import * as provedAddresses from './migrations/0053-proved-addresses';
import * as causedMails from './migrations/0054-caused-mails';
import * as confirmedSchools from './migrations/0055-confirmed-schools';
import * as payers from './migrations/0061-payers';
import * as workingTime from './migrations/0062-working-time';
import * as timesSetRight from './migrations/0063-times-set-right';
import * as whoCountsInAClass from './migrations/0064-who-counts-in-a-class';
import * as changesToldTogether from './migrations/0065-changes-told-together';
import * as chatWindow from './migrations/0066-chat-window';

const migrations: Record<string, Migration> = {
  '0001-first': first,
  '0002-flags-and-audit': flagsAndAudit,
  '0003-visitors': visitors,
  '0004-stored-questions': storedQuestions,
  '0005-known-devices': knownDevices,
  '0006-working-lines': workingLines,
  '0007-challenge': challenge,
  '0008-review-skills': reviewSkills,
  '0009-working-boards': workingBoards,
  '0010-tutor': tutor,
  '0011-classes': classes,
  '0012-tasks': tasks,
  '0013-class-rooms': classRooms,
  '0014-tutor-reports': tutorReports,
  '0015-report-sums': reportSums,
  '0016-shared-reports': sharedReports,
  '0017-task-notices': taskNotices,
  '0018-progress': progress,
  '0019-person': person,
  '0020-money': money,
  '0022-class-groups': classGroups,
  '0023-battles': battles,
  '0024-coins-and-age': coinsAndAge,
  '0026-tests-and-exams': testsAndExams,
  '0027-talks-for-teachers': talksForTeachers,
  '0028-identity-providers': identityProviders,
  '0029-return-addresses': returnAddresses,
  '0030-battle-safety': battleSafety,
  '0031-setting-out': settingOut,
  '0032-learning-sums': learningSums,
  '0033-coins-and-quests': coinsAndQuests,
  '0035-class-coins': classCoins,
  '0038-who-is-named': whoIsNamed,
  '0039-leaving-a-class': leavingAClass,
  '0040-who-changed-what': whoChangedWhat,
  '0041-notices': notices,
  '0042-own-quests': ownQuests,
  '0043-what-is-taught': whatIsTaught,
  '0044-what-waits': whatWaits,
  '0061-payers': payers,
  '0062-working-time': workingTime,
  '0063-times-set-right': timesSetRight,
  '0064-who-counts-in-a-class': whoCountsInAClass,
  '0065-changes-told-together': changesToldTogether,
  '0066-chat-window': chatWindow,
  '0055-confirmed-schools': confirmedSchools,
  '0053-proved-addresses': provedAddresses,
  '0054-caused-mails': causedMails,
  '0051-due-rows-that-fail': dueRowsThatFail,
  '0052-mails-that-are-claimed': mailsThatAreClaimed,
};

/** Thrown when the database was written by a newer release: it must not be touched. `code` is 'DATABASE_NEWER'. */
export class DatabaseNewerError extends Error {
  readonly code = 'DATABASE_NEWER';
}

/** Runs the migrations that are missing, each in a transaction, forward only. Returns the names of those it ran. */
export async function migrateToLatest(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const unknown = await unknownMigrations(db);
  if (unknown.length > 0) {
    throw new DatabaseNewerError(`The database was made by a newer release (it knows ${unknown.join(', ')}).`);
  }
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

async function unknownMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map((row) => row.name).filter((name) => !(name in migrations));
}
