import { countDiscounts, planState } from '../../modules/billing';
import { evaluateFlags, type Flag as FlagData } from '../../modules/flags';
import { findAccount } from '../../modules/identity';
import { hasNewNotifications } from '../../modules/notifications';
import { coinBalance } from '../../modules/rewards';
import { AppError } from '../../platform/app-error';
import type { Viewer as ViewerData } from '../../platform/viewer';
import { builder } from '../builder';
import type { GraphContext } from '../context';
import { PlanState, Role } from '../enums';
import { epochSeconds } from './terms';

export const Flag = builder.objectRef<FlagData>('Flag').implement({
  fields: (t) => ({ name: t.exposeString('name'), on: t.exposeBoolean('on') }),
});

export const Viewer = builder.objectRef<ViewerData>('Viewer');

async function ownAccount(context: GraphContext, viewer: ViewerData) {
  const account = await findAccount(context.services, { viewer });
  if (!account) throw new AppError('UNAUTHENTICATED', 'Please log in.');
  return account;
}

Viewer.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    nickname: t.string({ resolve: async (viewer, _args, context) => (await ownAccount(context, viewer)).nickname }),
    avatar: t.string({
      nullable: true,
      resolve: async (viewer, _args, context) => (await ownAccount(context, viewer)).avatar,
    }),
    roles: t.field({
      type: [Role],
      description: 'Every role from the database; the server decides by these alone.',
      resolve: ({ roles }) => roles,
    }),
    timeZone: t.exposeString('timeZone'),
    acceptTcTime: t.int({ nullable: true, resolve: ({ acceptTcAt }) => epochSeconds(acceptTcAt) }),
    coins: t.int({ resolve: (viewer, _args, { services }) => coinBalance(services, viewer) }),
    discountCount: t.int({ resolve: (viewer, _args, { services }) => countDiscounts(services, viewer) }),
    hasNewNotifications: t.boolean({
      resolve: (viewer, _args, { services }) => hasNewNotifications(services, { viewer }),
    }),
    planState: t.field({ type: PlanState, resolve: (viewer, _args, { services }) => planState(services, viewer) }),
    flags: t.field({
      type: [Flag],
      resolve: async (viewer, _args, context) => {
        const { id, email } = await ownAccount(context, viewer);
        return evaluateFlags(context.services, { person: { id, email }, deviceType: context.deviceType });
      },
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
