import autocannon from 'autocannon';
import { cpuSeconds } from '../measure/process-tree';

export interface PageRate {
  name: string;
  perSecond: number;
  /** Requests for one second of CPU, all processes of the server counted. */
  perCpuSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

/** Asks for one page over and over, 20 connections for some seconds, and divides by the CPU time of its processes. */
export async function ratePage(
  page: { name: string; url: string; cookie: string | null; acceptEncoding?: string },
  pids: () => number[],
  seconds = 6,
): Promise<PageRate> {
  const headers = {
    'accept-encoding': page.acceptEncoding ?? 'gzip, deflate, br, zstd',
    ...(page.cookie === null ? {} : { cookie: `mm_session=${page.cookie}` }),
  };
  await autocannon({ url: page.url, headers, connections: 20, duration: 2 });
  const before = cpuSeconds(pids());
  const result = await autocannon({ url: page.url, headers, connections: 20, duration: seconds });
  const used = cpuSeconds(pids()) - before;
  return {
    name: page.name,
    perSecond: result.requests.average,
    perCpuSecond: result.requests.total / used,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}
