import { packBoard } from '../../../../rules/whiteboard/pack-board';
import { startErrorReview } from '../../../../server/modules/error-review';
import { closeQuestion, keepBoard } from '../../../../server/modules/practice';
import { newId } from '../../../../server/platform/ids';
import { answerWrong, casual } from '../../practice/student';
import { acceptedTerms, everyone, ownerOnly, type Row } from './row';
import type { World } from './world';

const drawing = packBoard({
  width: 300,
  height: 200,
  shapes: [{ kind: 'line', at: [0, 0, 40, 40], width: 1.5, colour: 'black', opacity: 1, fill: false }],
});

const writing = (text: string) => ({ kind: 'text', x: 5, y: 5, text, size: 20, colour: 'black', opacity: 1 });

const aboutMe = { ...acceptedTerms, owner: 'clean' as const };

/** A practice of the owner, whose ids nobody else may read. */
async function practiceOf({ backend, people, canaries }: World) {
  const practice = await casual(backend.services, people.owner.viewer);
  const ids = practice.questions.map(({ id }) => id);
  canaries.push(practice.row.id, ...ids);
  return { practiceId: practice.row.id, questionId: ids[0] ?? '' };
}

/** The same with a wrong answer to its first question, which is in the owner's logbook. */
async function mistakeOf(world: World) {
  const { backend, people, canaries } = world;
  const { practiceId, questionId } = await practiceOf(world);
  const { attempt } = await answerWrong(backend.services, people.owner.viewer, practiceId, 1);
  const error = await backend.services.db
    .selectFrom('errors')
    .select('id')
    .where('student_id', '=', people.owner.id)
    .executeTakeFirstOrThrow();
  canaries.push(attempt.id, error.id);
  return { practiceId, questionId, attemptId: attempt.id, errorId: error.id };
}

/** A review session of the owner over their mistakes. */
async function reviewOf(world: World): Promise<string> {
  const { services } = world.backend;
  const { viewer } = world.people.owner;
  const { practiceId } = await mistakeOf(world);
  await closeQuestion(services, viewer, { practiceId, index: 1 });
  const { id } = await startErrorReview(services, viewer, { courseId: 'year-6', errorIds: [], count: 5 });
  world.canaries.push(id);
  return id;
}

const withPractice = (query: string) => async (world: World) => ({ query, variables: await practiceOf(world) });
const withMistake = (query: string) => async (world: World) => ({ query, variables: await mistakeOf(world) });

/** Courses, practices, questions and the error logbook. */
export const practiceRows: Record<string, Row> = {
  'Query.courses': { operation: withPractice('query Q { courses { id totalTime } }'), outcomes: everyone('clean') },
  'Query.course': {
    operation: withPractice('query Q { course(courseId: "year-6") { id totalTime } }'),
    outcomes: everyone('clean'),
  },
  'Query.myCourses': { operation: withPractice('query Q { myCourses { mastery } }'), outcomes: aboutMe },
  'Query.unresolvedCountByCourse': {
    operation: withMistake('query Q { unresolvedCountByCourse { courseId unresolvedCount } }'),
    outcomes: aboutMe,
  },
  'Query.practiceSetup': {
    operation: withPractice(
      'query Q { practiceSetup(courseId: "year-6") { last { topicIds } nextStep { practice { id } } } }',
    ),
    outcomes: acceptedTerms,
  },
  'Query.courseMap': {
    operation: withMistake('query Q { courseMap(courseId: "year-6") { mastery topics { state unresolvedCount } } }'),
    outcomes: aboutMe,
  },
  'Query.nextStep': {
    operation: withPractice('query Q { nextStep(courseId: "year-6") { practice { id } } }'),
    outcomes: acceptedTerms,
  },
  'Query.home': {
    operation: withPractice('query Q { home { nextStep { practice { id } } } }'),
    outcomes: acceptedTerms,
  },
  'Query.errorLogbook': {
    operation: withMistake('query Q { errorLogbook { entries { id questionId answer } } }'),
    outcomes: acceptedTerms,
  },
  'Query.errorLogbookStatistics': {
    operation: withMistake(
      'query Q { errorLogbookStatistics(courseId: "year-6") { totals { open } misconceptionCells { topicId misconceptionId } retiredMisconceptions { id } } }',
    ),
    outcomes: aboutMe,
  },
  'Query.learningActivityStatistics': {
    operation: withMistake(
      'query Q { learningActivityStatistics(courseId: "year-6", range: DAYS_28) { periods { answered } topics { topic { id } } } }',
    ),
    outcomes: aboutMe,
  },
  'Query.practice': {
    operation: withPractice('query Q($practiceId: ID!) { practice(practiceId: $practiceId) { id result { score } } }'),
    outcomes: ownerOnly('null'),
  },
  'Query.keptBoard': {
    operation: async (world) => {
      const { questionId } = await practiceOf(world);
      const board = JSON.stringify({ ...JSON.parse(drawing), shapes: [writing(world.canaries[0] ?? '')] });
      await keepBoard(world.backend.services, world.people.owner.viewer, { questionId, board });
      return {
        query: 'query Q($questionId: ID!) { keptBoard(questionId: $questionId) { board shapeCount } }',
        variables: { questionId },
      };
    },
    outcomes: ownerOnly('null'),
  },
  'Query.question': {
    operation: withPractice('query Q($questionId: ID!) { question(questionId: $questionId) { id prompt } }'),
    outcomes: ownerOnly('null'),
  },
  'Mutation.keepBoard': {
    operation: async (world) => {
      const { questionId } = await practiceOf(world);
      return {
        query:
          'mutation M($questionId: ID!, $board: String!) { keepBoard(questionId: $questionId, board: $board) { keptAt } }',
        variables: { questionId, board: drawing },
      };
    },
    outcomes: { ...ownerOnly('NOT_FOUND'), owner: 'clean' },
  },
  'Mutation.takeBoardBack': {
    operation: withPractice('mutation M($questionId: ID!) { takeBoardBack(questionId: $questionId) }'),
    outcomes: { ...acceptedTerms, owner: 'clean' },
  },
  'Mutation.chooseCourses': {
    operation: withPractice('mutation M { chooseCourses(courseIds: ["year-6"]) { course { id } } }'),
    outcomes: aboutMe,
  },
  'Mutation.addCourses': {
    operation: withPractice('mutation M { addCourses(courseIds: ["year-6"]) }'),
    outcomes: aboutMe,
  },
  'Mutation.createPractice': {
    operation: async (world) => {
      const { errorId } = await mistakeOf(world);
      const input = { courseId: 'year-6', mode: 'ERROR_LOGBOOK', errorIds: [errorId], questionCount: 1 };
      return {
        query:
          'mutation M($input: CreatePracticeInput!) { createPractice(input: $input) { question(index: 1) { errorId } } }',
        variables: { input: { ...input, topicIds: [], idempotencyKey: newId() } },
      };
    },
    outcomes: ownerOnly('NOT_FOUND'),
  },
  'Query.errorReview': {
    operation: async (world) => {
      await reviewOf(world);
      return { query: 'query Q { errorReview(courseId: "year-6") { id items { errorId question { prompt } } } }' };
    },
    outcomes: ownerOnly('null'),
  },
  'Mutation.startErrorReview': {
    operation: async (world) => {
      const { errorId, practiceId } = await mistakeOf(world);
      await closeQuestion(world.backend.services, world.people.owner.viewer, { practiceId, index: 1 });
      const input = { courseId: 'year-6', errorIds: [errorId], count: 1 };
      return {
        query: 'mutation M($input: StartErrorReviewInput!) { startErrorReview(input: $input) { items { errorId } } }',
        variables: { input },
      };
    },
    outcomes: ownerOnly('NOT_FOUND'),
  },
  'Mutation.markErrorReviewed': {
    operation: async (world) => ({
      query: 'mutation M($id: ID!) { markErrorReviewed(sessionId: $id, index: 1) { id } }',
      variables: { id: await reviewOf(world) },
    }),
    outcomes: ownerOnly('NOT_FOUND'),
  },
  'Mutation.submitAnswer': {
    operation: async (world) => {
      const { practiceId } = await practiceOf(world);
      return {
        query: 'mutation M($input: SubmitAnswerInput!) { submitAnswer(input: $input) { practice { id } } }',
        variables: { input: { practiceId, index: 1, answer: '12', idempotencyKey: newId() } },
      };
    },
    outcomes: ownerOnly('PRACTICE_NOT_FOUND'),
  },
  'Mutation.addWorkingLine': {
    operation: async (world) => {
      const { practiceId } = await practiceOf(world);
      return {
        query: 'mutation M($input: AddWorkingLineInput!) { addWorkingLine(input: $input) { working { startLatex } } }',
        variables: { input: { practiceId, index: 1, number: 1, line: '2 + 2 = 4' } },
      };
    },
    outcomes: { ...ownerOnly('PRACTICE_NOT_FOUND'), owner: 'clean' },
  },
  'Mutation.takeBackWorkingLine': {
    operation: withPractice(
      'mutation M($practiceId: ID!) { takeBackWorkingLine(practiceId: $practiceId, index: 1, number: 1) { startLatex } }',
    ),
    outcomes: { ...ownerOnly('PRACTICE_NOT_FOUND'), owner: 'clean' },
  },
  'Mutation.openHint': {
    operation: withPractice(
      'mutation M($practiceId: ID!) { openHint(practiceId: $practiceId, index: 1, number: 1) { id } }',
    ),
    outcomes: ownerOnly('PRACTICE_NOT_FOUND'),
  },
  'Mutation.closeQuestion': {
    operation: withPractice('mutation M($practiceId: ID!) { closeQuestion(practiceId: $practiceId, index: 1) { id } }'),
    outcomes: ownerOnly('PRACTICE_NOT_FOUND'),
  },
  'Mutation.finishPractice': {
    operation: withPractice('mutation M($practiceId: ID!) { finishPractice(practiceId: $practiceId) { id } }'),
    outcomes: ownerOnly('PRACTICE_NOT_FOUND'),
  },
  'Mutation.endChallenge': {
    operation: withPractice(
      'mutation M($practiceId: ID!) { endChallenge(practiceId: $practiceId, index: 1, typed: "1") { id } }',
    ),
    outcomes: ownerOnly('PRACTICE_NOT_FOUND'),
  },
  'Mutation.answerSplitting': {
    operation: withMistake(
      'mutation M($attemptId: ID!) { answerSplitting(attemptId: $attemptId, choiceId: "none") { id } }',
    ),
    outcomes: { ...ownerOnly('NOT_FOUND'), owner: 'BAD_INPUT' },
  },
  'Mutation.reportQuestion': {
    operation: withPractice(
      'mutation M($questionId: ID!) { reportQuestion(questionId: $questionId, reason: "The figure is missing.") { id } }',
    ),
    outcomes: ownerOnly('NOT_FOUND'),
  },
};
