import type { ActionFunction, ActionFunctionArgs, LoaderFunction } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { guardedAction } from '../http/guarded-action.server';
import { guardedResource } from '../http/guarded-resource.server';

interface RouteModule {
  default?: unknown;
  action?: ActionFunction;
  loader?: LoaderFunction;
}

const modules = import.meta.glob<RouteModule>(['./**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'], { eager: true });
const sources = import.meta.glob<string>('./**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' });
const routes = Object.entries(modules).map(([file, module]) => ({
  route: nameOf(file),
  module,
  source: sources[file] ?? '',
}));

/** The route file's name without its folders of areas: `_app+/_practice+/practice.$practiceId.result/route.tsx`. */
function nameOf(file: string): string {
  const segments = file
    .replace(/^\.\//, '')
    .replace(/(?:\/route)?\.tsx?$/, '')
    .replaceAll('+/', '.')
    .split('.');
  return segments.filter((segment) => !segment.startsWith('_')).join('.');
}

const withAction = routes.flatMap(({ route, module: { action } }) => (action ? [{ route, action }] : []));
/** Routes that answer with data: they load something and show no page. */
const resources = routes.flatMap(({ route, source, module: { default: page, loader } }) =>
  page === undefined && loader ? [{ route, source, loader }] : [],
);

/** The only resources that other sites may read: health checks, and files for robots, readers and the service worker. */
const forAnyone = ['courses.$courseId.icon[.]svg', 'healthz', 'offline', 'readyz', 'robots[.]txt', 'sitemap[.]xml'];

const foreign = { host: 'localhost', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

/** The status of the refusal that a handler answers a request of another site with; null where it goes on with it. */
async function refusalOf(handler: ActionFunction | LoaderFunction, init: RequestInit): Promise<number | null> {
  const request = new Request('http://localhost/somewhere', { ...init, headers: foreign });
  const args: ActionFunctionArgs = { request, params: {}, context: {} };
  const answer = await Promise.resolve(handler(args)).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response) || answer.status < 400) return null;
  return ((await answer.json()) as { code?: string }).code === 'REFUSED' ? answer.status : null;
}
const foreignPost = { method: 'POST', body: new URLSearchParams({ answer: '3' }) };

describe('a request of another site', () => {
  it.each(withAction)('is refused by the action of $route', async ({ action }) => {
    expect(await refusalOf(action, foreignPost)).toBe(403);
  });

  it.each(resources.filter(({ route }) => !forAnyone.includes(route)))(
    'is refused by the resource $route',
    async ({ loader }) => {
      expect(await refusalOf(loader, {})).toBe(403);
    },
  );

  it('would be noticed to go through', async () => {
    expect(await refusalOf(async () => null, foreignPost)).toBeNull();
    expect(await refusalOf(() => Response.json({ secret: 1 }), {})).toBeNull();
    expect(
      await refusalOf(
        guardedAction(async () => null),
        foreignPost,
      ),
    ).toBe(403);
    expect(
      await refusalOf(
        guardedResource(() => Response.json({ secret: 1 })),
        {},
      ),
    ).toBe(403);
  });
});

describe('the routes that are looked at', () => {
  it('are those with an action and those that answer with data, wherever they lie', () => {
    const names = (found: { route: string }[]) => found.map(({ route }) => route);
    expect(names(withAction)).toEqual(expect.arrayContaining(['login', 'practice.$practiceId.$questionIndex']));
    expect(names(resources)).toEqual(expect.arrayContaining(['api.events', ...forAnyone]));
  });

  it.each(resources.filter(({ route }) => forAnyone.includes(route)))(
    '$route is for anyone and says so itself',
    ({ source }) => {
      expect(source).toMatch(/export const loader = guardedResource\([\s\S]*audience: 'anyone'/);
    },
  );
});
