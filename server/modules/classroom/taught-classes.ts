import { pictureOf } from '../../../rules/shop/wear';
import { dayAfter, localDay } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { type ClassFace, classFace } from './class-data';
import { findTaughtClasses, type TaughtClassRow } from './classes.repo';
import type { InvitedRole } from './invitations.repo';
import { findClassPeople, findRoster } from './members.repo';
import { classNotFound, requireTeacher } from './teaching';

const dayMs = 24 * 60 * 60 * 1000;

export interface TaughtClass extends ClassFace {
  timeZone: string;
  joinCode: string;
  /** Counts the changes of its settings. */
  version: number;
  /** Whether students may use MarsCoins on their homework. */
  coinsOnTasks: boolean;
  archivedAt: Date | null;
  isOwner: boolean;
  ownerName: string;
  studentCount: number;
  /** Students who answered a question in the last seven days. */
  activeCount: number;
  /** Students who joined in the last seven days. */
  newCount: number;
  /** The last day on which one of its students answered something, YYYY-MM-DD; null before the first. */
  lastActiveDay: string | null;
}

export interface RosterStudent {
  id: string;
  nickname: string;
  /** The picture alone: what it wears, or null for the letters of the name. */
  avatar: string | null;
  yearLevel: number | null;
  joinedAt: Date;
  /** YYYY-MM-DD in the student's own zone; null before the first answer. */
  lastActiveDay: string | null;
  /** Questions answered in the last seven days. */
  answered: number;
}

export interface ClassPeople {
  coTeachers: { id: string; nickname: string }[];
  invitations: { email: string; role: InvitedRole }[];
  otherClasses: { id: string; name: string }[];
}

/** The viewer's classes, own and co-taught, by name. FORBIDDEN for whoever does not teach. */
export async function listTaughtClasses(
  { db, clock }: Services,
  viewer: Viewer,
  { archived }: { archived: boolean },
): Promise<TaughtClass[]> {
  requireTeacher(viewer);
  const rows = await findTaughtClasses(db, { teacherId: viewer.id, archived, ...lastWeek(clock.now(), viewer) });
  return rows.map(toTaughtClass);
}

/** One class that the viewer teaches, archived or not. NOT_FOUND for any other. */
export async function getTaughtClass({ db, clock }: Services, viewer: Viewer, classId: string): Promise<TaughtClass> {
  requireTeacher(viewer, classId);
  const [row] = await findTaughtClasses(db, { teacherId: viewer.id, classId, ...lastWeek(clock.now(), viewer) });
  if (!row) throw classNotFound();
  return toTaughtClass(row);
}

/** The students of a class that the viewer teaches, by nickname; none of another class. */
export async function getRoster({ db, clock }: Services, viewer: Viewer, classId: string): Promise<RosterStudent[]> {
  requireTeacher(viewer, classId);
  const { activeSince } = lastWeek(clock.now(), viewer);
  const rows = await findRoster(db, { teacherId: viewer.id, classId, activeSince });
  return rows.map((row) => ({
    id: row.id,
    nickname: row.nickname,
    avatar: pictureOf(row.worn),
    yearLevel: row.year_level,
    joinedAt: row.joined_at,
    lastActiveDay: row.last_active_day,
    answered: row.answered,
  }));
}

/** Co-teachers, waiting invitations and where students could be moved. */
export async function getClassPeople({ db }: Services, viewer: Viewer, classId: string): Promise<ClassPeople> {
  requireTeacher(viewer, classId);
  const row = await findClassPeople(db, viewer.id, classId);
  if (!row) throw classNotFound();
  return {
    coTeachers: row.co_teachers,
    invitations: row.invitations.map(({ email, role }) => ({ email, role: role === 'TEACHER' ? role : 'STUDENT' })),
    otherClasses: row.other_classes,
  };
}

function toTaughtClass(row: TaughtClassRow): TaughtClass {
  return {
    ...classFace(row),
    timeZone: row.time_zone,
    joinCode: row.join_code,
    version: row.version,
    coinsOnTasks: row.coins_on_tasks,
    archivedAt: row.archived_at,
    isOwner: row.is_owner,
    ownerName: row.owner_name,
    studentCount: row.student_count,
    activeCount: row.active_count,
    newCount: row.new_count,
    lastActiveDay: row.last_active_day,
  };
}

/** Today and the six days before it. */
function lastWeek(now: Date, viewer: Viewer): { activeSince: string; newSince: Date } {
  return {
    activeSince: dayAfter(localDay(now, viewer.timeZone), -6),
    newSince: new Date(now.getTime() - 7 * dayMs),
  };
}
