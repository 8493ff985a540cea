import { type Account, findAccount } from '../../modules/identity';
import type { Role } from '../../platform/viewer';
import { builder } from '../builder';
import type { GraphContext } from '../context';
import { UserRole } from '../enums';
import { requireViewer } from '../require-viewer';

const account = (context: GraphContext): Promise<Account | null> =>
  findAccount(context.services, { viewer: requireViewer(context) });

const CurrentUser = builder.objectRef<Account>('CurrentUser').implement({
  fields: (t) => ({ username: t.exposeString('username'), email: t.exposeString('email') }),
});

const Profile = builder.objectRef<Account>('Profile').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    avatar: t.exposeString('avatar', { nullable: true }),
    nickname: t.exposeString('nickname'),
    cognitoUid: t.exposeString('cognitoUid'),
    yearLevel: t.exposeInt('yearLevel', { nullable: true }),
    timeZone: t.exposeString('timeZone'),
  }),
});

const InvitingCode = builder.objectRef<Account>('InvitingCode').implement({
  fields: (t) => ({ code: t.exposeString('invitingCode') }),
});

const portalRoles = ['TEACHER', 'TUTOR'] as const satisfies Role[];

const UserProfile = builder.objectRef<{ email: string; roles: Role[] }>('UserProfile').implement({
  fields: (t) => ({
    email: t.exposeString('email'),
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
    resolve: (_root, _args, context) => account(context),
  }),
  profile: t.field({
    type: Profile,
    nullable: true,
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) => account(context),
  }),
  invitingCode: t.field({
    type: InvitingCode,
    nullable: true,
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) => account(context),
  }),
  userProfile: t.field({
    type: UserProfile,
    nullable: true,
    authScopes: { signedIn: true },
    resolve: async (_root, _args, context) => {
      const own = await account(context);
      return own && { email: own.email, roles: requireViewer(context).roles };
    },
  }),
}));
