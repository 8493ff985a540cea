import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson } from '../backend/people';
import * as operations from '../practice/operations';
import { graphqlBodies, pageRequests, rawRequests } from '../site/fuzz-inputs';
import { builtRoutes } from '../site/route-manifest';
import { cookieOf, send } from '../site/send';
import { sendRaw } from '../site/send-raw';
import { type Site, startSite } from '../site/start-site';

/** The same inputs every time; another seed finds other ones. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261);
const atOnce = 4;
const longestMs = 2000;

describe('whatever is sent', { timeout: 180_000 }, () => {
  let site: Site;
  let token: string;
  beforeAll(async () => {
    site = await startSite();
    token = (await makePerson(site.services)).token;
  });
  afterAll(() => site?.stop());

  /** Sends all of them, a few at once, and returns those that were answered badly. */
  async function badly<T>(inputs: T[], one: (input: T) => Promise<{ status: number; ms: number }>): Promise<unknown[]> {
    const queue = [...inputs];
    const bad: unknown[] = [];
    const worker = async () => {
      for (let input = queue.pop(); input !== undefined; input = queue.pop()) {
        const { status, ms } = await one(input);
        // Without the BFF's own answer "busy" there is nothing that may fail on our side.
        if (status >= 500 || ms > longestMs) bad.push({ status, ms: Math.round(ms), input });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    return bad.slice(0, 5);
  }

  async function everythingStands(): Promise<void> {
    expect((await send(site.url, { path: '/readyz' })).status).toBe(200);
    expect((await send(site.url, { path: '/home', headers: cookieOf(token) })).status).toBe(200);
    expect(Object.values(site.logs()).join('\n')).not.toMatch(/ended unexpectedly/);
  }

  it('the page server answers without fault and in time', async () => {
    // Streams stay open by design, and signing out would make the rest of the run a visitor's.
    const patterns = builtRoutes()
      .map(({ pattern }) => pattern)
      .filter((pattern) => pattern !== '/api/events' && pattern !== '/logout');
    const { cookie } = cookieOf(token);
    const inputs = fc.sample(pageRequests(site.url, patterns, cookie), { seed, numRuns: 2500 });
    expect(await badly(inputs, (input) => send(site.url, input))).toEqual([]);
    await everythingStands();
  });

  it('bytes that are hardly HTTP do it no harm', async () => {
    const inputs = fc.sample(rawRequests, { seed, numRuns: 300 });
    expect(await badly(inputs, (input) => sendRaw(site.url, input))).toEqual([]);
    expect(await badly(inputs, (input) => sendRaw(site.bff, input))).toEqual([]);
    await everythingStands();
  });

  it('the BFF answers without fault and in time', async () => {
    const bodies = fc.sample(graphqlBodies(Object.values(operations)), { seed, numRuns: 2000 });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const bad = await badly(bodies, (body) => send(site.bff, { method: 'POST', path: '/graphql', headers, body }));
    expect(bad).toEqual([]);
    await everythingStands();
  });
});
