import { type AccountFacts, accountFacts, openSteps, yearLevelFreeDay } from '../../modules/identity';
import type { Role, Viewer } from '../../platform/viewer';
import { builder } from '../builder';
import { UserRole } from '../enums';

const CurrentUser = builder.objectRef<Viewer>('CurrentUser').implement({
  fields: (t) => ({
    username: t.string({ resolve: ({ account }) => account.username }),
    email: t.string({ resolve: ({ account }) => account.email }),
  }),
});

const ProfileAccount = builder.objectRef<AccountFacts>('ProfileAccount').implement({
  description: 'How the viewer logs in, and whether they see their rank.',
  fields: (t) => ({
    waitingEmail: t.exposeString('waitingEmail', {
      nullable: true,
      description: 'A new address that waits until its mailbox confirms it.',
    }),
    hasPassword: t.exposeBoolean('hasPassword'),
    providerSince: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the provider of identities was let in; null where none opens the account.',
      resolve: ({ providerSince }) => providerSince,
    }),
    showsRank: t.exposeBoolean('showsRank', { description: 'Whether a student sees their own tier and rating.' }),
  }),
});

const Profile = builder.objectRef<Viewer>('Profile').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    avatar: t.string({ nullable: true, resolve: ({ account }) => account.avatar }),
    nickname: t.string({ resolve: ({ account }) => account.nickname }),
    cognitoUid: t.string({ resolve: ({ account }) => account.cognitoUid }),
    yearLevel: t.int({ nullable: true, resolve: ({ account }) => account.yearLevel }),
    timeZone: t.string({ resolve: ({ account }) => account.timeZone }),
    practiceTimer: t.boolean({
      description: 'Whether challenges run against a clock: an adjustment that the student chooses.',
      resolve: ({ account }) => account.practiceTimer,
    }),
    adjustments: t.stringList({
      description: 'What the person adjusted everywhere: spacing, calm, sounds.',
      resolve: ({ account }) => account.adjustments,
    }),
    yearLevelFreeFrom: t.string({
      nullable: true,
      description: 'The day (yyyy-MM-dd) from which the year level may be changed again; null when it may now.',
      resolve: ({ account, timeZone }, _args, { services }) =>
        yearLevelFreeDay(account.yearLevelChangedAt, timeZone, services.clock.now()),
    }),
    account: t.field({
      type: ProfileAccount,
      resolve: (viewer, _args, { services }) => accountFacts(services, viewer),
    }),
    birthMonth: t.string({
      nullable: true,
      description: 'The month of birth (yyyy-MM-01); null where it was never told.',
      resolve: ({ account }) => account.birthMonth,
    }),
    goal: t.string({
      nullable: true,
      description: 'Why the person is here: CATCH_UP, KEEP_UP, GET_AHEAD or EXAM; null where they did not say.',
      resolve: ({ account }) => account.goal,
    }),
    minutesADay: t.int({ nullable: true, resolve: ({ account }) => account.minutesADay }),
    studyHour: t.int({
      nullable: true,
      description: 'The hour of the day at which the person is reminded; null for never.',
      resolve: ({ account }) => account.studyHour,
    }),
    schoolName: t.string({
      nullable: true,
      description: 'The school of somebody who teaches, as they say it.',
      resolve: ({ account }) => account.schoolName,
    }),
    teaches: t.idList({
      description: 'Ids of the courses that somebody teaches, as they say it, in teaching order.',
      resolve: ({ account }) => account.teaches,
    }),
    openSteps: t.stringList({
      description: 'Steps after registering that are still offered, in order.',
      resolve: (viewer, _args, { services }) => openSteps(viewer, services.clock.now()),
    }),
    agePutOff: t.boolean({ resolve: ({ account }) => account.ageLaterCount > 0 }),
    deletesAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the account is erased; null unless its owner asked for it.',
      resolve: ({ account }) => account.deletesAt,
    }),
  }),
});

const InvitingCode = builder.objectRef<Viewer>('InvitingCode').implement({
  fields: (t) => ({ code: t.string({ resolve: ({ account }) => account.invitingCode }) }),
});

const portalRoles = ['TEACHER', 'TUTOR'] as const satisfies Role[];

const UserProfile = builder.objectRef<Viewer>('UserProfile').implement({
  fields: (t) => ({
    email: t.string({ resolve: ({ account }) => account.email }),
    roles: t.field({
      type: [UserRole],
      resolve: ({ roles }) => portalRoles.filter((role) => roles.includes(role)),
    }),
  }),
});

builder.queryFields((t) => ({
  currentUser: t.field({
    type: CurrentUser,
    nullable: true,
    authScopes: { signedIn: true },
    resolve: (_root, _args, { viewer }) => viewer,
  }),
  profile: t.field({
    type: Profile,
    nullable: true,
    authScopes: { signedIn: true },
    resolve: (_root, _args, { viewer }) => viewer,
  }),
  invitingCode: t.field({
    type: InvitingCode,
    nullable: true,
    authScopes: { signedIn: true },
    resolve: (_root, _args, { viewer }) => viewer,
  }),
  userProfile: t.field({
    type: UserProfile,
    nullable: true,
    authScopes: { signedIn: true },
    resolve: (_root, _args, { viewer }) => viewer,
  }),
}));
