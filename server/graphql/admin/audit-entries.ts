import { type AuditEntry as AuditEntryData, listAuditEntries } from '../../modules/audit';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';

const AuditEntry = builder.objectRef<AuditEntryData>('AuditEntry').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    actor: t.exposeString('actor', { nullable: true, description: 'Nickname; null when the account is gone.' }),
    action: t.exposeString('action'),
    subject: t.exposeString('subject'),
    detail: t.field({ type: 'JSON', nullable: true, resolve: ({ detail }) => detail }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
  }),
});

builder.queryField('auditEntries', (t) =>
  t.field({
    type: [AuditEntry],
    description: 'What administrators did, newest first, the last fifty. ADMIN only.',
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: (_root, _args, context) => listAuditEntries(context.services, { viewer: requireViewer(context) }),
  }),
);
