import { shortestPeopleSearch } from '../../../../rules/forms/limits';
import { isUuid } from '../../../../rules/path-patterns';
import type { Services } from '../../../platform/services';
import type { Role, Viewer } from '../../../platform/viewer';
import { writeAuditOfLook } from '../../audit';
import { findPeopleByWords, findPerson, type PersonRow } from './people.repo';
import { personNotFound, requireAdministrator } from './require-administrator';

const mostFound = 20;

/** Somebody as administrators find them: who they are to us, and nothing of what they do. */
export interface Person {
  id: string;
  nickname: string;
  email: string;
  /** Whether the mailbox of the address is known to be theirs. */
  emailProved: boolean;
  roles: Role[];
  createdAt: Date;
  /** When the account is erased; null unless its owner asked for it. */
  deletesAt: Date | null;
}

export interface PersonDetails extends Person {
  /** Places where they are logged in now. */
  sessionCount: number;
  /** What a teacher calls their school; null where they do not say. */
  schoolName: string | null;
  schoolConfirmedAt: Date | null;
}

/**
 * The first twenty people whose address or nickname holds these words, with a line in the audit log that says how many;
 * nobody for fewer than three letters. Administrators only.
 */
export async function findPeople({ db, clock }: Services, viewer: Viewer, words: string): Promise<Person[]> {
  requireAdministrator(viewer);
  const typed = words.trim().slice(0, 100);
  if ([...typed].length < shortestPeopleSearch) return [];
  const found = await findPeopleByWords(db, typed, mostFound);
  // The words may be somebody's address: they stay out of the log.
  const look = { action: 'PEOPLE_SEARCHED', subject: 'people', detail: { found: found.length } };
  await writeAuditOfLook(db, { actor: viewer, ...look, at: clock.now() });
  return found.map(toPerson);
}

/** One person; each look leaves a line in the audit log. Administrators only; NOT_FOUND. */
export async function viewPerson({ db, clock }: Services, viewer: Viewer, id: string): Promise<PersonDetails> {
  requireAdministrator(viewer);
  const at = clock.now();
  const row = isUuid(id) ? await findPerson(db, id, at) : undefined;
  if (!row) throw personNotFound();
  await writeAuditOfLook(db, { actor: viewer, action: 'PERSON_VIEWED', subject: id, detail: {}, at });
  const { sessions: sessionCount, school_name: schoolName, school_confirmed_at: schoolConfirmedAt } = row;
  return { ...toPerson(row), sessionCount, schoolName, schoolConfirmedAt };
}

function toPerson({ created_at, deletes_at, id, nickname, email, proved, roles }: PersonRow): Person {
  return { id, nickname, email, emailProved: proved, roles, createdAt: created_at, deletesAt: deletes_at };
}
