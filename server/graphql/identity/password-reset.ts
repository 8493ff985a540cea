import { requestPasswordReset, resetPassword } from '../../modules/identity';
import { builder } from '../builder';

builder.mutationFields((t) => ({
  requestPasswordReset: t.boolean({
    description: 'Always true: whether the address is known is not told.',
    args: { email: t.arg.string() },
    authScopes: { public: true },
    resolve: (_root, { email }, { services, clientAddress }) => {
      requestPasswordReset(services, { email, clientAddress });
      return true;
    },
  }),
  resetPassword: t.boolean({
    args: { token: t.arg.string(), password: t.arg.string() },
    authScopes: { public: true },
    resolve: async (_root, { token, password }, { services, clientAddress }) => {
      await resetPassword(services, { token, password, clientAddress });
      return true;
    },
  }),
}));
