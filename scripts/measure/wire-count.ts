import type { Page } from '@playwright/test';

export interface WireCount {
  requests: number;
  /** Bytes on the wire, headers included. */
  bytes: number;
  scriptBytes: number;
}

/** Counts what the tab fetches from now on; the figures grow until the tab is closed. Data addresses do not cross the wire. */
export async function countWire(tab: Page): Promise<WireCount> {
  const network = await tab.context().newCDPSession(tab);
  await network.send('Network.enable');
  const kinds = new Map<string, string>();
  const count: WireCount = { requests: 0, bytes: 0, scriptBytes: 0 };
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('data:')) kinds.set(requestId, type);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === undefined) return;
    count.requests += 1;
    count.bytes += encodedDataLength;
    if (kind === 'Script') count.scriptBytes += encodedDataLength;
  });
  return count;
}
