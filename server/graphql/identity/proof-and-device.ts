import type { Device, KnownDevice as KnownDeviceData } from '../../modules/identity';
import { builder } from '../builder';

export const ProofInput = builder.inputType('ProofInput', {
  description: 'Answers PROOF_NEEDED. The solution stays empty where no script ran and the page waited instead.',
  fields: (t) => ({ challenge: t.string(), solution: t.string() }),
});

export const DeviceInput = builder.inputType('DeviceInput', {
  fields: (t) => ({
    token: t.string({ required: false, description: 'What the browser keeps of KnownDevice.' }),
    name: t.string({ description: 'Such as "Chrome on Android".' }),
  }),
});

export const KnownDevice = builder.objectRef<KnownDeviceData>('KnownDevice').implement({
  description: 'What a browser keeps so that the account knows it.',
  fields: (t) => ({
    token: t.exposeString('token'),
    expiresAt: t.field({ type: 'DateTime', resolve: ({ expiresAt }) => expiresAt }),
  }),
});

/** A caller that names no device gets a new one. */
export function deviceOf(input: { token?: string | null; name: string } | null | undefined): Device {
  return { token: input?.token ?? null, name: input?.name ?? '' };
}
