import { hashPassword } from '../../../../server/modules/identity';
import { password } from '../../backend/test-backend';
import { addPracticeGift } from '../../follows/practice-gift';
import { everyone, type Row } from './row';
import type { World } from './world';

const fixed = (query: string) => () => ({ query });

/** The same, for people who have a password. */
const withPasswords = (query: string) => async (world: World) => {
  const ids = Object.values(world.people).map(({ id }) => id);
  const change = world.backend.services.db.updateTable('users').set({ password_hash: await hashPassword(password) });
  await change.where('id', 'in', ids).execute();
  return { query };
};

const students: Row['outcomes'] = {
  ...everyone('clean'),
  visitor: 'UNAUTHENTICATED',
  notAccepted: 'TERMS_NOT_ACCEPTED',
  teacher: 'FORBIDDEN',
  tutor: 'FORBIDDEN',
  admin: 'FORBIDDEN',
};

/** Steps after registering: the terms may still be open. */
const stepsOfStudents: Row['outcomes'] = { ...students, notAccepted: 'clean' };

const ownerAlone: Row['outcomes'] = {
  ...everyone('NOT_FOUND'),
  visitor: 'UNAUTHENTICATED',
  notAccepted: 'TERMS_NOT_ACCEPTED',
  owner: 'clean',
};

/** A practice set that a classmate has given the owner. */
const setForOwner = ({ backend, people }: World) => addPracticeGift(backend, people.classmate.id, people.owner.id);

/** What people change about themselves. */
export const personRows: Record<string, Row> = {
  'Mutation.setGoal': {
    operation: () => ({ query: 'mutation M { setGoal(goal: "KEEP_UP", minutesADay: 10) }' }),
    outcomes: stepsOfStudents,
  },
  'Mutation.setStudyHour': {
    operation: () => ({ query: 'mutation M { setStudyHour(hour: 16) }' }),
    outcomes: stepsOfStudents,
  },
  'Mutation.skipOwnStep': {
    operation: () => ({ query: 'mutation M { skipOwnStep(step: "goal") }' }),
    outcomes: stepsOfStudents,
  },
  'Mutation.setSchool': {
    operation: () => ({ query: 'mutation M { setSchool(name: "Hillview Primary") }' }),
    outcomes: {
      ...everyone('FORBIDDEN'),
      visitor: 'UNAUTHENTICATED',
      teacher: 'clean',
      tutor: 'clean',
    },
  },
  'Mutation.setTeaching': {
    operation: () => ({ query: 'mutation M { setTeaching(courseIds: ["year-8"]) }' }),
    outcomes: {
      ...everyone('FORBIDDEN'),
      visitor: 'UNAUTHENTICATED',
      teacher: 'clean',
      tutor: 'clean',
    },
  },
  'Mutation.changeNickname': {
    operation: fixed('mutation M { changeNickname(nickname: "Sam") }'),
    outcomes: { ...everyone('clean'), visitor: 'UNAUTHENTICATED', notAccepted: 'TERMS_NOT_ACCEPTED' },
  },
  'Mutation.changeTimeZone': {
    operation: fixed('mutation M { changeTimeZone(timeZone: "Australia/Sydney") }'),
    outcomes: { ...everyone('clean'), visitor: 'UNAUTHENTICATED', notAccepted: 'TERMS_NOT_ACCEPTED' },
  },
  'Mutation.changeYearLevel': {
    operation: fixed('mutation M { changeYearLevel(yearLevel: 8) }'),
    outcomes: {
      ...everyone('clean'),
      visitor: 'UNAUTHENTICATED',
      notAccepted: 'TERMS_NOT_ACCEPTED',
      teacher: 'FORBIDDEN',
      tutor: 'FORBIDDEN',
      admin: 'FORBIDDEN',
    },
  },
  'Mutation.setAge': {
    operation: fixed('mutation M { setAge(month: 3, year: 2001) }'),
    outcomes: {
      ...everyone('clean'),
      visitor: 'UNAUTHENTICATED',
      teacher: 'FORBIDDEN',
      tutor: 'FORBIDDEN',
      admin: 'FORBIDDEN',
    },
  },
  'Mutation.setChatWindowState': {
    operation: fixed('mutation M { setChatWindowState(state: MODAL) }'),
    outcomes: { ...everyone('clean'), visitor: 'UNAUTHENTICATED' },
  },
  'Mutation.setAdjustments': {
    operation: fixed('mutation M { setAdjustments(names: ["calm"], practiceTimer: false) }'),
    outcomes: { ...everyone('clean'), visitor: 'UNAUTHENTICATED' },
  },
  'Mutation.changePassword': {
    operation: withPasswords('mutation M { changePassword(current: "a wrong guess", password: "four words of mine") }'),
    outcomes: { ...everyone('BAD_INPUT'), visitor: 'UNAUTHENTICATED' },
  },
  'Mutation.requestEmailChange': {
    operation: withPasswords('mutation M { requestEmailChange(email: "new@people.test", current: "a wrong guess") }'),
    outcomes: { ...everyone('BAD_INPUT'), visitor: 'UNAUTHENTICATED' },
  },
  'Query.following': {
    operation: fixed('query Q { following { code followed { code firstName } classmates { code } } }'),
    outcomes: { ...everyone('clean'), visitor: 'UNAUTHENTICATED', notAccepted: 'TERMS_NOT_ACCEPTED' },
  },
  'Mutation.setFollowable': { operation: fixed('mutation M { setFollowable(on: false) }'), outcomes: students },
  'Mutation.follow': {
    operation: fixed('mutation M { follow(code: "NOBODYS") }'),
    outcomes: { ...students, owner: 'NOT_FOUND', classmate: 'NOT_FOUND', otherStudent: 'NOT_FOUND' },
  },
  'Mutation.unfollow': {
    operation: fixed('mutation M { unfollow(code: "NOBODYS") }'),
    outcomes: { ...everyone('NOT_FOUND'), visitor: 'UNAUTHENTICATED', notAccepted: 'TERMS_NOT_ACCEPTED' },
  },
  'Mutation.cheer': {
    operation: fixed('mutation M { cheer(code: "NOBODYS") }'),
    outcomes: { ...everyone('NOT_FOUND'), visitor: 'UNAUTHENTICATED', notAccepted: 'TERMS_NOT_ACCEPTED' },
  },
  'Query.practiceGifts': {
    operation: fixed(
      'query Q { practiceGifts { coins givable { code firstName } waiting { id firstName topicName } } }',
    ),
    outcomes: { ...everyone('clean'), visitor: 'UNAUTHENTICATED', notAccepted: 'TERMS_NOT_ACCEPTED' },
  },
  // The owner lets nobody follow: even a classmate finds nobody by any code.
  'Query.giftChoice': {
    operation: fixed('query Q { giftChoice(code: "NOBODYS") { firstName } }'),
    outcomes: { ...everyone('NOT_FOUND'), visitor: 'UNAUTHENTICATED', notAccepted: 'TERMS_NOT_ACCEPTED' },
  },
  'Mutation.givePracticeSet': {
    operation: fixed(
      `mutation M { givePracticeSet(code: "NOBODYS", topicId: "86-add-and-subtract-unlike-fractions", questionCount: 5,
        creationKey: "a-form-of-mine") }`,
    ),
    outcomes: { ...students, owner: 'NOT_FOUND', classmate: 'NOT_FOUND', otherStudent: 'NOT_FOUND' },
  },
  'Mutation.beginPracticeSet': {
    operation: async (world) => ({
      query: 'mutation M($id: ID!) { beginPracticeSet(id: $id) }',
      variables: { id: await setForOwner(world) },
    }),
    outcomes: ownerAlone,
  },
  'Mutation.declinePracticeSet': {
    operation: async (world) => ({
      query: 'mutation M($id: ID!) { declinePracticeSet(id: $id) }',
      variables: { id: await setForOwner(world) },
    }),
    outcomes: ownerAlone,
  },
  'Query.shop': {
    operation: fixed('query Q { shop { coins items { id owned } ledger { reason } } }'),
    outcomes: students,
  },
  'Query.ownedItems': { operation: fixed('query Q { ownedItems(slots: [PEN]) }'), outcomes: students },
  'Query.quest': { operation: fixed('query Q { quest { aims { label } done } }'), outcomes: students },
  'Mutation.buyItem': {
    operation: fixed('mutation M { buyItem(itemId: "crown") }'),
    outcomes: { ...students, owner: 'UNPROCESSABLE', classmate: 'UNPROCESSABLE', otherStudent: 'UNPROCESSABLE' },
  },
  'Mutation.wearItem': {
    operation: fixed('mutation M { wearItem(itemId: "skin-2", on: true) }'),
    outcomes: students,
  },
  'Mutation.buyPauseDay': {
    operation: fixed('mutation M { buyPauseDay }'),
    outcomes: { ...students, owner: 'UNPROCESSABLE', classmate: 'UNPROCESSABLE', otherStudent: 'UNPROCESSABLE' },
  },
  'Mutation.beginOwnQuest': {
    operation: fixed('mutation M { beginOwnQuest(kinds: [ANSWER, LINES, TUTOR]) }'),
    outcomes: { ...students, owner: 'UNPROCESSABLE', classmate: 'UNPROCESSABLE', otherStudent: 'UNPROCESSABLE' },
  },
  'Mutation.collectOwnQuest': {
    operation: fixed('mutation M { collectOwnQuest }'),
    outcomes: { ...students, owner: 'UNPROCESSABLE', classmate: 'UNPROCESSABLE', otherStudent: 'UNPROCESSABLE' },
  },
  'Mutation.collectQuest': {
    operation: fixed('mutation M { collectQuest { collected } }'),
    outcomes: { ...students, owner: 'UNPROCESSABLE', classmate: 'UNPROCESSABLE', otherStudent: 'UNPROCESSABLE' },
  },
  'Query.mutedNotifications': {
    operation: fixed('query Q { mutedNotifications }'),
    outcomes: { ...everyone('clean'), visitor: 'UNAUTHENTICATED', notAccepted: 'TERMS_NOT_ACCEPTED' },
  },
  'Mutation.muteNotifications': {
    operation: fixed('mutation M { muteNotifications(kinds: ["TASK_ASSIGNED"]) }'),
    outcomes: {
      ...everyone('clean'),
      visitor: 'UNAUTHENTICATED',
      notAccepted: 'TERMS_NOT_ACCEPTED',
      // A kind that only students are told of.
      teacher: 'BAD_INPUT',
      tutor: 'BAD_INPUT',
      admin: 'BAD_INPUT',
    },
  },
  'Query.copyOfData': {
    operation: fixed('query Q { copyOfData { id state } }'),
    outcomes: { ...everyone('null'), visitor: 'UNAUTHENTICATED' },
  },
  'Mutation.requestCopyOfData': {
    operation: fixed('mutation M { requestCopyOfData { state progress } }'),
    outcomes: { ...everyone('clean'), visitor: 'UNAUTHENTICATED' },
  },
  'Mutation.requestDeletion': {
    operation: withPasswords('mutation M { requestDeletion(current: "a wrong guess") }'),
    outcomes: { ...everyone('BAD_INPUT'), visitor: 'UNAUTHENTICATED' },
  },
  'Mutation.undoDeletion': {
    operation: fixed('mutation M { undoDeletion }'),
    outcomes: { ...everyone('clean'), visitor: 'UNAUTHENTICATED' },
  },
  'Mutation.requestEmailProof': {
    operation: fixed('mutation M { requestEmailProof }'),
    outcomes: { ...everyone('CONFLICT'), visitor: 'UNAUTHENTICATED' },
  },
  'Mutation.confirmEmailChange': {
    operation: fixed('mutation M { confirmEmailChange(token: "invented") }'),
    outcomes: { ...everyone('UNPROCESSABLE'), visitor: 'UNAUTHENTICATED' },
  },
};
