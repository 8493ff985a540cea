import { requestPasswordReset, resetPassword } from '../../modules/identity';
import { builder } from '../builder';
import { DeviceInput, deviceOf, KnownDevice, ProofInput } from './proof-and-device';

builder.mutationFields((t) => ({
  requestPasswordReset: t.boolean({
    description: 'Always true: whether the address is known is not told.',
    args: { email: t.arg.string(), proof: t.arg({ type: ProofInput, required: false }) },
    authScopes: { public: true },
    resolve: async (_root, { email, proof }, { services, clientAddress }) => {
      await requestPasswordReset(services, { email, clientAddress, proof: proof ?? null });
      return true;
    },
  }),
  resetPassword: t.field({
    type: KnownDevice,
    description: 'Ends every session of the account; the browser that did it is known from then on.',
    args: {
      token: t.arg.string(),
      password: t.arg.string(),
      device: t.arg({ type: DeviceInput, required: false }),
    },
    authScopes: { public: true },
    resolve: (_root, { token, password, device }, { services }) =>
      resetPassword(services, { token, password, device: deviceOf(device) }),
  }),
}));
