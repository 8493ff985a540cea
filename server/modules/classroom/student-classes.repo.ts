import { sql } from 'kysely';
import type { Db, Trx } from '../../db/client';
import { coinBalanceJson } from '../rewards';
import { ownGiftsJson, type PotJson, potJson } from './coins/pots.repo';
import type { ClassFileRow } from './files/files.repo';

export interface StudentClassRow {
  id: string;
  name: string;
  course_id: string;
  colour: string;
  archived_at: Date | null;
  /** The owner first. */
  teachers: string[];
  student_count: number;
  joined_at: Date;
  /** The others; none where all classes are read. */
  classmates: { nickname: string; worn: string | null }[];
  /** Those that are shared, the newest first; none where all classes are read. */
  files: ClassFileRow[];
  /** Names of open tests of the whole class that were set before the student joined; none where all classes are read. */
  missed_tests: string[];
  /** The student's coins and what the class saves for; null where all classes are read. */
  coins: { balance: number; own: number; pot: PotJson | null } | null;
}

/** Instants inside JSON are text. */
type StudentClassJson = Omit<StudentClassRow, 'files'> & {
  files: (Omit<ClassFileRow, 'created_at'> & { created_at: string })[];
};

const teachersOf = sql<string[]>`array(
  select u.nickname from (
    select c.teacher_id as id, '-infinity'::timestamptz as since
    union all select t.teacher_id, t.joined_at from class_teachers t where t.class_id = c.id) k
  join users u on u.id = k.id order by k.since, u.nickname)`;

const classmatesOf = sql<StudentClassRow['classmates']>`(
  select coalesce(json_agg(json_build_object('nickname', u.nickname, 'worn', u.avatar) order by lower(u.nickname), u.id), '[]')
  from class_members o join users u on u.id = o.student_id
  where o.class_id = m.class_id and o.student_id <> m.student_id)`;

const filesOf = sql<StudentClassJson['files']>`(
  select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'size', f.size,
    'created_at', f.created_at, 'deleted_at', null, 'uploaded_by', u.nickname) order by f.created_at desc, f.id), '[]')
  from class_files f left join users u on u.id = f.uploaded_by
  where f.class_id = m.class_id and f.deleted_at is null)`;

const missedTestsOf = (now: Date) => sql<string[]>`array(
  select t.title from tasks t
  where t.class_id = m.class_id and t.type = 'TEST' and t.state = 'OPEN' and t.whole_class and t.late_until > ${now}
    and not exists (select 1 from student_tasks s where s.task_id = t.id and s.student_id = m.student_id)
  order by t.due_at, t.id)`;

const coinsOf = (studentId: string, potsSince: Date) => sql<StudentClassRow['coins']>`json_build_object(
  'balance', ${coinBalanceJson(studentId)}, 'own', ${ownGiftsJson(studentId)}, 'pot', ${potJson(potsSince)})`;

/**
 * The classes that this student is in, those still open first; one of them, with its classmates, files and pot, where it
 * is named.
 */
export async function findStudentClasses(
  db: Db,
  studentId: string,
  one?: { classId: string; potsSince: Date; now: Date },
): Promise<StudentClassRow[]> {
  const { rows } = await sql<StudentClassJson>`
    select c.id, c.name, c.course_id, c.colour, c.archived_at, m.joined_at, ${teachersOf} as teachers,
      (select count(*)::int from class_members o where o.class_id = c.id) as student_count,
      ${one === undefined ? sql`'[]'::json` : classmatesOf} as classmates,
      ${one === undefined ? sql`'[]'::json` : filesOf} as files,
      ${one === undefined ? sql`array[]::text[]` : missedTestsOf(one.now)} as missed_tests,
      ${one === undefined ? sql`null::json` : coinsOf(studentId, one.potsSince)} as coins
    from class_members m join classes c on c.id = m.class_id
    where m.student_id = ${studentId} ${one === undefined ? sql`` : sql`and c.id = ${one.classId}`}
    order by c.archived_at is not null, lower(c.name), c.id`.execute(db);
  return rows.map(({ files, ...row }) => ({
    ...row,
    files: files.map((file) => ({ ...file, created_at: new Date(file.created_at) })),
  }));
}

export interface CodeClassRow {
  id: string;
  name: string;
  course_id: string;
  colour: string;
  teachers: string[];
  /** What its owner calls the school; null where they do not say. */
  school_name: string | null;
  joined: boolean;
}

/** The open class of a join code, and whether this person is in it already. */
export async function findClassOfCode(db: Db, code: string, personId: string): Promise<CodeClassRow | undefined> {
  const { rows } = await sql<CodeClassRow>`
    select c.id, c.name, c.course_id, c.colour, ${teachersOf} as teachers,
      (select u.school_name from users u where u.id = c.teacher_id) as school_name,
      exists (select 1 from class_members m where m.class_id = c.id and m.student_id = ${personId}) as joined
    from classes c where c.join_code = ${code} and c.archived_at is null`.execute(db);
  return rows[0];
}

/** The open class of a join code, locked: archiving it, or another student's joining, waits. */
export async function lockClassOfCode(trx: Trx, code: string) {
  return trx
    .selectFrom('classes')
    .select(['id', 'name'])
    .where('join_code', '=', code)
    .where('archived_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
