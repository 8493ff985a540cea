import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface RealProvider {
  issuer: string;
  env: Record<string, string>;
  /** Answers from now on, and sends people back to `callback`. */
  serve(callback: string, afterSignOut: string): void;
  /** What it tells of the people it knows. */
  people: Map<string, Record<string, unknown>>;
  /** Signs somebody in there, as their browser would, and answers where the browser is sent back to. */
  signIn(url: string, who: string): Promise<URL>;
  /** The person stops there. */
  refuse(url: string): Promise<URL>;
  stop(): Promise<void>;
}

/** A provider of identities as schools run them, on this machine. */
export async function openRealProvider(): Promise<RealProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people: RealProvider['people'] = new Map();
  let back = '';
  return {
    issuer,
    people,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'marsmaths',
      OIDC_CLIENT_SECRET: 'a secret of the client that only tests know',
      OIDC_NAME: 'your school account',
    },
    serve(callback, afterSignOut) {
      back = callback;
      server.on('request', providerFor(issuer, people, callback, afterSignOut).callback());
    },
    signIn: (url, who) =>
      walk(url, back, (prompt) => (prompt === 'login' ? `prompt=login&login=${who}` : 'prompt=consent')),
    refuse: (url) => walk(url, back, () => null),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function providerFor(issuer: string, people: RealProvider['people'], callback: string, afterSignOut: string) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return new Provider(issuer, {
    clients: [
      {
        client_id: 'marsmaths',
        client_secret: 'a secret of the client that only tests know',
        redirect_uris: [callback],
        post_logout_redirect_uris: [afterSignOut],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'nickname', 'given_name'] },
    cookies: { keys: ['signs the cookies of the provider'] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' } as never] },
    pkce: { required: () => true },
    features: { rpInitiatedLogout: { enabled: true } },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ sub, ...people.get(sub) }) }),
  });
}

/** Follows the pages of the provider and sends their forms, until it sends the browser back to us. */
async function walk(from: string, callback: string, fill: (prompt: string) => string | null): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = from;
  let form: string | undefined;
  for (let step = 0; step < 12; step += 1) {
    const headers = {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    const method = form === undefined ? 'GET' : 'POST';
    const reply = await fetch(url, { method, headers, body: form, redirect: 'manual' });
    for (const cookie of reply.headers.getSetCookie()) {
      const [name = '', ...value] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value.join('='));
    }
    const location = reply.headers.get('location');
    form = undefined;
    if (location !== null) {
      url = new URL(location, url).href;
      if (url.startsWith(callback)) return new URL(url);
      continue;
    }
    const page = await reply.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
    const target = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
    if (prompt === undefined || target === undefined) throw new Error(`The provider answered ${reply.status}: ${page}`);
    const filled = fill(prompt);
    url = new URL(filled === null ? `${target.replace(/\/$/, '')}/abort` : target, url).href;
    form = filled ?? undefined;
  }
  throw new Error('The provider sent the browser round in circles.');
}
