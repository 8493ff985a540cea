import {
  type CopyOfData as CopyData,
  myCopy,
  requestCopy,
  requestDeletion,
  undoDeletion,
} from '../../modules/account-export';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';

const CopyState = builder.enumType('CopyState', { values: ['WAITING', 'READY'] as const });

const CopyOfData = builder.objectRef<CopyData>('CopyOfData').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    state: t.field({ type: CopyState, resolve: ({ state }) => state }),
    progress: t.exposeFloat('progress', { description: '0 to 1.' }),
    size: t.exposeInt('size', { nullable: true, description: 'Bytes; null until it is ready.' }),
    expiresAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ expiresAt }) => expiresAt }),
  }),
});

builder.queryField('copyOfData', (t) =>
  t.field({
    type: CopyOfData,
    nullable: true,
    description: 'The latest copy of all data of the viewer that is being made or can be downloaded.',
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) => myCopy(context.services, requireViewer(context)),
  }),
);

builder.mutationFields((t) => ({
  requestCopyOfData: t.field({
    type: CopyOfData,
    description: 'Asks for a copy of all data of the viewer; while one is being made, that one.',
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) => requestCopy(context.services, requireViewer(context)),
  }),
  requestDeletion: t.field({
    type: 'DateTime',
    description: 'Plans the end of the viewer’s account in seven days; returns when.',
    args: { current: t.arg.string() },
    authScopes: { signedIn: true },
    resolve: (_root, { current }, context) =>
      requestDeletion(context.services, { viewer: requireViewer(context), current }),
  }),
  undoDeletion: t.boolean({
    description: 'Undoes the planned end of the viewer’s account.',
    authScopes: { signedIn: true },
    resolve: async (_root, _args, context) => {
      await undoDeletion(context.services, { viewer: requireViewer(context) });
      return true;
    },
  }),
}));
