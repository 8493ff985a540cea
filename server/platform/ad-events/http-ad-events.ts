import type { AdEvents } from './ad-events';

const timeoutMs = 5000;

export interface HttpAdEventsOptions {
  /** Where the platform takes events. */
  url: string;
  token: string;
  /** The operator's own id of this site there. */
  sourceId: string;
}

/** Forwards clicks over HTTP in the shape of the platform's events interface: the click id alone, nothing of a person. */
export function createHttpAdEvents({ url, token, sourceId }: HttpAdEventsOptions): AdEvents {
  return {
    async landed({ clickId, page, at }) {
      const event = {
        event: 'ViewContent',
        event_time: Math.floor(at.getTime() / 1000),
        user: { ttclid: clickId },
        page: { url: page },
      };
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'access-token': token },
        body: JSON.stringify({ event_source: 'web', event_source_id: sourceId, data: [event] }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The advertising platform answered ${response.status}.`);
    },
  };
}
