import { evaluateFlags, type Flag as FlagData, flagPerson } from '../../modules/flags';
import type { Viewer as ViewerData } from '../../platform/viewer';
import { builder } from '../builder';
import { ChatWindowState, PlanState, Role } from '../enums';
import { shellOf } from './shell-of';
import { epochSeconds } from './terms';

export const Flag = builder.objectRef<FlagData>('Flag').implement({
  fields: (t) => ({ name: t.exposeString('name'), on: t.exposeBoolean('on') }),
});

export const Viewer = builder.objectRef<ViewerData>('Viewer');

Viewer.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    nickname: t.string({ resolve: ({ account }) => account.nickname }),
    avatar: t.string({ nullable: true, resolve: ({ account }) => account.avatar }),
    adjustments: t.stringList({
      description: 'What the person adjusted everywhere: spacing, calm, sounds.',
      resolve: ({ account }) => account.adjustments,
    }),
    roles: t.field({
      type: [Role],
      description: 'Every role from the database; the server decides by these alone.',
      resolve: ({ roles }) => roles,
    }),
    hasUnprovedEmail: t.boolean({
      description: 'Whether the viewer has yet to confirm the email address: until then nothing bound to it is shown.',
      resolve: ({ account }) => account.email.includes('@') && !account.emailProved,
    }),
    timeZone: t.string({ resolve: ({ account }) => account.timeZone }),
    acceptTcTime: t.int({ nullable: true, resolve: ({ acceptTcAt }) => epochSeconds(acceptTcAt) }),
    coins: t.int({ resolve: async (viewer, _args, context) => (await shellOf(context, viewer)).coins }),
    discountCount: t.int({ resolve: async (viewer, _args, context) => (await shellOf(context, viewer)).discountCount }),
    hasNewNotifications: t.boolean({
      resolve: async (viewer, _args, context) => (await shellOf(context, viewer)).hasNewNotifications,
    }),
    waitingTaskCount: t.int({
      nullable: true,
      description: 'Tasks that the viewer can work on now, hidden ones left out; null where there never was one.',
      resolve: async (viewer, _args, context) => (await shellOf(context, viewer)).waitingTaskCount,
    }),
    planState: t.field({
      type: PlanState,
      resolve: async (viewer, _args, context) => (await shellOf(context, viewer)).planState,
    }),
    flags: t.field({
      type: [Flag],
      description: 'The flags of these names as they stand for the viewer; all of them where none is named.',
      args: { names: t.arg.stringList({ required: false }) },
      resolve: (viewer, { names }, { services, deviceType }) =>
        evaluateFlags(services, { person: flagPerson(viewer), deviceType }, names ?? null),
    }),
    chatWindowState: t.field({
      type: ChatWindowState,
      description: 'How the viewer had the chat panel last.',
      resolve: ({ account }) => account.chatWindow,
    }),
    inspects: t.exposeBoolean('inspects', {
      description: 'Whether an administrator switched the state inspector on for this session.',
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: Viewer,
    nullable: true,
    description: 'What the shell needs to know of the viewer in one go; null when signed out.',
    authScopes: { public: true },
    resolve: (_root, _args, { viewer }) => viewer,
  }),
);
