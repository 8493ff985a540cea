import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleParameters, routeRows } from '../../route-rows';
import { internalKey } from '../backend/test-backend';
import { builtRoutes } from '../site/route-manifest';
import { cookieOf } from '../site/send';
import { type Site, startSite } from '../site/start-site';
import { readersOf } from './route-actors/rows';
import { makeRouteWorld, type Place, type RouteActor, type RouteWorld, routeActors } from './route-actors/world';

type Outcome = 'opens' | 'login' | 'home' | 'missing';

let site: Site;
let world: RouteWorld;
beforeAll(async () => {
  site = await startSite({ INTERNAL_KEY: internalKey, SESSION_SECRET: 'session-secret-of-the-integration-tests' });
  world = await makeRouteWorld(site);
});
afterAll(() => site?.stop());

/** What everybody may name: courses and steps; and secrets that open for whoever has them, which have their own tests. */
const everybodys = new Set(['courseId', 'subject', 'topicId', 'step', 'name', 'currentQuestionIndex']);
const secrets = new Set(['token', 'key', 'code', 'ref', 'shortCode', 'shareKey']);

function needsRow(pattern: string): boolean {
  if (/^\/(teacher|admin)\b/.test(pattern)) return true;
  const parameters = Object.keys(exampleParameters(pattern));
  return !parameters.some((name) => secrets.has(name)) && parameters.some((name) => !everybodys.has(name));
}

const patterns = builtRoutes()
  .filter(({ pattern, hasLoader }) => hasLoader && pattern !== '*' && needsRow(pattern))
  .map(({ pattern }) => pattern)
  // A way on to another address, which asks for itself.
  .filter((pattern) => pattern !== '/teacher/classes/:classId/report');

const addressOf = (pattern: string, place: Place) =>
  pattern
    .replace('*', 'y6/unlike-fractions/add-two')
    .replaceAll(/:(\w+)\??/g, (_, name: string) => place[name] ?? '00000000-0000-4000-8000-000000000000');

async function tryAs(actor: RouteActor, pattern: string, place: Place): Promise<Outcome> {
  const isData = routeRows[pattern]?.audience === 'own';
  const person = actor === 'visitor' || actor === 'parent' ? null : world.people[actor];
  const headers = new Headers(person ? cookieOf(person.token) : {});
  if (actor === 'parent') headers.set('cookie', world.parentCookie);
  if (isData) headers.set('sec-fetch-site', 'same-origin');
  const asked = new AbortController();
  const reply = await fetch(site.url + addressOf(pattern, place), {
    headers,
    redirect: 'manual',
    signal: asked.signal,
  });
  const isStream = reply.headers.get('content-type')?.includes('event-stream') ?? false;
  const text = isStream ? '' : await reply.text();
  asked.abort();
  const outcome = outcomeOf(reply, isData);
  // The frame of a page that is not there knows whose it is.
  const others = actor === 'owner' ? text.replaceAll(`Robin ${world.canary}`, '') : text;
  if (outcome !== 'opens' && others.includes(world.canary)) throw new Error(`${pattern} tells ${actor} something.`);
  return outcome;
}

function outcomeOf({ status, headers }: Response, isData: boolean): Outcome {
  const { pathname } = new URL(headers.get('location') ?? '/', site.url);
  if (status === 401 || pathname === '/login') return 'login';
  // A table to download leads to its page, which leads to the login page.
  if (status === 302 && isData) return 'login';
  if (status === 302 && pathname === '/home') return 'home';
  if (status === 404 || status === 204 || (status === 403 && isData)) return 'missing';
  if (status === 200 || status === 302 || status === 409) return 'opens';
  throw new Error(`${status} is no answer.`);
}

describe('who may open what', () => {
  it('has a row for every place that is somebody’s, and for no other', () => {
    expect(Object.keys(readersOf).sort()).toEqual([...new Set(patterns)].sort());
  });

  it.each(Object.entries(readersOf))('%s', async (pattern, { opens, home = [], visitors = 'login' as const }) => {
    const wanted = (actor: RouteActor): Outcome => {
      if (opens.includes(actor)) return 'opens';
      if (actor === 'visitor' || actor === 'parent') return visitors;
      return home.includes(actor) ? 'home' : 'missing';
    };
    const found: Partial<Record<RouteActor, Outcome>> = {};
    for (const actor of routeActors) found[actor] = await tryAs(actor, pattern, world.place);
    expect(found).toEqual(Object.fromEntries(routeActors.map((actor) => [actor, wanted(actor)])));
  });
});

describe('ids that belong to different places, in one address', () => {
  const ids = ['classId', 'taskId', 'studentTaskId', 'studentId'];
  const mixed = Object.entries(readersOf).flatMap(
    ([
      pattern,
      {
        opens: [actor],
      },
    ]) => {
      const names = ids.filter((name) => pattern.includes(`:${name}`));
      if (actor === undefined || names.length < 2) return [];
      // The owner is in both classes, so that only another student does not belong there.
      return names
        .filter((name) => name !== 'classId' || !names.includes('studentId'))
        .map((name) => ({ pattern, name, actor }));
    },
  );

  it.each(mixed)('$pattern with another $name', async ({ pattern, name, actor }) => {
    const other = { ...world.beside, studentId: world.people.otherClass.id }[name] ?? '';
    expect(await tryAs(actor, pattern, { ...world.place, [name]: other })).toBe('missing');
  });
});
