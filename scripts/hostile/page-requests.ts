import type { Random } from '../../maths/engine/index';
import { anyLength, hostileText } from './hostile-text';

/** All of a hostile request, head and body, stays below this. */
export const largestRequest = 8 * 1024;

export interface HostileRequest {
  program: 'web' | 'bff';
  kind: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface PageTargets {
  site: string;
  /** Addresses that are there, with real ids in them. */
  addresses: readonly string[];
  /** Those that take forms. */
  actions: readonly string[];
  cookies: readonly string[];
  version: string;
}

const queryNames = ['next', 'q', 'filter', 'invitingCode', 'sort', 'after', 'answer', 'topic', 'index', '_routes', 'p'];
const cookieNames = [
  'mm_session',
  'mm_notice',
  'mm_personal',
  'mm_theme',
  'mm_promo',
  'mm_device',
  'mm_signup_tc',
  'a',
];
const headerNames = [
  ...['accept', 'accept-encoding', 'accept-language', 'range', 'if-none-match', 'if-modified-since', 'cache-control'],
  ...[
    'user-agent',
    'referer',
    'x-forwarded-for',
    'x-forwarded-host',
    'origin',
    'cookie',
    'content-type',
    'last-event-id',
  ],
  ...['sec-fetch-site', 'sec-fetch-dest', 'x-request-id', 'authorization', 'x-remix-response', 'forwarded', 'te'],
];
const fieldNames = [
  ...[
    'answer',
    'line',
    'text',
    'emails',
    'names',
    'title',
    'rubric',
    'comment',
    'body',
    'email',
    'password',
    'next',
    'intent',
  ],
  ...[
    'key',
    'code',
    'name',
    'nickname',
    'goal',
    'points',
    'topicIds',
    'students',
    'dueAt',
    'timeZone',
    'switch',
    'share',
  ],
];
const intents = ['answer', 'line', 'save', 'send', 'add', 'invite', 'check', 'draft', 'create', 'x'];

/** What is left of a text when it stands in a head. */
const inHead = (text: string): string => text.replace(/[^\t\u0020-\u007e\u00a0-\u00ff]/g, '');
const inPath = (text: string): string => text.replace(/[^\u0021-\u007e]/g, (each) => (each === ' ' ? '%20' : ''));

/** One request to the page server that is made to cost more than it should. */
export function hostilePageRequest(random: Random, targets: PageTargets): HostileRequest {
  const kind = random.pick([
    'path',
    'path',
    'query',
    'query',
    'header',
    'cookie',
    'form',
    'form',
    'multipart',
    'manifest',
  ]);
  const own = { origin: targets.site, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };
  const address = random.pick(targets.addresses);
  const base = {
    program: 'web' as const,
    kind,
    method: 'GET',
    path: address,
    headers: { cookie: random.pick(targets.cookies) } as Record<string, string>,
  };
  const text = (longest = 7000) => hostileText(random, anyLength(random, longest));
  const data = () => random.pick(['', '', '.data']);
  switch (kind) {
    case 'path': {
      const middle = inPath(text());
      const path = random.pick([`/${middle}`, `${address}/${middle}`, `${address}${middle}`, `/${middle}${address}`]);
      return { ...base, path: path + data() };
    }
    case 'query':
      return { ...base, path: `${address}${data()}?${inPath(fields(random, queryNames, 6500))}` };
    case 'manifest': {
      const piece = inPath(text(40)).replaceAll('&', '') || 'a';
      const paths = Array.from(
        { length: random.pick([1, 30, 240, 900]) },
        (_, n) => `p=${piece}${random.pick([n, '/', ''])}`,
      );
      return { ...base, path: `/__manifest?version=${targets.version}&${paths.join('&')}`.slice(0, 7500) };
    }
    case 'header':
      return { ...base, headers: { ...base.headers, [random.pick(headerNames)]: inHead(text()) } };
    case 'cookie': {
      const name = random.pick(cookieNames);
      const cookie = random.pick([
        () => `${base.headers.cookie}; ${name}=${inHead(text(6500))}`,
        () => `${name}=a; `.repeat(Math.floor(random.int(1, 6500) / (name.length + 4))),
        () => inHead(text(6500)),
      ])();
      return { ...base, headers: { cookie } };
    }
    case 'multipart': {
      const part = `--b\r\ncontent-disposition: form-data; name="${random.pick(fieldNames)}"\r\n\r\n${text(200)}\r\n`;
      const wild = `--b\r\ncontent-disposition: form-data; ${text(2000)}\r\n\r\nx\r\n`;
      const body = `${random.chance() ? wild : ''}${part.repeat(random.int(1, Math.max(1, Math.floor(5000 / part.length))))}--b--\r\n`;
      const headers = { ...base.headers, ...own, 'content-type': 'multipart/form-data; boundary=b' };
      return { ...base, method: 'POST', path: random.pick(targets.actions) + data(), headers, body };
    }
    default: {
      const body = `intent=${random.pick(intents)}&${random.chance(0.3) ? fields(random, fieldNames, 6500) : encodedField(random)}`;
      const headers = { ...base.headers, ...own, 'content-type': 'application/x-www-form-urlencoded' };
      return { ...base, method: 'POST', path: random.pick(targets.actions) + data(), headers, body };
    }
  }
}

/** Many short fields, or one long one, encoded by nobody. */
function fields(random: Random, names: readonly string[], longest: number): string {
  const name = random.pick(names);
  return random
    .pick([
      () => `${name}=${hostileText(random, anyLength(random, longest))}`,
      () => `${name}&`.repeat(Math.floor(longest / (name.length + 1))),
      () => Array.from({ length: 700 }, (_, n) => `${random.chance(0.2) ? name : n}=${n}`).join('&'),
      () => `${name}[a][b]=1&`.repeat(Math.floor(longest / (name.length + 9))),
      () => hostileText(random, anyLength(random, longest)),
    ])()
    .slice(0, longest);
}

/** One long field as a browser sends it. */
function encodedField(random: Random): string {
  const text = new URLSearchParams([
    [random.pick(fieldNames), hostileText(random, anyLength(random, 6500))],
  ]).toString();
  return text.slice(0, 6900).replace(/%[0-9A-F]?$/, '');
}
