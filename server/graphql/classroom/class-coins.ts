import {
  awardCoins,
  type ClassCoins as ClassCoinsData,
  type ClassPot as ClassPotData,
  type CoinAward as CoinAwardData,
  closePot,
  givePot,
  giveToPot,
  openPot,
  setCoinsOnTasks,
} from '../../modules/classroom';
import { builder } from '../builder';
import { CoinAwardKind } from '../enums';
import { requireViewer } from '../require-viewer';

const CoinAward = builder.objectRef<CoinAwardData>('CoinAward').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    nickname: t.exposeString('nickname'),
    amount: t.exposeInt('amount'),
    reason: t.exposeString('reason'),
    givenAt: t.field({ type: 'DateTime', resolve: ({ givenAt }) => givenAt }),
    teacher: t.exposeString('teacher', { nullable: true, description: 'Null when the account is gone.' }),
  }),
});

const ClassPot = builder.objectRef<ClassPotData>('ClassPot').implement({
  description: 'What a class saves for together; who put in how much is told to nobody.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    goal: t.exposeInt('goal'),
    sum: t.exposeInt('sum'),
    givers: t.exposeInt('givers', { description: 'How many put in.' }),
    given: t.exposeBoolean('given', { description: 'The class has what it saved for.' }),
  }),
});

/** The same as a student of the class sees it. */
export const MyClassPot = builder.objectRef<ClassPotData & { coins: number; own: number }>('MyClassPot').implement({
  fields: (t) => ({
    pot: t.field({ type: ClassPot, resolve: (pot) => pot }),
    coins: t.exposeInt('coins', { description: 'That the viewer has.' }),
    own: t.exposeInt('own', { description: 'That the viewer has put in.' }),
  }),
});

export const ClassCoins = builder.objectRef<ClassCoinsData>('ClassCoins').implement({
  description: 'What the teachers of a class give its students.',
  fields: (t) => ({
    limit: t.exposeInt('limit', { description: 'For the whole week, Monday to Sunday in the zone of the class.' }),
    left: t.exposeInt('left', { description: 'What is left of it.' }),
    awards: t.field({
      type: [CoinAward],
      description: 'Of this week, the newest first.',
      resolve: ({ awards }) => awards,
    }),
    pot: t.field({
      type: ClassPot,
      nullable: true,
      description: 'The open one, or the one that was given in the last seven days.',
      resolve: ({ pot }) => pot,
    }),
  }),
});

builder.mutationFields((t) => ({
  awardCoins: t.boolean({
    description: 'Gives a student of the class coins for something. The same creation key gives once.',
    args: {
      classId: t.arg.id(),
      studentId: t.arg.id(),
      kind: t.arg({ type: CoinAwardKind }),
      amount: t.arg.int({ description: 'Of an AWARD; what a helper gets is always the same.' }),
      reason: t.arg.string(),
      creationKey: t.arg.string(),
    },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      await awardCoins(context.services, requireViewer(context), args);
      return true;
    },
  }),
  openPot: t.boolean({
    description: 'Lets a class save for something that its teacher gives. The same creation key opens one pot.',
    args: { classId: t.arg.id(), title: t.arg.string(), goal: t.arg.int(), creationKey: t.arg.string() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      await openPot(context.services, requireViewer(context), args);
      return true;
    },
  }),
  givePot: t.boolean({
    description: 'Marks a full pot as given to the class.',
    args: { classId: t.arg.id(), potId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      await givePot(context.services, requireViewer(context), args);
      return true;
    },
  }),
  closePot: t.boolean({
    description: 'Closes a pot; everybody has back what they put in.',
    args: { classId: t.arg.id(), potId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      await closePot(context.services, requireViewer(context), args);
      return true;
    },
  }),
  giveToPot: t.int({
    description: 'Puts coins of the viewer into the pot of their class; returns how many went in.',
    args: { potId: t.arg.id(), amount: t.arg.int(), creationKey: t.arg.string() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, args, context) => giveToPot(context.services, requireViewer(context), args),
  }),
  setCoinsOnTasks: t.boolean({
    description: 'Lets the students of a class use MarsCoins on their homework, or not.',
    args: { classId: t.arg.id(), on: t.arg.boolean() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      await setCoinsOnTasks(context.services, requireViewer(context), args);
      return true;
    },
  }),
}));
