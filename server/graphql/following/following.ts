import {
  cheer,
  type FollowablePerson as FollowableData,
  type FollowedPerson as FollowedData,
  type Following as FollowingData,
  follow,
  type FollowPerson as PersonData,
  readFollowing,
  setFollowable,
  unfollow,
} from '../../modules/following';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';

const avatarNote = 'What their picture wears; null for people without one.';

const Follower = builder.objectRef<PersonData>('Follower').implement({
  fields: (t) => ({
    firstName: t.exposeString('firstName'),
    avatar: t.exposeString('avatar', { nullable: true, description: avatarNote }),
  }),
});

export const FollowablePerson = builder.objectRef<FollowableData>('FollowablePerson').implement({
  fields: (t) => ({
    code: t.exposeString('code'),
    firstName: t.exposeString('firstName'),
    avatar: t.exposeString('avatar', { nullable: true, description: avatarNote }),
  }),
});

const FollowedPerson = builder.objectRef<FollowedData>('FollowedPerson').implement({
  fields: (t) => ({
    code: t.exposeString('code'),
    firstName: t.exposeString('firstName'),
    avatar: t.exposeString('avatar', { nullable: true, description: avatarNote }),
    answeredThisWeek: t.exposeInt('answeredThisWeek', { description: 'Questions of the last seven days.' }),
    cheeredToday: t.exposeBoolean('cheeredToday'),
  }),
});

const Following = builder.objectRef<FollowingData>('Following').implement({
  fields: (t) => ({
    code: t.exposeString('code', { nullable: true, description: 'Null while nobody may follow the viewer.' }),
    followed: t.field({ type: [FollowedPerson], resolve: ({ followed }) => followed }),
    followers: t.field({ type: [Follower], resolve: ({ followers }) => followers }),
    classmates: t.field({
      type: [FollowablePerson],
      description: 'Classmates who may be followed and are not yet.',
      resolve: ({ classmates }) => classmates,
    }),
  }),
});

builder.queryField('following', (t) =>
  t.field({
    type: Following,
    description: 'Whom the viewer follows, who follows them, and whom they could follow.',
    authScopes: { acceptedTerms: true },
    resolve: (_root, _args, context) => readFollowing(context.services, requireViewer(context)),
  }),
);

builder.mutationFields((t) => ({
  setFollowable: t.boolean({
    description: 'Lets others follow the viewer by a code, or nobody. Students only.',
    args: { on: t.arg.boolean() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { on }, context) => {
      await setFollowable(context.services, { viewer: requireViewer(context), on });
      return true;
    },
  }),
  follow: t.boolean({
    description: 'Follows whoever has the code.',
    args: { code: t.arg.string() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { code }, context) => {
      await follow(context.services, { viewer: requireViewer(context), code });
      return true;
    },
  }),
  unfollow: t.boolean({
    args: { code: t.arg.string() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { code }, context) => {
      await unfollow(context.services, { viewer: requireViewer(context), code });
      return true;
    },
  }),
  cheer: t.boolean({
    description: 'Cheers somebody whom the viewer follows, once a day.',
    args: { code: t.arg.string() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { code }, context) => {
      await cheer(context.services, { viewer: requireViewer(context), code });
      return true;
    },
  }),
}));
