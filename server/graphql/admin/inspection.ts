import { setInspection } from '../../modules/identity';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';

builder.mutationField('setInspection', (t) =>
  t.int({
    description:
      'Switches the state inspector on or off for every session of one person, with an audit line; returns how many. ADMIN only.',
    args: { email: t.arg.string(), on: t.arg.boolean() },
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: (_root, { email, on }, context) =>
      setInspection(context.services, { viewer: requireViewer(context), email, on }),
  }),
);
