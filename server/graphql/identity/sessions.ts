import { endOtherSessions, endSession, listSessions, type OpenSession } from '../../modules/identity';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';

const Session = builder.objectRef<OpenSession>('Session').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    device: t.exposeString('device', { description: 'Such as "Chrome on Android"; empty when it is not known.' }),
    lastSeenAt: t.field({ type: 'DateTime', resolve: ({ lastSeenAt }) => lastSeenAt }),
    current: t.exposeBoolean('current', { description: 'Whether it is the one that asks.' }),
  }),
});

builder.queryField('sessions', (t) =>
  t.field({
    type: [Session],
    description: 'Where the viewer is signed in, the latest used first.',
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) =>
      listSessions(context.services, { viewer: requireViewer(context), sessionToken: context.sessionToken }),
  }),
);

builder.mutationFields((t) => ({
  endSession: t.boolean({
    args: { id: t.arg.id() },
    authScopes: { signedIn: true },
    resolve: async (_root, { id }, context) => {
      await endSession(context.services, { viewer: requireViewer(context), id });
      return true;
    },
  }),
  endOtherSessions: t.boolean({
    description: 'Ends every session of the viewer but the one that asks.',
    authScopes: { signedIn: true },
    resolve: async (_root, _args, context) => {
      const { services, sessionToken } = context;
      await endOtherSessions(services, { viewer: requireViewer(context), sessionToken });
      return true;
    },
  }),
}));
