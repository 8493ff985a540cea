import { myInvitations, myVouchers, type Voucher as VoucherData } from '../../modules/billing';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';

const VoucherState = builder.enumType('VoucherState', {
  values: ['OPEN', 'RESERVED', 'USED', 'EXPIRED', 'CLAWED_BACK'] as const,
});

const Voucher = builder.objectRef<VoucherData>('Voucher').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    code: t.exposeString('code'),
    cents: t.exposeInt('cents'),
    reason: t.exposeString('reason'),
    state: t.field({ type: VoucherState, resolve: ({ state }) => state }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    expiresAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ expiresAt }) => expiresAt }),
    usedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ usedAt }) => usedAt }),
  }),
});

const InvitationCount = builder
  .objectRef<Awaited<ReturnType<typeof myInvitations>>>('InvitationCount')
  .implement({ fields: (t) => ({ registered: t.exposeInt('registered'), rewarded: t.exposeInt('rewarded') }) });

builder.queryFields((t) => ({
  myVouchers: t.field({
    type: [Voucher],
    description: 'Every voucher the viewer ever had, newest first.',
    authScopes: { acceptedTerms: true },
    resolve: (_root, _args, context) => myVouchers(context.services, requireViewer(context)),
  }),
  myInvitations: t.field({
    type: InvitationCount,
    description: 'Friends who came by the viewer’s link, and how many of them earned a voucher.',
    authScopes: { acceptedTerms: true },
    resolve: (_root, _args, context) => myInvitations(context.services, requireViewer(context)),
  }),
}));
