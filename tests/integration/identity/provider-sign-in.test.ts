import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSeal, seal } from '../../../server/platform/seal';
import { type Answer, password, startTestBackend, type TestBackend } from '../backend/test-backend';
import { openRealProvider, type RealProvider } from './real-provider';

const callback = 'https://maths.test/login/callback';
const logged: string[] = [];
let provider: RealProvider;
let backend: TestBackend;

beforeAll(async () => {
  provider = await openRealProvider();
  provider.serve(callback, 'https://maths.test/login');
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  backend = await startTestBackend(provider.env, { log });
});
afterAll(async () => {
  await backend?.stop();
  await provider?.stop();
});
beforeEach(() => {
  provider.people.clear();
});

const begin = async (at = backend) => {
  const { data, errors } = await at.ask('mutation M { beginProviderSignIn(returnTo: "next=%2Fcourses") { url flow } }');
  return { ...(data.beginProviderSignIn as { url: string; flow: string }), errors };
};
const finish = (flow: string, query: string, at = backend) =>
  at.ask(
    `mutation M($flow: String!, $query: String!) {
      finishProviderSignIn(flow: $flow, query: $query) { ticket returnTo session { token viewer { id nickname } } }
    }`,
    { variables: { flow, query } },
  );
const register = (ticket: string | null, input: Record<string, unknown> = {}) =>
  backend.ask(
    `mutation M($ticket: String!, $input: ProviderRegisterInput!) {
      registerByProvider(ticket: $ticket, input: $input) { token viewer { id acceptTcTime } }
    }`,
    { variables: { ticket, input: { nickname: 'Mia', role: 'STUDENT', yearLevel: 7, ...input } } },
  );
const link = (ticket: string | null, email: string, typed: string) =>
  backend.ask(
    `mutation M($ticket: String!, $email: String!, $password: String!) {
      linkProvider(ticket: $ticket, email: $email, password: $password) { token viewer { id } }
    }`,
    { variables: { ticket, email, password: typed } },
  );
const registerLocally = (email: string) =>
  backend.ask('mutation M($input: RegisterInput!) { register(input: $input) { token viewer { id } } }', {
    variables: { input: { email, password, nickname: 'Mia', role: 'STUDENT', yearLevel: 7 } },
  });

interface Back {
  ticket: string | null;
  returnTo: string;
  session: { token: string; viewer: { id: string; nickname: string } } | null;
}
const backOf = ({ data }: Answer) => data.finishProviderSignIn as Back;
const codeOf = ({ errors }: Answer) => errors[0]?.extensions.code;

/** Somebody goes to the provider, signs in there and comes back. */
async function comeBack(who: string): Promise<Answer> {
  const { url, flow } = await begin();
  return finish(flow, (await provider.signIn(url, who)).search);
}

describe('somebody whom the provider knows', () => {
  it('goes on with a ticket, registers once, and is signed in straight away from then on', async () => {
    provider.people.set('mia-1', { email: 'mia@school.test', email_verified: true, nickname: 'Mia' });
    const first = backOf(await comeBack('mia-1'));
    expect(first).toMatchObject({ session: null, returnTo: 'next=%2Fcourses' });
    const asked = await backend.ask('query Q($t: String!) { providerNewcomer(ticket: $t) { email name hasAccount } }', {
      variables: { t: first.ticket },
    });
    expect(asked.data.providerNewcomer).toEqual({ email: 'mia@school.test', name: 'Mia', hasAccount: false });

    const wrong = await register(first.ticket, { yearLevel: null });
    expect(wrong.errors[0]?.message).toBe('Choose your year level.');
    const odd = await register(first.ticket, { courseIds: ['year-99'] });
    expect(odd.errors[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', details: { field: 'courseIds' } });
    const made = (await register(first.ticket, { courseIds: ['naplan-7', 'year-7'] })).data.registerByProvider as {
      token: string;
      viewer: { id: string };
    };
    expect(made.viewer).toMatchObject({ acceptTcTime: null });
    const account = await backend.ask('query Q { currentUser { email } profile { yearLevel cognitoUid } }', {
      token: made.token,
    });
    const chosen = await backend.services.db
      .selectFrom('chosen_courses')
      .select('course_id')
      .where('student_id', '=', made.viewer.id)
      .orderBy('chosen_at')
      .execute();
    expect(chosen.map((row) => row.course_id)).toEqual(['naplan-7', 'year-7']);
    expect(account.data).toEqual({
      currentUser: { email: 'mia@school.test' },
      profile: { yearLevel: 7, cognitoUid: 'mia-1' },
    });
    expect(codeOf(await register(first.ticket))).toBe('CONFLICT');

    // Her address changes at the provider: the account is found by her id.
    provider.people.set('mia-1', { email: 'mia.new@school.test', email_verified: true });
    expect(backOf(await comeBack('mia-1')).session?.viewer.id).toBe(made.viewer.id);
  });

  it('has no password until one is asked for by mail, and nobody guesses it', async () => {
    provider.people.set('noa', { email: 'noa@school.test', email_verified: true });
    await register(backOf(await comeBack('noa')).ticket);
    for (const guess of ['', ' ', 'null']) {
      const answer = await backend.ask(
        'mutation M($p: String!) { signIn(email: "noa@school.test", password: $p) { token } }',
        { variables: { p: guess } },
      );
      expect(codeOf(answer)).toBe('BAD_INPUT');
    }
  });

  it('is refused without an address, or with one that the provider knows to be unconfirmed', async () => {
    provider.people.set('nameless', { nickname: 'No' });
    provider.people.set('doubtful', { email: 'doubt@school.test', email_verified: false });
    const [without, doubtful] = [await comeBack('nameless'), await comeBack('doubtful')];
    expect([codeOf(without), codeOf(doubtful)]).toEqual(['UNPROCESSABLE', 'UNPROCESSABLE']);
    expect(without.errors[0]?.message).toMatch(/didn’t give us an email address/);
    expect(doubtful.errors[0]?.message).toMatch(/haven’t confirmed your email address/);
  });
});

describe('an account with the same address', () => {
  it('is opened by no address, however confirmed, but by its password once', async () => {
    const local = (await registerLocally('ben@school.test')).data.register as { viewer: { id: string } };
    provider.people.set('ben-at-school', { email: 'ben@school.test', email_verified: true });
    const { ticket, session } = backOf(await comeBack('ben-at-school'));
    expect(session).toBeNull();
    expect(codeOf(await register(ticket))).toBe('EMAIL_TAKEN');
    expect(codeOf(await link(ticket, 'ben@school.test', 'a wrong guess'))).toBe('BAD_INPUT');
    expect(backOf(await comeBack('ben-at-school')).session).toBeNull();

    expect((await link(ticket, 'ben@school.test', password)).data.linkProvider).toMatchObject({ viewer: local.viewer });
    expect(backOf(await comeBack('ben-at-school')).session?.viewer.id).toBe(local.viewer.id);
    const mails = await backend.services.db.selectFrom('outbox_mails').select(['to_email', 'subject']).execute();
    expect(mails).toContainEqual({
      to_email: 'ben@school.test',
      subject: 'There’s a new way to log in to your Marsmaths account',
    });
    expect(codeOf(await link(ticket, 'ben@school.test', password))).toBe('CONFLICT');
  });

  it('a second identity of the provider does not open it as well', async () => {
    const local = await registerLocally('cleo@school.test');
    provider.people.set('cleo', { email: 'cleo@school.test', email_verified: true });
    provider.people.set('thief', { email: 'thief@school.test', email_verified: true });
    await link(backOf(await comeBack('cleo')).ticket, 'cleo@school.test', password);
    const { ticket } = backOf(await comeBack('thief'));
    expect(codeOf(await link(ticket, 'cleo@school.test', password))).toBe('CONFLICT');
    expect(local.errors).toEqual([]);
  });
});

describe('a provider that is disconnected', () => {
  const unlink = (token: string, current: string) =>
    backend.ask('mutation M($p: String!) { unlinkProvider(current: $p) }', { token, variables: { p: current } });
  const logIn = async (token: string) =>
    (await backend.ask('query Q { profile { cognitoUid account { hasPassword providerSince } } }', { token })).data
      .profile;

  it('opens the account no more, ends other sessions, and the mailbox is told once', async () => {
    await registerLocally('fay@school.test');
    provider.people.set('fay', { email: 'fay@school.test', email_verified: true });
    const { ticket } = backOf(await comeBack('fay'));
    const { token, viewer } = (await link(ticket, 'fay@school.test', password)).data.linkProvider as {
      token: string;
      viewer: { id: string };
    };
    const other = backOf(await comeBack('fay')).session?.token ?? '';
    expect(await logIn(token)).toMatchObject({ cognitoUid: 'fay', account: { hasPassword: true } });
    expect(codeOf(await unlink(token, 'a wrong guess'))).toBe('BAD_INPUT');
    expect(backOf(await comeBack('fay')).session?.viewer.id).toBe(viewer.id);

    await Promise.all([1, 2].map(() => unlink(token, password)));
    expect(await logIn(token)).toEqual({
      cognitoUid: `local-${viewer.id}`,
      account: { hasPassword: true, providerSince: null },
    });
    expect(codeOf(await unlink(other, password))).toBe('UNAUTHENTICATED');
    const back = backOf(await comeBack('fay'));
    expect([back.session, back.ticket === null]).toEqual([null, false]);
    const mails = backend.services.db
      .selectFrom('outbox_mails')
      .select('subject')
      .where('to_email', '=', 'fay@school.test');
    const subjects = (await mails.execute()).map(({ subject }) => subject);
    expect(
      subjects.filter((subject) => subject === 'A way to log in to your Marsmaths account was removed'),
    ).toHaveLength(1);
  });

  it('stays where the account has no password', async () => {
    provider.people.set('gus', { email: 'gus@school.test', email_verified: true });
    const made = (await register(backOf(await comeBack('gus')).ticket)).data.registerByProvider as { token: string };
    expect(await logIn(made.token)).toMatchObject({ account: { hasPassword: false } });
    const { errors } = await unlink(made.token, '');
    expect(errors[0]?.extensions.code).toBe('BAD_INPUT');
    expect(errors[0]?.message).toMatch(/has no password yet/);
    expect(backOf(await comeBack('gus')).session).not.toBeNull();
  });
});

describe('an answer that is not what was begun', () => {
  beforeEach(() => provider.people.set('dan', { email: 'dan@school.test', email_verified: true }));

  it('a person who stops there is told so, and nothing was changed', async () => {
    const { url, flow } = await begin();
    const answer = await finish(flow, (await provider.refuse(url)).search);
    expect(codeOf(answer)).toBe('FORBIDDEN');
    expect(answer.errors[0]?.message).toMatch(/^You cancelled at your school account/);
  });

  it('a callback that comes twice opens one session', async () => {
    const { url, flow } = await begin();
    const { search } = await provider.signIn(url, 'dan');
    expect(backOf(await finish(flow, search)).ticket).not.toBeNull();
    expect(codeOf(await finish(flow, search))).toBe('UNPROCESSABLE');
  });

  it('another window, another browser and ten minutes later are over', async () => {
    const [one, other] = [await begin(), await begin()];
    const { search } = await provider.signIn(one.url, 'dan');
    expect(codeOf(await finish(other.flow, search))).toBe('UNPROCESSABLE');
    expect(codeOf(await finish('made-up', search))).toBe('UNPROCESSABLE');
    expect(codeOf(await finish(one.flow, '?code=made-up'))).toBe('UNPROCESSABLE');
    backend.clock.advance({ minutes: 10, seconds: 1 });
    expect(codeOf(await finish(one.flow, search))).toBe('UNPROCESSABLE');
  });

  it('a ticket is over after half an hour', async () => {
    const { ticket } = backOf(await comeBack('dan'));
    backend.clock.advance({ minutes: 30, seconds: 1 });
    expect(codeOf(await register(ticket))).toBe('UNPROCESSABLE');
  });

  it('an answer to something else than was asked here is not believed', async () => {
    const { url, flow } = await begin();
    const { search } = await provider.signIn(url, 'dan');
    const { secret } = backend.services;
    const begun = openSeal(secret, 'provider flow', flow) as object;
    const another = seal(secret, 'provider flow', { ...begun, nonce: 'of somebody else' });
    const answer = await finish(another, search);
    expect(codeOf(answer)).toBe('UNPROCESSABLE');
    expect(answer.errors[0]?.message).toMatch(/couldn’t check/);
  });

  it('a code that the provider never gave is refused', async () => {
    const { url, flow } = await begin();
    const state = new URL(url).searchParams.get('state') ?? '';
    const query = new URLSearchParams({ code: 'made-up', state, iss: provider.issuer });
    expect(codeOf(await finish(flow, `?${query}`))).toBe('UNPROCESSABLE');
    expect(codeOf(await finish(flow, `?${new URLSearchParams({ error: 'server_error', state })}`))).toBe(
      'UNPROCESSABLE',
    );
  });
});

it('tells where a browser signs out there too', async () => {
  const { data } = await backend.ask('query Q { providerSignOutUrl }');
  const url = new URL(String(data.providerSignOutUrl));
  expect(url.origin).toBe(provider.issuer);
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe('https://maths.test/login');
});

it('writes no code, token, secret or address into a log', () => {
  const text = logged.join('\n');
  expect(text).not.toMatch(/code=|id_token|access_token|verifier|@school\.test|a secret of the client/);
});

describe('a provider that lies, is slow or away', () => {
  let proxy: Server;
  /** What the proxy makes of an answer of the real provider: null hangs up, undefined never answers. */
  let twist: (path: string, body: string) => string | null | undefined;
  let twisted: TestBackend;

  beforeAll(async () => {
    proxy = createServer(async (request, reply) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const path = request.url ?? '/';
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(([name]) => /^(authorization|content-type|accept)$/.test(name)),
      ) as Record<string, string>;
      const body = request.method === 'POST' ? Buffer.concat(chunks) : undefined;
      const answer = await fetch(new URL(path, provider.issuer), { method: request.method, headers, body });
      const text = twist(path, (await answer.text()).replaceAll(provider.issuer, address()));
      if (text === undefined) return;
      if (text === null) return void request.socket.destroy();
      reply.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
      reply.end(text);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  });
  const address = () => `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  beforeEach(async () => {
    provider.people.set('eve', { email: 'eve@school.test', email_verified: true });
    twisted = await startTestBackend({ ...provider.env, OIDC_ISSUER: address() });
    return () => twisted.stop();
  });
  afterAll(() => {
    proxy?.closeAllConnections();
    proxy?.close();
  });

  it('another issuer than the configured one is not believed', async () => {
    twist = (_path, body) => body.replace(`"issuer":"${address()}"`, '"issuer":"https://evil.example"');
    const { errors } = await begin(twisted);
    expect(errors[0]?.extensions.code).toBe('UNPROCESSABLE');
    expect(errors[0]?.message).toMatch(/couldn’t check/);
  });

  it('an identity that another issuer signed is not believed', async () => {
    twist = (_path, body) => body;
    const { url, flow } = await begin(twisted);
    const back = await provider.signIn(url.replace(address(), provider.issuer), 'eve');
    back.searchParams.set('iss', address());
    const answer = await finish(flow, back.search, twisted);
    expect(codeOf(answer)).toBe('UNPROCESSABLE');
    expect(answer.errors[0]?.message).toMatch(/couldn’t check/);
  });

  it('one that never answers is given up', async () => {
    twist = () => undefined;
    const { errors } = await begin(twisted);
    expect(errors[0]?.extensions.code).toBe('UNAVAILABLE');
  });

  it('one that is away is told plainly, with a time to come back', async () => {
    twist = () => null;
    const { errors } = await begin(twisted);
    expect(errors[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfter: 30 });
    expect(errors[0]?.message).toBe('We couldn’t reach your school account just now. Try again in a moment.');
    twist = (_path, body) => body;
    expect((await begin(twisted)).url).toContain('code_challenge=');
  });
});
