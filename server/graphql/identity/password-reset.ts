import { passwordResetLink, requestPasswordReset, resetPassword } from '../../modules/identity';
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
      name: t.arg.string({ required: false, description: 'What the account is called, where the link asks for it.' }),
      device: t.arg({ type: DeviceInput, required: false }),
    },
    authScopes: { public: true },
    resolve: (_root, { token, password, name, device }, { services }) =>
      resetPassword(services, { token, password, name: name ?? null, device: deviceOf(device) }),
  }),
}));

const PasswordResetLink = builder.objectRef<{ needsName: boolean }>('PasswordResetLink').implement({
  fields: (t) => ({
    needsName: t.exposeBoolean('needsName', {
      description:
        'Nobody proved the address yet and the account does not know this browser: whoever follows the link names the account, or says that it is not theirs.',
    }),
  }),
});

builder.queryField('passwordResetLink', (t) =>
  t.field({
    type: PasswordResetLink,
    nullable: true,
    description: 'What the page of a mailed link asks for; null for a link that is over.',
    args: { token: t.arg.string(), device: t.arg({ type: DeviceInput, required: false }) },
    authScopes: { public: true },
    resolve: (_root, { token, device }, { services }) =>
      passwordResetLink(services, { token, device: deviceOf(device) }),
  }),
);
