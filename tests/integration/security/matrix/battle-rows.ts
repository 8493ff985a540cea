import { challengeToBattle, joinBattle } from '../../../../server/modules/battle';
import { administrators, everyone, type Outcome, type Row, teachers } from './row';
import type { Actor, World } from './world';

const outside = { visitor: 'UNAUTHENTICATED', notAccepted: 'TERMS_NOT_ACCEPTED' } as const;

/** For students alone. */
const students: Record<Actor, Outcome> = {
  ...everyone('FORBIDDEN'),
  ...outside,
  owner: 'clean',
  classmate: 'clean',
  otherStudent: 'clean',
};

/** About the owner's battle: nobody else has it. */
const ofOwner = (own: Outcome): Record<Actor, Outcome> => ({ ...everyone('NOT_FOUND'), ...outside, owner: own });

/** For the teacher of the class. */
const ofTeacher = (own: Outcome): Record<Actor, Outcome> => ({ ...everyone('NOT_FOUND'), ...outside, teacher: own });

/** A battle in which the owner waits. */
async function ownBattle({ backend, people }: World): Promise<string> {
  const input = { courseId: 'year-7', scope: 'SCHOOL' as const, classId: null };
  return (await joinBattle(backend.services, people.owner.viewer, input)).id;
}

const about =
  (query: string, more: Record<string, unknown> = {}) =>
  async (world: World) => ({ query, variables: { id: await ownBattle(world), ...more } });

export const battleRows: Record<string, Row> = {
  'Query.battle': {
    operation: about('query Q($id: ID!) { battle(battleId: $id) { id me { name } they { name } } }'),
    outcomes: ofOwner('clean'),
  },
  'Query.battleLobby': {
    operation: () => ({
      query: 'query Q { battleLobby(courseId: "year-7") { openBattleId friends { name } last { id } } }',
    }),
    outcomes: students,
  },
  'Query.battleRank': {
    operation: () => ({
      query: 'query Q { battleRank(courseId: "year-7", board: COURSE) { mine { rating } rows { name } } }',
    }),
    outcomes: students,
  },
  'Query.battleRecord': {
    operation: about('query Q($id: ID!) { battleRecord(battleId: $id) { json publicKey } }'),
    outcomes: ofOwner('CONFLICT'),
  },
  'Query.verifiedBattle': {
    operation: about('query Q($id: ID!) { verifiedBattle(battleId: $id) { ok } }'),
    outcomes: ofOwner('CONFLICT'),
  },
  'Query.battleHours': {
    operation: ({ classId }) => ({
      query: 'query Q($id: ID!) { battleHours(classId: $id) { fromMinute } }',
      variables: { id: classId },
    }),
    outcomes: teachers('null'),
  },
  'Query.battleReports': {
    operation: () => ({ query: 'query Q { battleReports(closed: false) { id reason } }' }),
    outcomes: administrators,
  },
  'Query.battleReport': {
    operation: ({ classId }) => ({
      query: 'query Q($id: ID!) { battleReport(id: $id) { courseName } }',
      variables: { id: classId },
    }),
    outcomes: { ...administrators, admin: 'NOT_FOUND' },
  },
  'Mutation.decideBattleReport': {
    operation: ({ classId }) => ({
      query: 'mutation M($id: ID!) { decideBattleReport(id: $id, decision: "CLOSED", note: "Seen.") }',
      variables: { id: classId },
    }),
    outcomes: { ...administrators, admin: 'NOT_FOUND' },
  },
  'Mutation.giveBattlesBack': {
    operation: ({ classId }) => ({
      query: 'mutation M($id: ID!) { giveBattlesBack(reportId: $id) }',
      variables: { id: classId },
    }),
    outcomes: { ...administrators, admin: 'NOT_FOUND' },
  },
  'Mutation.joinBattle': {
    operation: () => ({ query: 'mutation M { joinBattle(courseId: "year-7", scope: FRIENDS) { id status } }' }),
    outcomes: students,
  },
  'Mutation.leaveBattle': {
    operation: about('mutation M($id: ID!) { leaveBattle(battleId: $id) { status } }'),
    outcomes: ofOwner('clean'),
  },
  'Mutation.challengeToBattle': {
    operation: ({ classId }) => ({
      query: 'mutation M($id: ID!) { challengeToBattle(courseId: "year-7", classId: $id) { status } }',
      variables: { id: classId },
    }),
    outcomes: { ...students, otherStudent: 'NOT_FOUND' },
  },
  'Mutation.acceptBattleChallenge': {
    async operation({ backend, people, classId }) {
      const input = { courseId: 'year-7', friendId: null, classId };
      const { waiting } = await challengeToBattle(backend.services, people.owner.viewer, input);
      return {
        query: 'mutation M($code: String!) { acceptBattleChallenge(code: $code) { status } }',
        variables: { code: waiting?.challengeCode },
      };
    },
    // The classmate comes first: nothing waits any more for the owner.
    outcomes: { ...students, otherStudent: 'NOT_FOUND', owner: 'NOT_FOUND' },
  },
  'Mutation.playRecordedBattle': {
    operation: about('mutation M($id: ID!) { playRecordedBattle(battleId: $id) { status } }'),
    outcomes: ofOwner('CONFLICT'),
  },
  'Mutation.askRematch': {
    operation: about('mutation M($id: ID!) { askRematch(battleId: $id) { status } }'),
    outcomes: ofOwner('CONFLICT'),
  },
  'Mutation.answerBattle': {
    operation: about('mutation M($id: ID!) { answerBattle(battleId: $id, index: 0, answer: "1") { problem } }'),
    outcomes: ofOwner('clean'),
  },
  'Mutation.sendBattleEmote': {
    operation: about('mutation M($id: ID!) { sendBattleEmote(battleId: $id, emote: "WAVE") }'),
    outcomes: ofOwner('clean'),
  },
  'Mutation.reportBattlePlayer': {
    operation: about('mutation M($id: ID!) { reportBattlePlayer(battleId: $id, reason: UNFAIR) }'),
    outcomes: ofOwner('NOT_FOUND'),
  },
  'Mutation.blockBattlePlayer': {
    operation: about('mutation M($id: ID!) { blockBattlePlayer(battleId: $id) }'),
    outcomes: ofOwner('NOT_FOUND'),
  },
  'Mutation.setBattleSettings': {
    operation: () => ({ query: 'mutation M { setBattleSettings(showRank: false) { showRank } }' }),
    outcomes: students,
  },
  'Mutation.askParentForBattles': {
    operation: () => ({ query: 'mutation M { askParentForBattles }' }),
    outcomes: {
      ...everyone('FORBIDDEN'),
      ...outside,
      owner: 'CONFLICT',
      classmate: 'CONFLICT',
      otherStudent: 'CONFLICT',
    },
  },
  'Query.battlePermission': {
    operation: () => ({ query: 'query Q { battlePermission(key: "a key that nobody has") { firstName } }' }),
    outcomes: everyone('null'),
  },
  'Mutation.setBattlePermission': {
    operation: () => ({ query: 'mutation M { setBattlePermission(key: "a key that nobody has", allowed: true) }' }),
    outcomes: everyone('NOT_FOUND'),
  },
  'Mutation.setBattleHours': {
    operation: ({ classId }) => ({
      query: 'mutation M($id: ID!) { setBattleHours(classId: $id, fromMinute: 540, untilMinute: 1080) }',
      variables: { id: classId },
    }),
    outcomes: ofTeacher('clean'),
  },
};
