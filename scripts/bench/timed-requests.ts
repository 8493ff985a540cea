import { Agent, request } from 'undici';

/** One answered request. */
export interface Reply {
  status: number;
  ms: number;
}

/** As many connections as there are students. */
export const agent = new Agent({ connections: null, headersTimeout: 60_000, bodyTimeout: 0 });

/** Sends a request and reads its answer to the end. */
export async function timed(
  url: string,
  options: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string },
): Promise<Reply> {
  const started = performance.now();
  const { statusCode, body } = await request(url, { ...options, dispatcher: agent });
  await body.dump();
  return { status: statusCode, ms: performance.now() - started };
}

/** Percentiles of the answers, and how many were refused. */
export function summary(replies: Reply[]) {
  const times = replies.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  const refused = replies.filter(({ status }) => status >= 429);
  const statuses = [...new Set(refused.map(({ status }) => status))].join(', ');
  return {
    requests: replies.length,
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'p99 ms': at(0.99),
    refused: refused.length,
    'refused with': statuses,
  };
}
