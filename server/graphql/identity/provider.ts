import {
  beginProviderSignIn,
  finishProviderSignIn,
  linkProvider,
  type ProviderNewcomer as ProviderNewcomerData,
  providerNewcomer,
  providerSignOutUrl,
  registerByProvider,
  type SignedIn,
  unlinkProvider,
} from '../../modules/identity';
import type { Viewer } from '../../platform/viewer';
import { builder } from '../builder';
import { Role } from '../enums';
import { requireViewer } from '../require-viewer';
import { DeviceInput, deviceOf, ProofInput } from './proof-and-device';
import { SignInPayload, signedIn } from './sign-in';

const ProviderRedirect = builder.objectRef<{ url: string; flow: string }>('ProviderRedirect').implement({
  fields: (t) => ({
    url: t.exposeString('url', { description: 'Where the browser signs in.' }),
    flow: t.exposeString('flow', { description: 'What this browser alone has to bring back, within ten minutes.' }),
  }),
});

interface ProviderReturnData {
  session: (SignedIn & { viewer: Viewer }) | null;
  ticket: string | null;
  returnTo: string;
}

const ProviderReturn = builder.objectRef<ProviderReturnData>('ProviderReturn').implement({
  description: 'Somebody who came back from the provider: signed in, or with a ticket where no account is theirs yet.',
  fields: (t) => ({
    session: t.field({ type: SignInPayload, nullable: true, resolve: ({ session }) => session }),
    ticket: t.exposeString('ticket', { nullable: true }),
    returnTo: t.exposeString('returnTo', { description: 'As it was given at the beginning.' }),
  }),
});

const ProviderNewcomer = builder.objectRef<ProviderNewcomerData>('ProviderNewcomer').implement({
  fields: (t) => ({
    email: t.exposeString('email'),
    name: t.exposeString('name', { nullable: true }),
    hasAccount: t.exposeBoolean('hasAccount', { description: 'A password opens the account of this address first.' }),
  }),
});

const ProviderRegisterInput = builder.inputType('ProviderRegisterInput', {
  fields: (t) => ({
    courseIds: t.idList({
      required: false,
      description: 'Up to three that a student begins with, in this order; without them that of the year level.',
    }),
    invitingCode: t.string({ required: false }),
    nickname: t.string(),
    role: t.field({ type: Role }),
    timeZone: t.string({ required: false }),
    yearLevel: t.int({ required: false }),
  }),
});

builder.queryFields((t) => ({
  providerNewcomer: t.field({
    type: ProviderNewcomer,
    args: { ticket: t.arg.string() },
    authScopes: { public: true },
    resolve: (_root, { ticket }, { services }) => providerNewcomer(services, ticket),
  }),
  providerSignOutUrl: t.string({
    nullable: true,
    description: 'Where a browser ends its session at the provider; null where there is none such.',
    authScopes: { public: true },
    resolve: (_root, _args, { services }) => providerSignOutUrl(services),
  }),
}));

builder.mutationFields((t) => ({
  beginProviderSignIn: t.field({
    type: ProviderRedirect,
    args: { returnTo: t.arg.string() },
    authScopes: { public: true },
    resolve: (_root, { returnTo }, { services }) => beginProviderSignIn(services, { returnTo }),
  }),
  finishProviderSignIn: t.field({
    type: ProviderReturn,
    description: 'Takes what the provider added to our callback. Accounts are found by its own id of the person alone.',
    args: { flow: t.arg.string(), query: t.arg.string(), device: t.arg({ type: DeviceInput, required: false }) },
    authScopes: { public: true },
    resolve: async (_root, { flow, query, device }, { services, clientAddress, sessionToken }) => {
      const caller = { clientAddress, oldToken: sessionToken, device: deviceOf(device) };
      const back = await finishProviderSignIn(services, { flow, query, ...caller });
      const session = back.signedIn === null ? null : await signedIn(services, back.signedIn);
      return { session, ticket: back.ticket, returnTo: back.returnTo };
    },
  }),
  registerByProvider: t.field({
    type: SignInPayload,
    args: {
      ticket: t.arg.string(),
      input: t.arg({ type: ProviderRegisterInput }),
      device: t.arg({ type: DeviceInput, required: false }),
    },
    authScopes: { public: true },
    resolve: async (_root, { ticket, input, device }, { services, clientAddress, sessionToken }) => {
      const caller = { clientAddress, oldToken: sessionToken, device: deviceOf(device) };
      return signedIn(services, await registerByProvider(services, { ticket, input }, caller));
    },
  }),
  unlinkProvider: t.boolean({
    description: 'The provider opens the viewer’s account no more; its password, typed here, does.',
    args: { current: t.arg.string() },
    authScopes: { signedIn: true },
    resolve: async (_root, { current }, context) => {
      const { services, sessionToken } = context;
      await unlinkProvider(services, { viewer: requireViewer(context), sessionToken, current });
      return true;
    },
  }),
  linkProvider: t.field({
    type: SignInPayload,
    description: 'Signs in with a password; from then on the provider opens the account as well.',
    args: {
      ticket: t.arg.string(),
      email: t.arg.string(),
      password: t.arg.string(),
      device: t.arg({ type: DeviceInput, required: false }),
      proof: t.arg({ type: ProofInput, required: false }),
    },
    authScopes: { public: true },
    resolve: async (_root, { device, proof, ...typed }, { services, clientAddress, sessionToken }) => {
      const caller = { clientAddress, oldToken: sessionToken, device: deviceOf(device), proof: proof ?? null };
      return signedIn(services, await linkProvider(services, { ...typed, ...caller }));
    },
  }),
}));
