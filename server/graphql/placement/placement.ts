import { placementFindings, placementOffers } from '../../../rules/placement';
import {
  keepPlacement,
  type PlacedTopic as PlacedTopicData,
  type PlacementResult as PlacementResultData,
  type PlacementStep as PlacementStepData,
  type PlanDay as PlanDayData,
  placementFreeFrom,
  resetPlacement,
  takePlacementStep,
} from '../../modules/placement';
import { builder } from '../builder';
import { Course } from '../catalogue/course';
import { Topic } from '../catalogue/topic';
import { AskedQuestion } from '../practice/asked-question';
import { requireViewer } from '../require-viewer';

export const PlacementFinding = builder.enumType('PlacementFinding', { values: placementFindings });

export const PlacementOffer = builder.enumType('PlacementOffer', { values: placementOffers });

export const PlacedTopic = builder.objectRef<PlacedTopicData>('PlacedTopic').implement({
  fields: (t) => ({
    topic: t.field({ type: Topic, resolve: ({ topic }) => topic }),
    finding: t.field({ type: PlacementFinding, resolve: ({ finding }) => finding }),
  }),
});

export const PlanDay = builder.objectRef<PlanDayData>('PlanDay').implement({
  description: 'A day of the first week; one off has no questions.',
  fields: (t) => ({
    title: t.exposeString('title'),
    topicId: t.exposeID('topicId', { nullable: true }),
    questions: t.exposeInt('questions'),
  }),
});

const PlacementResult = builder.objectRef<PlacementResultData>('PlacementResult').implement({
  fields: (t) => ({
    answered: t.exposeInt('answered'),
    skipped: t.exposeInt('skipped'),
    topics: t.field({ type: [PlacedTopic], resolve: ({ topics }) => topics }),
    start: t.field({ type: Topic, nullable: true, resolve: ({ start }) => start }),
    easierFirst: t.exposeBoolean('easierFirst', { description: 'The year below suits better to begin with.' }),
    week: t.field({ type: [PlanDay], resolve: ({ week }) => week }),
  }),
});

const PlacementStep = builder.objectRef<PlacementStepData>('PlacementStep').implement({
  fields: (t) => ({
    course: t.field({ type: Course, resolve: ({ course }) => course }),
    run: t.exposeString('run', { nullable: true, description: 'What the browser keeps to go on with, signed.' }),
    startedAt: t.exposeInt('startedAt', { nullable: true, description: 'When that run began, in seconds: its name.' }),
    askedCount: t.exposeInt('askedCount'),
    question: t.field({ type: AskedQuestion, nullable: true, resolve: ({ question }) => question }),
    topic: t.field({ type: Topic, nullable: true, resolve: ({ topic }) => topic }),
    problem: t.exposeString('problem', { nullable: true }),
    result: t.field({ type: PlacementResult, nullable: true, resolve: ({ result }) => result }),
  }),
});

const PlacementAnswerInput = builder.inputType('PlacementAnswerInput', {
  fields: (t) => ({
    startedAt: t.int({ description: 'The run that it belongs to.' }),
    place: t.int({ description: 'The number of the question that it answers, from 1.' }),
    text: t.string(),
    notLearned: t.boolean(),
  }),
});

builder.queryField('placementStep', (t) =>
  t.field({
    type: PlacementStep,
    description: 'One step of a placement test. Nothing is stored: what the browser keeps comes in and goes out.',
    args: {
      courseId: t.arg.id(),
      run: t.arg.string({ required: false }),
      begin: t.arg.boolean({ description: 'A run that is kept is gone on with, unless it is given up.' }),
      dropping: t.arg.int({ required: false, description: 'The run that is given up, by when it began.' }),
      answer: t.arg({ type: PlacementAnswerInput, required: false }),
    },
    authScopes: { public: true },
    resolve: (_root, { courseId, run = null, begin, dropping = null, answer = null }, { services, clientAddress }) =>
      takePlacementStep(services, { courseId, run, begin, dropping, answer, clientAddress }),
  }),
);

builder.queryField('placementFreeFrom', (t) =>
  t.string({
    nullable: true,
    description: 'The day (yyyy-MM-dd) from which the viewer may take a placement test again; null when they may now.',
    args: { courseId: t.arg.id() },
    authScopes: { signedIn: true },
    resolve: (_root, { courseId }, context) => placementFreeFrom(context.services, requireViewer(context), courseId),
  }),
);

builder.mutationField('keepPlacement', (t) =>
  t.boolean({
    description:
      'Keeps the result of a finished placement test; the same one twice is kept once. False where another result stands.',
    args: { run: t.arg.string() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { run }, context) => keepPlacement(context.services, requireViewer(context), run),
  }),
);

builder.mutationField('resetPlacement', (t) =>
  t.boolean({
    description: 'Lets a student of a class that the viewer teaches take the placement test of its course again.',
    args: { classId: t.arg.id(), studentId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, place, context) => {
      await resetPlacement(context.services, requireViewer(context), place);
      return true;
    },
  }),
);
