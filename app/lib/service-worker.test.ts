import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { paths } from './paths';

const source = readFileSync(new URL('../../public/service-worker.js', import.meta.url), 'utf8');
const site = 'https://marsmaths.test';
const offlineHtml =
  '<link rel="stylesheet" href="/assets/offline-1.css"><link href="/assets/latin-1.woff2">We can’t reach Marsmaths';
const offlineFiles: Record<string, string> = {
  [paths.offline]: offlineHtml,
  '/assets/offline-1.css': 'main{}',
  '/assets/latin-1.woff2': 'letters',
};

type Handler = (event: unknown) => void;
type Network = (address: string, init?: RequestInit) => Promise<Response>;
interface Asked {
  address: string;
  method?: string;
  mode?: string;
  destination?: string;
  preloaded?: Promise<Response | undefined>;
}

const online: Network = async (address) => new Response(offlineFiles[address] ?? `the page at ${address}`);
const unreachable: Network = () => Promise.reject(new TypeError('Failed to fetch'));
const document = { mode: 'navigate', destination: 'document' };

/** The worker in a browser of paper: one network, caches as maps, and a list of what was done. */
function startWorker(build: string, caches = new Map<string, Map<string, Response>>()) {
  const handlers = new Map<string, Handler>();
  const done: string[] = [];
  const requests: { address: string; credentials?: string }[] = [];
  let network = online;
  const scope = {
    location: new URL(paths.serviceWorker(build), site),
    addEventListener: (kind: string, handler: Handler) => handlers.set(kind, handler),
    skipWaiting: async () => void done.push('skips waiting'),
    clients: { claim: async () => void done.push('claims the pages') },
    registration: { navigationPreload: { enable: async () => void done.push('asks for preloading') } },
  };
  const open = async (name: string) => {
    const cache = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, cache);
    return {
      match: async (address: string) => cache.get(address)?.clone(),
      put: async (address: string, response: Response) => void cache.set(address, response),
    };
  };
  runInNewContext(source, {
    self: scope,
    URL,
    caches: { open, keys: async () => [...caches.keys()], delete: async (name: string) => caches.delete(name) },
    fetch: (asked: string | { url: string }, init?: RequestInit) => {
      const address = typeof asked === 'string' ? asked : asked.url.replace(site, '');
      requests.push({ address, credentials: init?.credentials });
      return network(address, init);
    },
  });
  /** Runs a step of the worker's life; rejects when it would fail. */
  const live = async (kind: 'install' | 'activate') => {
    let work: Promise<unknown> = Promise.resolve();
    handlers.get(kind)?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  /** What the worker answers; undefined when it leaves the request to the browser. */
  const ask = ({ address, method = 'GET', mode = 'cors', destination = '', preloaded }: Asked) => {
    let answer: Promise<Response> | undefined;
    handlers.get('fetch')?.({
      request: { url: new URL(address, site).href, method, mode, destination },
      preloadResponse: preloaded ?? Promise.resolve(undefined),
      respondWith: (promise: Promise<Response>) => {
        answer = promise;
      },
    });
    return answer;
  };
  return {
    caches,
    done,
    requests,
    live,
    ask,
    breakNetwork: () => {
      network = unreachable;
    },
    use: (other: Network) => {
      network = other;
    },
  };
}

async function runningWorker(build = 'b1') {
  const worker = startWorker(build);
  await worker.live('install');
  await worker.live('activate');
  worker.requests.length = 0;
  return worker;
}

const cached = (worker: { caches: Map<string, Map<string, Response>> }) =>
  Object.fromEntries([...worker.caches].map(([name, files]) => [name, [...files.keys()]]));

describe('while the site answers', () => {
  it('gives a page as it comes and keeps nothing of it', async () => {
    const worker = await runningWorker();
    const before = cached(worker);
    const answer = await worker.ask({ address: '/home', ...document });
    expect(await answer?.text()).toBe('the page at /home');
    expect(cached(worker)).toEqual(before);
  });

  it('takes what the browser has asked for already, and asks no second time', async () => {
    const worker = await runningWorker();
    const preloaded = Promise.resolve(new Response('preloaded'));
    const answer = await worker.ask({ address: '/home', ...document, preloaded });
    expect(await answer?.text()).toBe('preloaded');
    expect(worker.requests).toEqual([]);
  });

  it('passes a page on that says itself that the server is away', async () => {
    const worker = await runningWorker();
    worker.use(async () => new Response('We’ll be right back', { status: 503 }));
    expect((await worker.ask({ address: '/home', ...document }))?.status).toBe(503);
  });

  it.each([
    ['data of a page', { address: '/home.data' }],
    ['the API', { address: paths.api.unresolvedCounts }],
    ['events', { address: paths.api.events }],
    ['a form that was sent', { address: '/login', method: 'POST', ...document }],
    ['logging out', { address: paths.logout(), ...document }],
    ['logging out to go on elsewhere', { address: paths.logout('/home'), ...document }],
    ['a page of the chat panel', { address: paths.chatBot(), mode: 'navigate', destination: 'iframe' }],
    ['a script', { address: '/assets/home-1.js', destination: 'script' }],
    ['another site', { address: 'https://other.test/assets/a.css', destination: 'style' }],
  ])('leaves %s to the browser', async (_what, asked) => {
    const worker = await runningWorker();
    expect(worker.ask(asked)).toBeUndefined();
    worker.breakNetwork();
    expect(worker.ask(asked)).toBeUndefined();
    expect(worker.requests).toEqual([]);
  });
});

describe('while the site cannot be reached', () => {
  it.each(['/', '/home', '/practice/1/2?from=home'])('shows the offline page in place of %s', async (address) => {
    const worker = await runningWorker();
    worker.breakNetwork();
    expect(await (await worker.ask({ address, ...document }))?.text()).toContain('We can’t reach Marsmaths');
    const preloaded = Promise.reject(new TypeError('Failed to fetch'));
    expect(await (await worker.ask({ address, ...document, preloaded }))?.text()).toContain('We can’t reach Marsmaths');
  });

  it('has the style and the font of that page, and no other', async () => {
    const worker = await runningWorker();
    worker.breakNetwork();
    const style = await worker.ask({ address: '/assets/offline-1.css', destination: 'style' });
    expect(await style?.text()).toBe('main{}');
    const font = await worker.ask({ address: '/assets/latin-1.woff2', destination: 'font' });
    expect(await font?.text()).toBe('letters');
    await expect(worker.ask({ address: '/assets/home-1.css', destination: 'style' })).rejects.toThrow(
      'Failed to fetch',
    );
  });

  it('fails as the browser would when the offline page was thrown away', async () => {
    const worker = await runningWorker();
    worker.caches.clear();
    worker.breakNetwork();
    await expect(worker.ask({ address: '/home', ...document })).rejects.toThrow('Failed to fetch');
  });
});

describe('a new worker', () => {
  it('puts by the offline page with its files alone, asked for without cookies', async () => {
    const worker = startWorker('b1');
    await worker.live('install');
    expect(cached(worker)).toEqual({ 'marsmaths-offline-b1': Object.keys(offlineFiles) });
    expect(worker.requests.map(({ credentials }) => credentials)).toEqual(['omit', 'omit', 'omit']);
    expect(worker.done).toEqual(['skips waiting']);
  });

  it('takes over at once and throws away the caches of earlier builds, no others', async () => {
    const caches = new Map([
      ['marsmaths-offline-b1', new Map()],
      ['somebody-elses', new Map()],
    ]);
    const worker = startWorker('b2', caches);
    await worker.live('install');
    await worker.live('activate');
    expect([...caches.keys()]).toEqual(['somebody-elses', 'marsmaths-offline-b2']);
    expect(worker.done).toEqual(['skips waiting', 'asks for preloading', 'claims the pages']);
  });

  it.each([
    ['the page', paths.offline],
    ['its style', '/assets/offline-1.css'],
  ])('is given up when %s does not come', async (_what, missing) => {
    const worker = startWorker('b2');
    worker.use((address) =>
      address === missing ? Promise.resolve(new Response('', { status: 503 })) : online(address),
    );
    await expect(worker.live('install')).rejects.toThrow('answered 503');
    expect(cached(worker)).toEqual({});
    expect(worker.done).toEqual([]);
  });
});
