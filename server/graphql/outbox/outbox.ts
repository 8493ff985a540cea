import { listOutbox, type OutboxMail as OutboxMailData } from '../../modules/outbox';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';

const OutboxMail = builder.objectRef<OutboxMailData>('OutboxMail').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    to: t.exposeString('to'),
    subject: t.exposeString('subject'),
    body: t.exposeString('body'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
  }),
});

builder.queryField('outbox', (t) =>
  t.field({
    type: [OutboxMail],
    description: 'Mails kept in the local outbox because no mail server is configured. ADMIN only.',
    args: { first: t.arg.int({ required: false }) },
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: (_root, { first }, context) => listOutbox(context.services, { viewer: requireViewer(context), first }),
  }),
);
