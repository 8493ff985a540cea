import { randomInt } from 'node:crypto';
import { joinCodeAlphabet, joinCodeLength } from '../../../../rules/classes';
import { addNotification } from '../../../../server/modules/notifications';
import { shareReport } from '../../../../server/modules/reports';
import { newId } from '../../../../server/platform/ids';
import { makePerson, type Person } from '../../backend/people';
import type { TestBackend } from '../../backend/test-backend';

export const actors = [
  'visitor',
  'notAccepted',
  'classmate',
  'otherStudent',
  'teacher',
  'tutor',
  'admin',
  'owner',
] as const;
export type Actor = (typeof actors)[number];

/**
 * Other people who teach, and who of the actors they stand for: a second teacher may do what the first may, and whoever
 * no longer teaches the class, or never did, as little as a tutor. A row names them where it is otherwise.
 */
export const colleagues = { coTeacher: 'teacher', formerTeacher: 'tutor', otherTeacher: 'tutor' } as const;
export type Colleague = keyof typeof colleagues;

/** Somebody owns everything here; the others are who may try to get at it. */
export interface World {
  backend: TestBackend;
  people: Record<Exclude<Actor, 'visitor'> | Colleague, Person>;
  /** Texts and ids that belong to the owner alone: nobody else may ever read one. */
  canaries: string[];
  shortCode: string;
  /** The class of the teacher that owner and classmate are in. */
  classId: string;
  joinCode: string;
}

/** A fresh world: the owner and a classmate in the class of a teacher, and people who have nothing to do with them. */
export async function makeWorld(backend: TestBackend): Promise<World> {
  const { services } = backend;
  // Classmates see the first name; what follows is nobody's but the owner's and the teacher's.
  const canary = `canary-${newId()}`;
  const nickname = `Robin ${canary}`;
  const people = {
    owner: await makePerson(services, { nickname }),
    notAccepted: await makePerson(services, { accepted: false }),
    classmate: await makePerson(services),
    otherStudent: await makePerson(services),
    teacher: await makePerson(services, { role: 'TEACHER' }),
    tutor: await makePerson(services, { role: 'TUTOR' }),
    admin: await makePerson(services, { role: 'ADMIN' }),
    coTeacher: await makePerson(services, { role: 'TEACHER' }),
    formerTeacher: await makePerson(services, { role: 'TEACHER' }),
    otherTeacher: await makePerson(services, { role: 'TEACHER' }),
  };
  const { owner, classmate, teacher, coTeacher, formerTeacher } = people;
  const classId = newId();
  const joinCode = sampleJoinCode();
  const discountId = newId();
  const notice = {
    firstLevelType: 'SYSTEM' as const,
    secondLevelType: 'COPY_READY' as const,
    createdAt: services.clock.now(),
  };
  const notificationId = await services.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('classes')
      .values({
        id: classId,
        teacher_id: teacher.id,
        name: '7B',
        course_id: 'year-7',
        join_code: joinCode,
        archived_at: null,
        creation_key: null,
      })
      .execute();
    await trx
      .insertInto('class_members')
      .values([owner, classmate].map(({ id }) => ({ class_id: classId, student_id: id })))
      .execute();
    await trx
      .insertInto('class_teachers')
      .values(
        [coTeacher, formerTeacher].map(({ id }) => ({
          class_id: classId,
          teacher_id: id,
          joined_at: notice.createdAt,
        })),
      )
      .execute();
    await trx.deleteFrom('class_teachers').where('teacher_id', '=', formerTeacher.id).execute();
    await trx
      .insertInto('discounts')
      .values({ user_id: owner.id, id: discountId, cents: 500, currency: 'aud', reason: 'INVITED', used_at: null })
      .execute();
    // Everybody has a notice, so that every stream has a first event.
    for (const { id } of Object.values(people)) {
      if (id !== owner.id) await addNotification(trx, { ...notice, userId: id, message: 'Hello' });
    }
    return (await addNotification(trx, { ...notice, userId: owner.id, message: nickname })) ?? '';
  });
  const { shortCode } = await shareReport(services, { studentId: owner.id, taskId: newId(), studentTaskId: newId() });
  const canaries = [owner.id, owner.email, owner.token, canary, notificationId, discountId];
  return { backend, people, canaries, shortCode, classId, joinCode };
}

const sampleJoinCode = () =>
  Array.from({ length: joinCodeLength }, () => joinCodeAlphabet[randomInt(joinCodeAlphabet.length)]).join('');
