import { getNextStep } from '../../modules/next-step';
import {
  type AnswerProblem as AnswerProblemData,
  type PracticeClock as Clock,
  currentIndex,
  endedByClock,
  getPractice,
  getPracticeForResult,
  getPracticeOfQuestion,
  getPracticeToAnswer,
  outcomesOf,
  practiceClock,
  practiceResult,
  type PracticeResult as Result,
  type PracticeState as State,
  serveQuestion,
  shownPractice,
  showQuestion,
  testAnswerProblems,
} from '../../modules/practice';
import { builder } from '../builder';
import { Course } from '../catalogue/course';
import { Topic } from '../catalogue/topic';
import { Difficulty, PracticeMode, PracticeType } from '../enums';
import { NextStep } from '../next-step/next-step';
import { requireViewer } from '../require-viewer';
import { asksFor } from './asks-for';
import { PracticeState, QuestionOutcome } from './enums';
import { PracticeQuestion } from './practice-question';

const CoinLine = builder.objectRef<{ label: string; amount: number }>('CoinLine').implement({
  fields: (t) => ({ label: t.exposeString('label'), amount: t.exposeInt('amount') }),
});

const PracticeResult = builder.objectRef<Result & { practice: State }>('PracticeResult').implement({
  fields: (t) => ({
    score: t.exposeInt('score', { description: 'Right at the first try.' }),
    total: t.exposeInt('total'),
    afterRetry: t.exposeInt('afterRetry'),
    seconds: t.exposeInt('seconds'),
    secondsAllowed: t.int({
      nullable: true,
      description: 'How long a challenge could take; null where no clock ran.',
      resolve: ({ practice }) => practice.row.seconds_allowed,
    }),
    coins: t.field({ type: [CoinLine], resolve: ({ coins }) => coins }),
    coinTotal: t.exposeInt('coinTotal'),
    coinBalance: t.exposeInt('coinBalance', {
      description: 'All the coins of the student, with what looking at this result has just booked.',
    }),
    newErrorCount: t.exposeInt('newErrorCount'),
    fixedErrorCount: t.exposeInt('fixedErrorCount'),
    confirmedErrorCount: t.exposeInt('confirmedErrorCount', {
      description: 'Errors right a second time, at least a day after they were fixed.',
    }),
    questions: t.field({
      type: [PracticeQuestion],
      resolve: ({ questions }) => questions,
    }),
  }),
});

const PracticeClock = builder.objectRef<Clock>('PracticeClock').implement({
  fields: (t) => ({
    totalSeconds: t.exposeInt('totalSeconds'),
    remainingMs: t.exposeInt('remainingMs', { description: 'By the server, at the moment it answers.' }),
    endsAt: t.field({ type: 'DateTime', resolve: ({ endsAt }) => endsAt }),
  }),
});

const AnswerProblem = builder.objectRef<AnswerProblemData>('AnswerProblem').implement({
  description: 'An answer of a running test that would not be taken as it is written, whether it is right or not.',
  fields: (t) => ({
    index: t.exposeInt('index', { description: 'Of the question, from 1.' }),
    readable: t.boolean({
      description: 'It can be read, but has another form than the question asks for.',
      resolve: ({ kind }) => kind === 'form',
    }),
    message: t.exposeString('message'),
  }),
});

export const Practice = builder.objectRef<State>('Practice').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    course: t.field({ type: Course, resolve: (practice) => shownPractice(practice).course }),
    topics: t.field({ type: [Topic], resolve: (practice) => shownPractice(practice).topics }),
    mode: t.field({ type: PracticeMode, resolve: (practice) => shownPractice(practice).mode }),
    type: t.field({ type: PracticeType, resolve: (practice) => shownPractice(practice).type }),
    state: t.field({ type: PracticeState, resolve: (practice) => shownPractice(practice).state }),
    difficulty: t.field({
      type: Difficulty,
      nullable: true,
      description: 'Null means adaptive.',
      resolve: (practice) => shownPractice(practice).difficulty,
    }),
    studentTaskId: t.id({
      nullable: true,
      description: 'The student task that this is the work on.',
      resolve: ({ row }) => row.student_task_id,
    }),
    isTest: t.boolean({ resolve: ({ row }) => row.is_test }),
    answersHidden: t.boolean({
      description: 'A test whose answers are not out: nothing in its questions says how it went.',
      resolve: ({ hidesAnswers }) => hidesAnswers,
    }),
    answeredIndexes: t.intList({
      description: 'Of questions with an answer, from 1.',
      resolve: ({ questions }) => questions.filter(({ answered_at: at }) => at !== null).map(({ index }) => index),
    }),
    answerProblems: t.field({
      type: [AnswerProblem],
      description: 'Of a running test: saved answers that would not be taken as they are written.',
      resolve: (practice, _args, { services }) => testAnswerProblems(services, practice),
    }),
    settledIndexes: t.intList({
      description:
        'Of questions of a running test, from 1, that take no other answer: its keys were seen after they were answered.',
      resolve: ({ settledIndexes }) => settledIndexes,
    }),
    questionCount: t.int({ resolve: ({ row }) => row.question_count }),
    currentIndex: t.int({
      description: '1-based index of the first question that is still open; questionCount when none is.',
      resolve: (practice) => currentIndex(practice),
    }),
    outcomes: t.field({ type: [QuestionOutcome], resolve: (practice) => outcomesOf(practice) }),
    question: t.field({
      type: PracticeQuestion,
      nullable: true,
      args: { index: t.arg.int() },
      resolve: (practice, { index }, context) =>
        serveQuestion(context.services, requireViewer(context), practice, index),
    }),
    clock: t.field({
      type: PracticeClock,
      nullable: true,
      description: 'Of a challenge in progress with open questions; it starts when the first question is asked for.',
      resolve: (practice, _args, { services }) => practiceClock(practice, services.clock.now()),
    }),
    timeUp: t.boolean({
      description: 'Whether the clock of a challenge ended it while questions were open.',
      resolve: (practice) => endedByClock(practice),
    }),
    coinsEarned: t.int({ resolve: ({ coins }) => coins.reduce((sum, entry) => sum + entry.amount, 0) }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ row }) => row.created_at }),
    finishedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ row }) => row.finished_at }),
    result: t.field({
      type: PracticeResult,
      nullable: true,
      description: 'Null until the practice is finished or exited.',
      resolve: async (practice, _args, context) => {
        const result = await practiceResult(context.services, requireViewer(context), practice);
        return result && { ...result, practice };
      },
    }),
    nextStep: t.field({
      type: NextStep,
      nullable: true,
      description: 'What its student does next in its course.',
      resolve: ({ row }, _args, context) => getNextStep(context.services, requireViewer(context), row.course_id),
    }),
  }),
});

builder.queryFields((t) => ({
  practice: t.field({
    type: Practice,
    nullable: true,
    args: { practiceId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { practiceId }, context, info) => {
      const forQuestions = asksFor(info, 'question') ? getPracticeToAnswer : getPractice;
      const read = asksFor(info, 'result') ? getPracticeForResult : forQuestions;
      return read(context.services, requireViewer(context), practiceId);
    },
  }),
  question: t.field({
    type: PracticeQuestion,
    nullable: true,
    description: "A question of the viewer's own, by its id.",
    args: { questionId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { questionId }, context) => {
      const viewer = requireViewer(context);
      const practice = await getPracticeOfQuestion(context.services, viewer, questionId);
      return practice && showQuestion(context.services, viewer, practice, questionId);
    },
  }),
}));
