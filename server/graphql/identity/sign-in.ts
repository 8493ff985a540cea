import { findViewer, register, type SignedIn, signIn, signOut } from '../../modules/identity';
import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer as ViewerData } from '../../platform/viewer';
import { builder } from '../builder';
import { Role } from '../enums';
import { DeviceInput, deviceOf, KnownDevice, ProofInput } from './proof-and-device';
import { Viewer } from './viewer';

export const SignInPayload = builder.objectRef<SignedIn & { viewer: ViewerData }>('SignInPayload').implement({
  fields: (t) => ({
    token: t.exposeString('token'),
    expiresAt: t.field({ type: 'DateTime', resolve: ({ expiresAt }) => expiresAt }),
    viewer: t.field({ type: Viewer, resolve: ({ viewer }) => viewer }),
    device: t.field({ type: KnownDevice, resolve: ({ device }) => device }),
  }),
});

/** The payload of a session that was opened just now. */
export async function signedIn(services: Services, session: SignedIn): Promise<SignedIn & { viewer: ViewerData }> {
  const viewer = await findViewer(services, session.token);
  if (!viewer) throw new AppError('UNAUTHENTICATED', 'Please log in.');
  return { ...session, viewer };
}

const RegisterInput = builder.inputType('RegisterInput', {
  fields: (t) => ({
    courseIds: t.idList({
      required: false,
      description: 'Up to three that a student begins with, in this order; without them that of the year level.',
    }),
    email: t.string(),
    invitingCode: t.string({ required: false }),
    nickname: t.string(),
    password: t.string(),
    role: t.field({ type: Role }),
    timeZone: t.string({ required: false }),
    yearLevel: t.int({ required: false }),
  }),
});

builder.mutationFields((t) => ({
  register: t.field({
    type: SignInPayload,
    args: {
      input: t.arg({ type: RegisterInput }),
      device: t.arg({ type: DeviceInput, required: false }),
      proof: t.arg({ type: ProofInput, required: false }),
      claim: t.arg.string({
        required: false,
        description: 'The token of a mailed link, which takes the address from an account that never proved it.',
      }),
    },
    authScopes: { public: true },
    resolve: async (_root, { input, device, proof, claim }, { services, clientAddress, sessionToken }) => {
      const caller = { clientAddress, oldToken: sessionToken, device: deviceOf(device), proof: proof ?? null };
      return signedIn(services, await register(services, input, { ...caller, claim: claim ?? null }));
    },
  }),
  signIn: t.field({
    type: SignInPayload,
    description:
      'PROOF_NEEDED after many tries: the same once more with a proof. Nobody is refused for what others typed.',
    args: {
      email: t.arg.string(),
      password: t.arg.string(),
      device: t.arg({ type: DeviceInput, required: false }),
      proof: t.arg({ type: ProofInput, required: false }),
    },
    authScopes: { public: true },
    resolve: async (_root, { email, password, device, proof }, { services, clientAddress, sessionToken }) => {
      const caller = { clientAddress, oldToken: sessionToken, device: deviceOf(device), proof: proof ?? null };
      return signedIn(services, await signIn(services, { email, password, ...caller }));
    },
  }),
  signOut: t.boolean({
    authScopes: { public: true },
    resolve: async (_root, _args, { services, sessionToken }) => {
      await signOut(services, sessionToken);
      return true;
    },
  }),
}));
