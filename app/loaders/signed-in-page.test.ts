import { afterEach, describe, expect, it, vi } from 'vitest';
import { graphql } from '../graphql/init';
import { Shell } from '../graphql/shell/shell';
import { AppFailure } from '../lib/app-failure';
import { actionFailure, signedInPage } from './signed-in-page.server';

const page = graphql(`query TestPage { ...Shell }`, [Shell]);
const viewer = {
  id: 'v1',
  nickname: 'Ava',
  avatar: null,
  roles: ['STUDENT'],
  coins: 5,
  acceptTcTime: 1,
  discountCount: 0,
  waitingTaskCount: null,
  hasNewNotifications: false,
  hasUnprovedEmail: false,
  planState: 'FREE',
  timeZone: 'Australia/Sydney',
  flags: [],
  inspects: false,
};
const counts = [{ courseId: 'c', courseName: 'Year 6', courseGrade: 6, unresolvedCount: 3 }];

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
  it('gives the page its data and the frame its own', async () => {
    answer({ data: { viewer, unresolvedCountByCourse: counts } });
    const { shell, data } = await load();
    expect(shell).toMatchObject({ viewer, unresolvedCounts: counts, notice: null });
    expect(data.viewer).toEqual(viewer);
  });

  it.each([
    [['STUDENT'], '/logout'],
    [['TEACHER'], '/logout?to=teacher'],
    [['TUTOR'], '/logout?to=teacher'],
    [['ADMIN'], '/logout'],
  ])('%s log out by %s', async (roles, logout) => {
    answer({ data: { viewer: { ...viewer, roles }, unresolvedCountByCourse: counts } });
    expect((await load()).shell.links).toMatchObject({ logout, teacherPortal: '/teacher', tutorPortal: '/teacher' });
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
    answer({ data: { viewer: null, unresolvedCountByCourse: [] } });
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

  it('without the terms the gate gets the frame and nothing of the page', async () => {
    answer(failing('TERMS_NOT_ACCEPTED', 403), { data: { viewer: { ...viewer, acceptTcTime: null } } });
    const thrown = await thrownBy(load());
    expect(thrown).toMatchObject({
      data: { code: 'TERMS_NOT_ACCEPTED', shell: { viewer: { id: 'v1' } } },
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
