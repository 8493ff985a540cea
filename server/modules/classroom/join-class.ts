import { classLimits, readJoinCode } from '../../../rules/classes';
import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { notify, wake } from '../notifications';
import { requireRoom } from './change-roster';
import { type ClassFace, classFace } from './class-data';
import { noteChange } from './digest/digest.repo';
import { deleteInvitationsOfMember } from './invitations.repo';
import { countClassesOfStudent, countMembers, insertMembers } from './members.repo';
import { findClassOfCode, lockClassOfCode } from './student-classes.repo';

export interface ClassToJoin extends ClassFace {
  /** The owner first. */
  teachers: string[];
  /** What its owner calls the school; null where they do not say. */
  schoolName: string | null;
  /** Whether the viewer is in it already. */
  joined: boolean;
}

/**
 * What somebody who holds a join code learns before joining. NOT_FOUND for a code that opens no class: never given,
 * renewed since, or of an archived class. After twenty such tries in a quarter of an hour, RATE_LIMITED for every code.
 */
export async function classToJoin(services: Services, viewer: Viewer, typed: string): Promise<ClassToJoin> {
  const code = await readCountedCode(services, viewer, typed);
  const row = await findClassOfCode(services.db, code, viewer.id);
  if (!row) throw await unknownCode(services, viewer);
  return { ...classFace(row), teachers: row.teachers, schoolName: row.school_name, joined: row.joined };
}

/** Puts the viewer into the class of a join code; being in it already is no error. Returns the id of the class. */
export async function joinClass(services: Services, viewer: Viewer, typed: string): Promise<string> {
  if (!viewer.roles.includes('STUDENT')) {
    throw new AppError('UNPROCESSABLE', 'Join codes are for students. To teach a class as well, ask its teacher.');
  }
  const code = await readCountedCode(services, viewer, typed);
  const now = services.clock.now();
  const joined = await services.db.transaction().execute(async (trx) => {
    const school = await lockClassOfCode(trx, code);
    if (!school) return null;
    const added = await insertMembers(trx, school.id, [viewer.id], now);
    await deleteInvitationsOfMember(trx, viewer.id, school.id);
    if (added.length === 0) return { id: school.id, added };
    await noteChange(trx, school.id, 'JOINED', now);
    requireRoom(await countMembers(trx, school.id));
    if ((await countClassesOfStudent(trx, viewer.id)) > classLimits.classesOfStudent) {
      throw new AppError(
        'UNPROCESSABLE',
        'You’re in as many classes as you can join. Leave one that has finished first.',
      );
    }
    return { id: school.id, added: await notify(trx, 'CLASS_JOINED', added, { data: school, at: now }) };
  });
  if (!joined) throw await unknownCode(services, viewer);
  await wake(services, joined.added);
  return joined.id;
}

async function readCountedCode(services: Services, viewer: Viewer, typed: string): Promise<string> {
  const retryAfterSeconds = await services.limits.blockedSeconds('wrongClassCode', viewer.id);
  if (retryAfterSeconds > 0) {
    throw new AppError(
      'RATE_LIMITED',
      'That was a lot of codes. Ask your teacher to show you the code, then try again.',
      {
        retryAfterSeconds,
      },
    );
  }
  const code = readJoinCode(typed);
  if (code === null) throw await unknownCode(services, viewer);
  return code;
}

async function unknownCode({ limits }: Services, viewer: Viewer): Promise<AppError> {
  await limits.count('wrongClassCode', viewer.id);
  return new AppError(
    'NOT_FOUND',
    'That code doesn’t match a class. Check it with your teacher, because it may have changed.',
  );
}
