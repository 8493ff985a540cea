import { afterEach, describe, expect, it, vi } from 'vitest';
import { loaded, pages, redirectTarget } from '../../tests/specification/pages';
import { dataServer, memberRequest, noDataServer, refusal, visitorRequest } from '../../tests/specification/requests';
import { shellData } from '../../tests/specification/shell-data';
import { frameLoader, publicFrame } from './frame.server';

afterEach(() => vi.unstubAllGlobals());

const { viewer } = shellData();
const frameOf = (request: Request) => frameLoader({ request, params: {}, context: {} });

describe('the frame of a public page', () => {
  it('is the one of visitors without a session, and asks for nothing', async () => {
    noDataServer();
    expect(await publicFrame(visitorRequest('/about'))).toEqual({ shell: null });
  });

  it('is their own for somebody who is logged in', async () => {
    dataServer({ data: { viewer, unresolvedCountByCourse: [] } });
    expect(await publicFrame(memberRequest('/about'))).toMatchObject({ shell: { viewer: { nickname: 'Ava Kim' } } });
  });

  it.each([
    [['STUDENT'], '/logout'],
    [['TEACHER'], '/logout?to=teacher'],
    [['TUTOR'], '/logout?to=teacher'],
    [['ADMIN'], '/logout'],
  ])('%s log out by %s', async (roles, logout) => {
    dataServer({ data: { viewer: { ...viewer, roles }, unresolvedCountByCourse: [] } });
    const { shell } = await publicFrame(memberRequest('/about'));
    expect(shell?.links).toMatchObject({ logout, teacherPortal: '/teacher', tutorPortal: '/teacher' });
  });

  it('is their own before the terms are accepted: those are a public page', async () => {
    const newcomer = { ...viewer, acceptTcTime: null };
    dataServer(refusal('TERMS_NOT_ACCEPTED', 403), { data: { viewer: newcomer } });
    expect(await publicFrame(memberRequest('/terms-conditions'))).toMatchObject({
      shell: { viewer: { acceptTcTime: null }, unresolvedCounts: [] },
    });
  });

  it('a session that is over makes a visitor, and is dropped', async () => {
    for (const answer of [refusal('UNAUTHENTICATED', 401), { data: { viewer: null, unresolvedCountByCourse: [] } }]) {
      dataServer(answer);
      expect(await publicFrame(memberRequest('/about'))).toEqual({ shell: null, sessionIsOver: true });
    }
  });

  it('is the one of visitors while the server is away, and the session stays', async () => {
    noDataServer();
    expect(await publicFrame(memberRequest('/about'))).toEqual({ shell: null });
  });
});

describe('the frame of a signed-in page', () => {
  it('is nobody’s without a session, or with one that is over: the page itself leads to the login', async () => {
    noDataServer();
    expect(await frameOf(visitorRequest('/home'))).toEqual({ shell: null });
    dataServer(refusal('UNAUTHENTICATED', 401));
    expect(await frameOf(memberRequest('/home'))).toEqual({ shell: null, sessionIsOver: true });
  });

  it('fails as the page does while the server is away', async () => {
    noDataServer();
    await expect(frameOf(memberRequest('/home'))).rejects.toMatchObject({ init: { status: 503 } });
  });
});

it.each([
  '/about',
  '/careers',
  '/contact',
  '/courses',
  '/faqs',
  '/for-teachers',
  '/for-families',
  '/for-tutors',
  '/invitations',
  '/privacy-policy',
  '/terms-conditions',
  '/login',
  '/register',
])('%s stays where it is with a session that is over', async (path) => {
  expect(pages.has(path)).toBe(true);
  const courses = { courses: [], sample: null, invitingCodeStanding: 'OPEN' };
  vi.stubGlobal('fetch', async (_address: unknown, init: RequestInit) => {
    const isSignedIn = new Headers(init.headers).has('authorization');
    return Response.json(isSignedIn ? refusal('UNAUTHENTICATED', 401) : { data: courses });
  });
  const page = await loaded(path, memberRequest(path));
  expect(redirectTarget(page)).toBeNull();
  expect('data' in (page as object) ? (page as { data: object }).data : page).toMatchObject({ sessionIsOver: true });
});
