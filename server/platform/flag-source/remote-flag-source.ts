import type { FlagSource } from './flag-source';

const patienceMs = 2000;

/**
 * Reads the payload of a GrowthBook host (`{host}/api/features/{clientKey}`). Rules are evaluated here: nothing about
 * anybody is sent.
 */
export function createRemoteFlagSource({ host, clientKey }: { host: string; clientKey: string }): FlagSource {
  const address = `${host}/api/features/${encodeURIComponent(clientKey)}`;
  return {
    async fetchPayload() {
      try {
        const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
        return response.ok ? await response.json() : null;
      } catch {
        return null;
      }
    },
  };
}
