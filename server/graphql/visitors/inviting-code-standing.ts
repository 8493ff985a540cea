import { invitingCodeStanding } from '../../modules/identity';
import { builder } from '../builder';

const InvitingCodeStanding = builder.enumType('InvitingCodeStanding', {
  values: ['OPEN', 'UNKNOWN', 'OWN', 'USED', 'HAS_ACCOUNT'] as const,
});

builder.queryField('invitingCodeStanding', (t) =>
  t.field({
    type: InvitingCodeStanding,
    description: 'What the code of an invitation link is to the one who opened it; whose it is, is not told.',
    args: { code: t.arg.string() },
    authScopes: { public: true },
    resolve: (_root, { code }, { services, viewer, clientAddress }) =>
      invitingCodeStanding(services, { code, viewer, clientAddress }),
  }),
);
