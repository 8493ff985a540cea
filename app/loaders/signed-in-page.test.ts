import { afterEach, describe, expect, it, vi } from 'vitest';
import { graphql } from '../graphql/init';
import { PageViewer } from '../graphql/shell/page-viewer';
import { AppFailure } from '../lib/app-failure';
import { actionFailure, signedInPage } from './signed-in-page.server';

const page = graphql(`query TestPage { ...PageViewer }`, [PageViewer]);
const viewer = {
  id: 'v1',
  nickname: 'Ava',
  avatar: null,
  roles: ['STUDENT'],
  acceptTcTime: 1,
  hasUnprovedEmail: false,
  timeZone: 'Australia/Sydney',
  flags: [],
  inspects: false,
};

function answer(...bodies: object[]) {
  const queue = [...bodies];
  vi.stubGlobal('fetch', async () => Response.json(queue.shift() ?? {}));
}

function failing(code: string, status: number, more: object = {}) {
  return { errors: [{ message: 'No.', extensions: { code, status, ...more } }], data: null };
}

async function load(path = '/courses?x=1', cookie = 'mm_session=abcdefghijklmnop1234') {
  const request = new Request(`http://localhost${path}`, { headers: { cookie } });
  return signedInPage({ request, params: {}, context: {} }, page);
}

async function thrownBy(promise: Promise<unknown>) {
  const thrown: unknown = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (thrown instanceof Response) return { status: thrown.status, location: thrown.headers.get('location') };
  return thrown as { data: unknown; init: { status: number; headers?: Headers } | null };
}

afterEach(() => vi.unstubAllGlobals());

describe('signedInPage', () => {
  it('gives the page its data, and who asks for it', async () => {
    answer({ data: { viewer } });
    expect(await load()).toEqual({ viewer, data: { viewer } });
  });

  it('signed out goes to login and comes back', async () => {
    expect(await thrownBy(load('/courses?x=1', ''))).toEqual({
      status: 302,
      location: '/login?next=%2Fcourses%3Fx%3D1',
    });
  });

  it('a session that is over goes to logout', async () => {
    answer(failing('UNAUTHENTICATED', 401));
    expect(await thrownBy(load())).toEqual({ status: 302, location: '/logout?next=%2Fcourses%3Fx%3D1' });
  });

  it('a session without a viewer goes to logout too', async () => {
    answer({ data: { viewer: null } });
    expect(await thrownBy(load())).toMatchObject({ location: '/logout?next=%2Fcourses%3Fx%3D1' });
  });

  it('forbidden goes home, and never round in a circle', async () => {
    answer(failing('FORBIDDEN', 403));
    expect(await thrownBy(load())).toEqual({ status: 302, location: '/home' });
    answer(failing('FORBIDDEN', 403));
    expect(await thrownBy(load('/home'))).toMatchObject({ init: { status: 403 } });
  });

  it('an unreachable server is a 503 that says when to try again; nobody is signed out', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    const thrown = await thrownBy(load());
    expect(thrown).toMatchObject({ init: { status: 503 }, data: { code: 'UNAVAILABLE' } });
    expect('init' in thrown ? thrown.init?.headers?.get('retry-after') : null).toBe('5');
  });

  it('without the terms there is a gate and nothing of the page', async () => {
    answer(failing('TERMS_NOT_ACCEPTED', 403), { data: { viewer: { ...viewer, acceptTcTime: null } } });
    const thrown = await thrownBy(load());
    expect(thrown).toMatchObject({
      data: { code: 'TERMS_NOT_ACCEPTED' },
      init: { status: 200 },
    });
  });
});

describe('actionFailure', () => {
  const away = new AppFailure({ code: 'UNAVAILABLE', status: 503, message: 'Away.', retryAfter: 5 });
  const post = (headers: Record<string, string>) =>
    new Request('http://localhost/teacher', { method: 'POST', headers, body: 'x' });

  it('is said at the form of a page that scripts hold, which stays with what is typed on it', () => {
    const said = actionFailure(post({ 'sec-fetch-dest': 'empty' }), away);
    expect(said).toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfter: 5 });
    expect(said.message).toContain('What you typed is still here');
  });

  it('is a page of its own where the browser waits for one', () => {
    const thrown = (() => {
      try {
        return actionFailure(post({ accept: 'text/html', 'sec-fetch-dest': 'document' }), away);
      } catch (error) {
        return error;
      }
    })();
    expect(thrown).toMatchObject({ data: { code: 'UNAVAILABLE' }, init: { status: 503 } });
  });
});
