import { findViewer, register, type Session, signIn, signOut } from '../../modules/identity';
import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer as ViewerData } from '../../platform/viewer';
import { builder } from '../builder';
import { Role } from '../enums';
import { Viewer } from './viewer';

const SignInPayload = builder.objectRef<Session & { viewer: ViewerData }>('SignInPayload').implement({
  fields: (t) => ({
    token: t.exposeString('token'),
    expiresAt: t.field({ type: 'DateTime', resolve: ({ expiresAt }) => expiresAt }),
    viewer: t.field({ type: Viewer, resolve: ({ viewer }) => viewer }),
  }),
});

async function signedIn(services: Services, session: Session): Promise<Session & { viewer: ViewerData }> {
  const viewer = await findViewer(services, session.token);
  if (!viewer) throw new AppError('UNAUTHENTICATED', 'Please log in.');
  return { ...session, viewer };
}

const RegisterInput = builder.inputType('RegisterInput', {
  fields: (t) => ({
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
    args: { input: t.arg({ type: RegisterInput }) },
    authScopes: { public: true },
    resolve: async (_root, { input }, { services, clientAddress }) =>
      signedIn(services, await register(services, { input, clientAddress })),
  }),
  signIn: t.field({
    type: SignInPayload,
    args: { email: t.arg.string(), password: t.arg.string() },
    authScopes: { public: true },
    resolve: async (_root, { email, password }, { services, clientAddress, sessionToken }) =>
      signedIn(services, await signIn(services, { email, password, clientAddress, oldToken: sessionToken })),
  }),
  signOut: t.boolean({
    authScopes: { public: true },
    resolve: async (_root, _args, { services, sessionToken }) => {
      await signOut(services, sessionToken);
      return true;
    },
  }),
}));
