import { sendMessage } from '../../../../server/modules/tutor';
import { casual } from '../../practice/student';
import { openTalksToTeachers } from '../../tutor/open-talks';
import { acceptedTerms, ownerOnly, type Row, teachers } from './row';
import type { World } from './world';

/** A talk of the owner about a question of theirs, whose ids and words nobody else may read. */
async function talkOf({ backend, people, canaries }: World) {
  const { services } = backend;
  const { viewer } = people.owner;
  const practice = await casual(services, viewer);
  const questionId = practice.questions[0]?.id ?? '';
  const place = { bot: 'PROBLEM_SOLVER' as const, questionId };
  const words = `canary of the owner ${questionId}`;
  const talk = await sendMessage(services, viewer, { place, number: 1, intent: 'HINT', text: words });
  canaries.push(practice.row.id, questionId, talk.id, words);
  return { place, talkId: talk.id };
}

const withPlace = (query: string) => async (world: World) => {
  const { place } = await talkOf(world);
  return { query, variables: { place } };
};

/** Talks with the tutor. */
export const tutorRows: Record<string, Row> = {
  'Query.tutorTalk': {
    operation: withPlace('query Q($place: TutorPlace!) { tutorTalk(place: $place) { id messages { text } } }'),
    outcomes: ownerOnly('null'),
  },
  'Query.tutorFrame': {
    operation: async (world) => {
      const { place } = await talkOf(world);
      return {
        query: `query Q($place: TutorPlace!, $questionId: ID) { tutorFrame(place: $place, questionId: $questionId) {
          scenario scenarioGroup talk { id messages { text } } subject { id prompt } weakSpots { topicId } } }`,
        variables: { place, questionId: place.questionId },
      };
    },
    outcomes: { ...acceptedTerms, owner: 'own' },
  },
  'Query.studentTalks': {
    operation: async (world) => {
      await openTalksToTeachers(world.backend, 'ON');
      await talkOf(world);
      return {
        query: `query Q($classId: ID!, $studentId: ID!) { studentTalks(classId: $classId, studentId: $studentId) {
          nickname talks { id messages { text } } } }`,
        variables: { classId: world.classId, studentId: world.people.owner.id },
      };
    },
    outcomes: teachers('own'),
  },
  'Mutation.sendTutorMessage': {
    operation: async (world) => {
      const { place } = await talkOf(world);
      return {
        query:
          'mutation M($input: SendTutorMessageInput!) { sendTutorMessage(input: $input) { id messages { text } } }',
        variables: { input: { place, number: 3, intent: 'MESSAGE', text: 'Hello' } },
      };
    },
    outcomes: ownerOnly('NOT_FOUND'),
  },
  'Mutation.deleteTutorTalk': {
    operation: withPlace('mutation M($place: TutorPlace!) { deleteTutorTalk(place: $place) }'),
    outcomes: { ...acceptedTerms, owner: 'clean' },
  },
  'Mutation.reportTutorMessage': {
    operation: async (world) => {
      const { talkId } = await talkOf(world);
      return {
        query:
          'mutation M($talkId: ID!) { reportTutorMessage(talkId: $talkId, number: 2, reason: "It is wrong.") { id messages { text } } }',
        variables: { talkId },
      };
    },
    outcomes: ownerOnly('NOT_FOUND'),
  },
};
