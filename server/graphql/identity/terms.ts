import { acceptTerms } from '../../modules/identity';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';

/** Epoch seconds of an acceptance, as the specification counts them. */
export const epochSeconds = (at: Date | null): number | null => (at ? Math.floor(at.getTime() / 1000) : null);

const SignupTc = builder.objectRef<{ acceptTcAt: Date | null }>('SignupTc').implement({
  description: 'acceptTcTime is in epoch seconds, null until the terms are accepted.',
  fields: (t) => ({
    acceptTcTime: t.int({ nullable: true, resolve: ({ acceptTcAt }) => epochSeconds(acceptTcAt) }),
  }),
});

builder.queryField('signupTc', (t) =>
  t.field({
    type: SignupTc,
    nullable: true,
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) => ({ acceptTcAt: requireViewer(context).acceptTcAt }),
  }),
);

builder.mutationField('setSignupTc', (t) =>
  t.field({
    type: SignupTc,
    authScopes: { signedIn: true },
    resolve: async (_root, _args, context) => ({
      acceptTcAt: await acceptTerms(context.services, { viewer: requireViewer(context) }),
    }),
  }),
);

builder.mutationField('recordSignupTcAfterSignup', (t) =>
  t.field({
    type: SignupTc,
    description: 'Records the acceptance ticked on the sign-up form, right after sign-up.',
    authScopes: { signedIn: true },
    resolve: async (_root, _args, context) => ({
      acceptTcAt: await acceptTerms(context.services, { viewer: requireViewer(context) }),
    }),
  }),
);
