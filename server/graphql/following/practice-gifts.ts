import {
  beginPracticeGift,
  declinePracticeGift,
  type GiftChoice as GiftChoiceData,
  givePracticeSet,
  type PracticeGifts as PracticeGiftsData,
  readGiftChoice,
  readPracticeGifts,
  type WaitingGift as WaitingGiftData,
} from '../../modules/practice-gifts';
import { builder } from '../builder';
import { Course } from '../catalogue/course';
import { Topic } from '../catalogue/topic';
import { requireViewer } from '../require-viewer';
import { FollowablePerson } from './following';

const WaitingGift = builder.objectRef<WaitingGiftData>('WaitingPracticeSet').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    firstName: t.exposeString('firstName', { description: 'Of the one who gave it.' }),
    courseName: t.exposeString('courseName'),
    topicName: t.exposeString('topicName'),
    questionCount: t.exposeInt('questionCount'),
  }),
});

const PracticeGifts = builder.objectRef<PracticeGiftsData>('PracticeGifts').implement({
  fields: (t) => ({
    coins: t.exposeInt('coins', { description: 'That the viewer has.' }),
    givable: t.field({
      type: [FollowablePerson],
      description: 'Friends who follow back, and classmates who let others follow them.',
      resolve: ({ givable }) => givable,
    }),
    waiting: t.field({ type: [WaitingGift], description: 'The oldest first.', resolve: ({ waiting }) => waiting }),
  }),
});

const GiftCourse = builder.objectRef<GiftChoiceData['courses'][number]>('GiftCourse').implement({
  fields: (t) => ({
    course: t.field({ type: Course, resolve: ({ course }) => course }),
    topics: t.field({ type: [Topic], resolve: ({ topics }) => [...topics] }),
  }),
});

const GiftChoice = builder.objectRef<GiftChoiceData>('GiftChoice').implement({
  fields: (t) => ({
    firstName: t.exposeString('firstName'),
    courses: t.field({
      type: [GiftCourse],
      description: 'That both have, with the topics that have questions.',
      resolve: ({ courses }) => courses,
    }),
  }),
});

builder.queryFields((t) => ({
  practiceGifts: t.field({
    type: PracticeGifts,
    description: 'Practice sets between the viewer and others.',
    authScopes: { acceptedTerms: true },
    resolve: (_root, _args, context) => readPracticeGifts(context.services, requireViewer(context)),
  }),
  giftChoice: t.field({
    type: GiftChoice,
    description: 'What the viewer can choose for the friend with this code.',
    args: { code: t.arg.string() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { code }, context) => readGiftChoice(context.services, requireViewer(context), code),
  }),
}));

builder.mutationFields((t) => ({
  givePracticeSet: t.boolean({
    description: 'Gives a friend a practice set for coins. The same creation key gives once. Students only.',
    args: { code: t.arg.string(), topicId: t.arg.id(), questionCount: t.arg.int(), creationKey: t.arg.string() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      await givePracticeSet(context.services, requireViewer(context), args);
      return true;
    },
  }),
  beginPracticeSet: t.id({
    description: 'Begins a set that was given to the viewer; returns the id of its practice.',
    args: { id: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { id }, context) => beginPracticeGift(context.services, requireViewer(context), id),
  }),
  declinePracticeSet: t.boolean({
    args: { id: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { id }, context) => {
      await declinePracticeGift(context.services, requireViewer(context), id);
      return true;
    },
  }),
}));
