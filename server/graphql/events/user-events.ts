import { noteBattlePresence } from '../../modules/battle';
import { followUserEvents, type UserEvent as UserEventData } from '../../modules/events';
import { isStillAllowed } from '../../modules/identity';
import { findOwnNotification } from '../../modules/notifications';
import { builder } from '../builder';
import { UserEventKind } from '../enums';
import { Notification } from '../notifications/notifications';
import { requireViewer } from '../require-viewer';

const textAt = (payload: object, key: string): string | null => {
  const value: unknown = Object.entries(payload).find(([name]) => name === key)?.[1];
  return typeof value === 'string' ? value : null;
};

export const UserEvent = builder.objectRef<UserEventData>('UserEvent').implement({
  description:
    'Events of the viewer in the order of a durable sequence. `after` resumes: everything later is sent first, then what\nhappens. An `after` that is too old gets one event of kind RESYNC.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.field({ type: UserEventKind, resolve: ({ kind }) => kind }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    battle: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Of kind BATTLE: { battleId, type, at } and what the type tells. Null for the other kinds.',
      resolve: ({ kind, payload }) => (kind === 'BATTLE' ? payload : null),
    }),
    notification: t.field({
      type: Notification,
      nullable: true,
      resolve: ({ payload }, _args, context) => {
        const id = textAt(payload, 'notificationId');
        return id === null ? null : findOwnNotification(context.services, { viewer: requireViewer(context), id });
      },
    }),
  }),
});

builder.subscriptionField('userEvents', (t) =>
  t.field({
    type: UserEvent,
    args: { after: t.arg.id({ required: false }) },
    authScopes: { acceptedTerms: true },
    subscribe: (_root, { after }, context) => {
      const viewer = requireViewer(context);
      const { services, sessionToken } = context;
      return followUserEvents(services, {
        viewer,
        after: after ?? null,
        stillAllowed: async () => {
          noteBattlePresence(services, viewer);
          return isStillAllowed(services, { viewer, sessionToken });
        },
      });
    },
    resolve: (event) => event,
  }),
);
