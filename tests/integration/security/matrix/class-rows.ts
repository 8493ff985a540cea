import { findGroups } from '../../../../server/modules/classroom/groups/groups.repo';
import { newId } from '../../../../server/platform/ids';
import type { Services } from '../../../../server/platform/services';
import { addAnnouncementRow, addFileRow, addGroupRow } from '../../classroom/class-things';
import { operations } from '../../classroom/operations';
import { addPotRow, coinOperations } from '../../rewards/class-things';
import { everyone, type Outcome, type Row, teachers } from './row';
import type { Actor, World } from './world';

/** A prepared operation as the rows take it. */
const of = ([query, variables]: readonly [string, object]) => ({
  query,
  variables: variables as Record<string, unknown>,
});

/** A new group as its own teacher sees it. */
async function seenGroup(services: Services, classId: string) {
  const id = await addGroupRow(services, classId);
  const { teacher_id: teacherId } = await services.db
    .selectFrom('classes')
    .select('teacher_id')
    .where('id', '=', classId)
    .executeTakeFirstOrThrow();
  const group = (await findGroups(services.db, teacherId, classId)).find((one) => one.id === id);
  return { id, version: group?.version ?? '' };
}

const outside = { visitor: 'UNAUTHENTICATED', notAccepted: 'TERMS_NOT_ACCEPTED' } as const;

/** For the students of the class. */
const members = (own: Outcome): Record<Actor, Outcome> => ({
  ...everyone('NOT_FOUND'),
  ...outside,
  owner: own,
  classmate: own,
});

/** The owner is asked into a second class of the teacher's, whose code nobody else may read. */
async function invitedOwner({ backend, people, canaries }: World): Promise<string> {
  const classId = newId();
  const { db, clock } = backend.services;
  const joinCode = `canary-${classId}`;
  await db
    .insertInto('classes')
    .values({
      id: classId,
      teacher_id: people.teacher.id,
      name: '7C',
      course_id: 'year-7',
      join_code: joinCode,
      archived_at: null,
      creation_key: null,
    })
    .execute();
  await db
    .insertInto('class_invitations')
    .values({
      class_id: classId,
      role: 'STUDENT',
      email: people.owner.email,
      invited_by: people.teacher.id,
      created_at: clock.now(),
    })
    .execute();
  canaries.push(joinCode);
  return classId;
}

/** Who may see and do what in a class: "the owner" is a student in it. */
export const classRows: Record<string, Row> = {
  'Query.taughtClasses': {
    operation: () => of(operations.taughtList()),
    outcomes: teachers('clean', 'clean'),
  },
  'Query.taughtClass': {
    operation: ({ classId }) => of(operations.taught(classId)),
    outcomes: teachers('own'),
  },
  'Query.classHead': {
    operation: ({ classId }) => of(operations.head(classId)),
    outcomes: teachers('clean'),
  },
  'Query.teachingInvitations': {
    operation: () => of(operations.teachingInvitations()),
    outcomes: teachers('clean', 'clean'),
  },
  'Query.myClasses': {
    operation: () => of(operations.mine()),
    outcomes: { ...everyone('clean'), ...outside },
  },
  'Query.myClass': {
    operation: ({ classId }) => of(operations.oneOfMine(classId)),
    outcomes: members('clean'),
  },
  'Query.classInvitations': {
    operation: async (world) => {
      await invitedOwner(world);
      return of(operations.invitations());
    },
    outcomes: { ...everyone('clean'), ...outside, owner: 'own' },
  },
  'Query.classToJoin': {
    operation: ({ joinCode }) => of(operations.toJoin(joinCode)),
    outcomes: { ...everyone('clean'), ...outside },
  },
  'Query.sharedFile': {
    operation: async ({ backend, classId }) => of(operations.sharedFile(await addFileRow(backend.services, classId))),
    outcomes: { ...members('clean'), teacher: 'clean' },
  },
  'Mutation.renameClassFile': {
    operation: async ({ backend, classId }) => of(operations.renameFile(await addFileRow(backend.services, classId))),
    outcomes: teachers('clean'),
  },
  'Mutation.deleteClassFile': {
    operation: async ({ backend, classId }) => of(operations.deleteFile(await addFileRow(backend.services, classId))),
    outcomes: teachers('clean'),
  },
  'Mutation.restoreClassFile': {
    operation: async ({ backend, classId }) =>
      of(operations.restoreFile(await addFileRow(backend.services, classId, { deleted: true }))),
    outcomes: teachers('clean'),
  },
  'Mutation.announce': {
    operation: ({ classId }) => of(operations.announce(classId, newId())),
    outcomes: teachers('clean'),
  },
  'Mutation.editAnnouncement': {
    operation: async ({ backend, classId }) =>
      of(operations.editAnnouncement(await addAnnouncementRow(backend.services, classId))),
    outcomes: teachers('clean'),
  },
  'Mutation.deleteAnnouncement': {
    operation: async ({ backend, classId }) =>
      of(operations.deleteAnnouncement(await addAnnouncementRow(backend.services, classId))),
    outcomes: teachers('clean'),
  },
  'Mutation.awardCoins': {
    operation: ({ classId, people }) => of(coinOperations.award(classId, people.owner.id)),
    outcomes: teachers('clean'),
  },
  'Mutation.openPot': {
    operation: ({ classId }) => of(coinOperations.openPot(classId)),
    outcomes: teachers('clean', 'NOT_FOUND'),
  },
  'Mutation.givePot': {
    operation: async ({ backend, classId }) =>
      of(coinOperations.givePot(classId, await addPotRow(backend, classId, { full: true }))),
    outcomes: teachers('clean'),
  },
  'Mutation.closePot': {
    operation: async ({ backend, classId }) => of(coinOperations.closePot(classId, await addPotRow(backend, classId))),
    outcomes: teachers('clean'),
  },
  'Mutation.giveToPot': {
    // Nobody of the world has earned a coin: whoever is in the class is told so.
    operation: async ({ backend, classId }) => of(coinOperations.putIn(await addPotRow(backend, classId), 1)),
    outcomes: members('UNPROCESSABLE'),
  },
  'Mutation.setCoinsOnTasks': {
    operation: ({ classId }) => of(coinOperations.allowCoins(classId, true)),
    outcomes: teachers('clean'),
  },
  'Mutation.createClassGroup': {
    operation: ({ classId, people }) => of(operations.makeGroup(classId, newId(), 'Extension', [people.owner.id])),
    outcomes: teachers('clean'),
  },
  'Mutation.changeClassGroup': {
    operation: async ({ backend, classId, people }) =>
      of(operations.changeGroup(await seenGroup(backend.services, classId), 'Support', [people.owner.id])),
    outcomes: teachers('clean'),
  },
  'Mutation.deleteClassGroup': {
    operation: async ({ backend, classId }) => of(operations.deleteGroup(await addGroupRow(backend.services, classId))),
    outcomes: teachers('clean'),
  },
  'Mutation.prepareStudents': {
    operation: ({ classId }) => of(operations.prepare(classId, ['Mia'], newId())),
    outcomes: teachers('clean'),
  },
  'Mutation.giveFirstPassword': {
    // The owner has an account with an email address: no teacher may touch its password.
    operation: ({ classId, people }) => of(operations.giveFirstPassword(classId, people.owner.id)),
    outcomes: teachers('NOT_FOUND'),
  },
  'Mutation.createClass': {
    operation: () => of(operations.create(newId())),
    outcomes: teachers('clean', 'clean'),
  },
  'Mutation.updateClass': {
    operation: ({ classId }) => of(operations.update(classId)),
    outcomes: teachers('clean'),
  },
  'Mutation.setClassArchived': {
    operation: ({ classId }) => of(operations.archive(classId)),
    outcomes: teachers('clean'),
  },
  'Mutation.deleteClass': {
    operation: ({ classId }) => of(operations.remove(classId)),
    outcomes: teachers('UNPROCESSABLE'),
  },
  'Mutation.renewJoinCode': {
    operation: ({ classId }) => of(operations.renew(classId)),
    outcomes: teachers('clean'),
  },
  'Mutation.inviteStudents': {
    operation: ({ classId, people }) => of(operations.inviteStudents(classId, [people.otherStudent.email])),
    outcomes: teachers('clean'),
  },
  'Mutation.inviteCoTeacher': {
    operation: ({ classId, people }) => of(operations.inviteCoTeacher(classId, people.tutor.email)),
    outcomes: teachers('clean'),
  },
  'Mutation.withdrawClassInvitation': {
    operation: ({ classId }) => of(operations.withdraw(classId, 'somebody@people.test')),
    outcomes: teachers('clean'),
  },
  'Mutation.answerTeachingInvitation': {
    operation: ({ classId }) => of(operations.answer(classId)),
    outcomes: teachers('NOT_FOUND'),
  },
  'Mutation.endCoTeaching': {
    operation: ({ classId, people }) => of(operations.endCoTeaching(classId, people.teacher.id)),
    outcomes: teachers('NOT_FOUND'),
  },
  'Mutation.removeStudents': {
    operation: ({ classId, people }) => of(operations.removeStudents(classId, [people.owner.id])),
    outcomes: teachers('clean'),
  },
  'Mutation.moveStudents': {
    operation: async (world) => {
      const to = await invitedOwner(world);
      return of(operations.moveStudents(world.classId, to, [world.people.owner.id]));
    },
    // The other class is the teacher's alone.
    outcomes: { ...teachers('clean'), coTeacher: 'NOT_FOUND' },
  },
  'Mutation.joinClass': {
    operation: ({ joinCode }) => of(operations.join(joinCode)),
    outcomes: {
      ...everyone('clean'),
      ...outside,
      teacher: 'UNPROCESSABLE',
      tutor: 'UNPROCESSABLE',
      admin: 'UNPROCESSABLE',
    },
  },
  'Mutation.leaveClass': {
    operation: ({ classId }) => of(operations.leave(classId)),
    outcomes: members('clean'),
  },
  'Mutation.declineClassInvitation': {
    operation: async (world) => of(operations.decline(await invitedOwner(world))),
    outcomes: { ...everyone('NOT_FOUND'), ...outside, owner: 'clean' },
  },
};
