import {
  clearNotifications,
  mutedKinds,
  muteKinds,
  type Notification as NotificationData,
  type NotificationPage as NotificationPageData,
  newNotifications,
  notificationPage,
} from '../../modules/notifications';
import { builder } from '../builder';
import { NotificationFirstLevelType, NotificationStatus } from '../enums';
import { requireViewer } from '../require-viewer';
import { seenText } from '../seen-text';

export const Notification = builder.objectRef<NotificationData>('Notification').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    status: t.field({ type: NotificationStatus, resolve: ({ status }) => status }),
    firstLevelType: t.field({ type: NotificationFirstLevelType, resolve: ({ firstLevelType }) => firstLevelType }),
    secondLevelType: t.exposeString('secondLevelType'),
    message: t.exposeString('message', { description: 'HTML, sanitised.' }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
  }),
});

const NotificationPage = builder.objectRef<NotificationPageData>('NotificationPage').implement({
  fields: (t) => ({
    items: t.field({ type: [Notification], resolve: ({ items }) => items }),
    hasMore: t.exposeBoolean('hasMore'),
    endCursor: t.exposeID('endCursor', { nullable: true }),
  }),
});

builder.queryFields((t) => ({
  newNotifications: t.field({
    type: [Notification],
    args: { recentDays: t.arg.int() },
    authScopes: { signedIn: true },
    resolve: (_root, { recentDays }, context) =>
      newNotifications(context.services, { viewer: requireViewer(context), recentDays }),
  }),
  notifications: t.field({
    type: NotificationPage,
    args: { after: t.arg.id({ required: false }), first: t.arg.int({ required: false }) },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { after, first }, context) =>
      notificationPage(context.services, { viewer: requireViewer(context), after, first }),
  }),
}));

builder.queryField('mutedNotifications', (t) =>
  t.stringList({
    description: 'Kinds of notices (second level types) that the viewer has switched off.',
    authScopes: { acceptedTerms: true },
    resolve: (_root, _args, context) => mutedKinds(context.services, requireViewer(context)),
  }),
);

builder.mutationField('muteNotifications', (t) =>
  t.stringList({
    description: 'Switches these kinds off, and all others on; returns those that are off.',
    args: { kinds: t.arg.stringList(), seen: t.arg.stringList({ required: false, description: seenText }) },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { kinds, seen }, context) => muteKinds(context.services, requireViewer(context), kinds, { seen }),
  }),
);

builder.mutationField('clearNotifications', (t) =>
  t.int({
    description: 'Clears the notifications of the last days; returns how many were cleared.',
    args: { recentDays: t.arg.int() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { recentDays }, context) =>
      clearNotifications(context.services, { viewer: requireViewer(context), recentDays }),
  }),
);
