import { afterEach, expect, it, vi } from 'vitest';
import { env } from '../http/env.server';
import { loader } from './_auth+/logout';

const teachersSite = 'https://teachers.example/goodbye';
const before = env.TEACHER_LOGOUT_URL;
afterEach(() => {
  env.TEACHER_LOGOUT_URL = before;
  vi.unstubAllGlobals();
});

/** Logs out at this address; where it leads, and whether the session is over. */
async function logOut(path: string) {
  vi.stubGlobal('fetch', async () => Response.json({ data: { signOut: true } }));
  const headers = { cookie: 'mm_session=abcdefghijklmnop1234' };
  const request = new Request(`http://localhost${path}`, { headers });
  const reply: unknown = await loader({ request, params: {}, context: {} }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(reply instanceof Response)) throw new Error('Nobody was logged out.');
  return {
    to: reply.headers.get('location'),
    ends: reply.headers.getSetCookie().some((cookie) => /^mm_session=;.*Max-Age=0/i.test(cookie)),
  };
}

it('leads teachers and tutors to the site of their own, where there is one', async () => {
  env.TEACHER_LOGOUT_URL = teachersSite;
  expect(await logOut('/logout?to=teacher')).toEqual({ to: teachersSite, ends: true });
  expect(await logOut('/logout')).toEqual({ to: '/login', ends: true });
});

it('leads everybody to the login page where there is none', async () => {
  env.TEACHER_LOGOUT_URL = null;
  expect(await logOut('/logout?to=teacher')).toEqual({ to: '/login', ends: true });
});

it('leads to no address that comes with the request', async () => {
  env.TEACHER_LOGOUT_URL = teachersSite;
  expect((await logOut('/logout?to=https://evil.example')).to).toBe('/login');
});
