/**
 * Signed-in pages beside an earlier commit and beside a bare Remix route with the same HTML, in one interleaved run: each
 * round asks every stack for every page. Requests are divided by the CPU seconds of all processes of the stack.
 */
import type { Browser } from '@playwright/test';
import autocannon from 'autocannon';
import { cpuSeconds, proportionalMegabytes } from '../measure/process-tree';
import { builtCommit, type Stack, startBareRemix, startCheckout } from './stacks';

const baseline = 'f83fdcf';
const rounds = 3;
const seconds = 3;
const connections = 20;

interface Tally {
  requests: number;
  cpu: number;
  /** Of each round, in milliseconds. */
  p99: number[];
  failed: number;
  bytes: number;
}

export async function comparePages(browser: Browser, port: number): Promise<void> {
  const stacks: Stack[] = [];
  try {
    stacks.push(await startCheckout(baseline, await builtCommit(baseline), { site: port, bff: port + 1000 }));
    const current = await startCheckout('this checkout', process.cwd(), { site: port + 1, bff: port + 1001 });
    stacks.push(current);
    stacks.push(await startBareRemix(browser, current, port + 2));
    await printComparison(stacks);
  } finally {
    for (const stack of stacks) await stack.stop();
  }
}

async function printComparison(stacks: Stack[]): Promise<void> {
  const pages = ['/home', '/home.data', 'practice', 'practice.data'];
  const pathOf = (stack: Stack, page: string) => page.replace(/^practice/, stack.practice);
  const tallies = new Map<string, Tally>();
  // The first requests compile and warm caches: they are asked and not counted.
  for (const page of pages) for (const stack of stacks) await load(stack, pathOf(stack, page), 2);
  for (let round = 0; round < rounds; round += 1) {
    for (const page of pages) {
      for (const stack of stacks) {
        const key = `${stack.name} ${page}`;
        const before = cpuSeconds(stack.pids());
        const result = await load(stack, pathOf(stack, page), seconds);
        const tally = tallies.get(key) ?? { requests: 0, cpu: 0, p99: [], failed: 0, bytes: 0 };
        tally.cpu += cpuSeconds(stack.pids()) - before;
        tally.requests += result.requests.total;
        tally.p99.push(result.latency.p99);
        tally.failed += result.non2xx + result.errors + result.timeouts;
        tally.bytes = result.throughput.total / Math.max(1, result.requests.total);
        tallies.set(key, tally);
      }
    }
  }
  console.log(
    `\nSigned-in pages, ${rounds} interleaved rounds, ${connections} connections, CPU of all processes counted`,
  );
  const [first, , bare] = stacks;
  const rate = (stack: Stack | undefined, page: string) => {
    const tally = tallies.get(`${stack?.name} ${page}`);
    return tally === undefined ? Number.NaN : tally.requests / tally.cpu;
  };
  console.table(
    pages.flatMap((page) =>
      stacks.map((stack) => {
        const tally = tallies.get(`${stack.name} ${page}`);
        return {
          page,
          stack: stack.name,
          'a CPU-second': Math.round(rate(stack, page)),
          'CPU ms': Number((1000 / rate(stack, page)).toFixed(2)),
          [`× ${baseline}`]: Number((rate(stack, page) / rate(first, page)).toFixed(2)),
          '% of bare': Math.round((rate(stack, page) / rate(bare, page)) * 100),
          'p99 ms': median(tally?.p99 ?? []),
          'KB gzip': Number(((tally?.bytes ?? 0) / 1024).toFixed(1)),
          failed: tally?.failed ?? 0,
        };
      }),
    ),
  );
  console.log('\nMemory after this load, all processes (proportional set size, MB)');
  console.table(stacks.map((stack) => ({ stack: stack.name, MB: Math.round(proportionalMegabytes(stack.pids())) })));
}

function load({ site, token }: Stack, path: string, duration: number) {
  const headers = { cookie: `mm_session=${token}`, 'accept-encoding': 'gzip, deflate, br', accept: 'text/html,*/*' };
  return autocannon({ url: `${site}${path}`, headers, connections, duration });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
