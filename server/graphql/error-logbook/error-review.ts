import {
  type ErrorReview as ErrorReviewData,
  type ErrorReviewItem as ErrorReviewItemData,
  getErrorReview,
  markReviewed,
  startErrorReview,
} from '../../modules/error-review';
import { getPracticeOfQuestion, showQuestion } from '../../modules/practice';
import { builder } from '../builder';
import { ReviewState } from '../enums';
import { PracticeQuestion } from '../practice/practice-question';
import { requireViewer } from '../require-viewer';

const ErrorReviewItem = builder.objectRef<ErrorReviewItemData>('ErrorReviewItem').implement({
  fields: (t) => ({
    index: t.exposeInt('index'),
    state: t.field({ type: ReviewState, resolve: ({ state }) => state }),
    errorId: t.exposeID('errorId'),
    courseId: t.exposeID('courseId'),
    unresolved: t.exposeBoolean('unresolved'),
    name: t.exposeString('name', { description: 'The idea, or the topic where it has no name.' }),
    question: t.field({
      type: PracticeQuestion,
      nullable: true,
      description: 'The question as it was answered then, with its steps.',
      resolve: async ({ questionId }, _args, context) => {
        const viewer = requireViewer(context);
        const practice = await getPracticeOfQuestion(context.services, viewer, questionId);
        return practice && showQuestion(context.services, viewer, practice, questionId);
      },
    }),
  }),
});

const ErrorReview = builder.objectRef<ErrorReviewData>('ErrorReview').implement({
  description: 'Going through errors one by one: own answer, idea and worked steps.',
  fields: (t) => ({
    id: t.exposeID('id'),
    items: t.field({ type: [ErrorReviewItem], resolve: ({ items }) => items }),
    item: t.field({
      type: ErrorReviewItem,
      nullable: true,
      args: { index: t.arg.int() },
      resolve: ({ items }, { index }) => items.find((item) => item.index === index) ?? null,
    }),
    currentIndex: t.exposeInt('currentIndex', {
      nullable: true,
      description: '1-based index of the first error still to be gone through; null when all were.',
    }),
    finishedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ finishedAt }) => finishedAt }),
  }),
});

builder.queryField('errorReview', (t) =>
  t.field({
    type: ErrorReview,
    nullable: true,
    description: "The viewer's unfinished session in a course's error logbook, else the last one.",
    args: { courseId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { courseId }, context) => getErrorReview(context.services, requireViewer(context), { courseId }),
  }),
);

builder.queryField('taskErrorReview', (t) =>
  t.field({
    type: ErrorReview,
    nullable: true,
    description: "The viewer's unfinished session about the mistakes of an own task, else the last one.",
    args: { studentTaskId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { studentTaskId }, context) =>
      getErrorReview(context.services, requireViewer(context), { studentTaskId }),
  }),
);

const StartErrorReviewInput = builder.inputType('StartErrorReviewInput', {
  fields: (t) => ({
    courseId: t.id(),
    errorIds: t.idList({ required: false, description: 'Empty: those that were not gone through yet first.' }),
    count: t.int({ description: '1 to 10.' }),
  }),
});

builder.mutationFields((t) => ({
  startErrorReview: t.field({
    type: ErrorReview,
    description: 'Starts a session, or goes on with the unfinished one.',
    args: { input: t.arg({ type: StartErrorReviewInput }) },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { input }, context) =>
      startErrorReview(context.services, requireViewer(context), { ...input, errorIds: input.errorIds ?? [] }),
  }),
  startTaskErrorReview: t.field({
    type: ErrorReview,
    description:
      'Starts going through the mistakes of an own task, ten at most, or goes on with the unfinished session.',
    args: { studentTaskId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { studentTaskId }, context) =>
      startErrorReview(context.services, requireViewer(context), { studentTaskId, errorIds: [], count: 10 }),
  }),
  markErrorReviewed: t.field({
    type: ErrorReview,
    args: { sessionId: t.arg.id(), index: t.arg.int() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, place, context) => markReviewed(context.services, requireViewer(context), place),
  }),
}));
