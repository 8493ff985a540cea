import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { type App, buildApp } from '../../../server/build-app';
import { type Config, parseConfig } from '../../../server/config';
import type { Services } from '../../../server/platform/services';
import { createTestDatabase } from '../database';
import { createTestClock, type TestClock } from './test-clock';

export const internalKey = 'internal-key-of-the-integration-tests';
export const password = 'a password for tests';

export interface Answer {
  status: number;
  headers: Headers;
  /** Empty when there is none. */
  data: Record<string, unknown>;
  errors: { message: string; path?: string[]; extensions: Record<string, unknown> }[];
}

export interface AskOptions {
  variables?: Record<string, unknown>;
  token?: string | null;
  headers?: Record<string, string>;
}

export interface TestBackend {
  app: App;
  services: Services;
  clock: TestClock;
  /** http://127.0.0.1:<port> */
  url: string;
  /** For a second process or a page server beside it. */
  databaseUrl: string;
  /** Sends an operation as a page server does. */
  ask(query: string, options?: AskOptions): Promise<Answer>;
  /** Sends several as one, as the layouts of a page do. */
  askTogether(operations: Operation[], options?: Pick<AskOptions, 'token' | 'headers'>): Promise<BatchAnswer>;
  stop(): Promise<void>;
}

type Who = Pick<AskOptions, 'token' | 'headers'>;

export interface Operation {
  query: string;
  variables?: object;
}

interface BatchAnswer {
  status: number;
  headers: Headers;
  /** An array in the order of the operations, or the refusal of them all. */
  answers: unknown;
}

/** The whole backend on a database of its own, listening on a free port. */
export async function startTestBackend(
  env: Record<string, string> = {},
  replace: Partial<Services> = {},
): Promise<TestBackend> {
  const database = await createTestDatabase();
  const clock = createTestClock();
  const config = testConfig({ DATABASE_URL: database.url, ...env });
  const app = buildApp(config, { clock, log: pino({ level: 'silent' }), ...replace });
  await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    app,
    services: app.services,
    clock,
    url,
    databaseUrl: database.url,
    ask: (query, options) => ask(url, query, options),
    askTogether: (operations, options) => askTogether(url, operations, options),
    async stop() {
      await app.close();
      await database.drop();
    },
  };
}

export function testConfig(env: Record<string, string>): Config {
  const parsed = parseConfig({
    NODE_ENV: 'test',
    INTERNAL_KEY: internalKey,
    SESSION_SECRET: 'session-secret-of-the-integration-tests',
    SITE_URL: 'https://maths.test',
    LOG_LEVEL: 'silent',
    ...env,
  });
  if ('problem' in parsed) throw new Error(parsed.problem);
  return parsed.config;
}

/** Sends an operation to a backend that knows the internal key of these tests. */
export async function ask(url: string, query: string, { variables, ...options }: AskOptions = {}): Promise<Answer> {
  const response = await post(url, { query, variables }, options);
  const body = (await response.json()) as Partial<Pick<Answer, 'data' | 'errors'>>;
  return { status: response.status, headers: response.headers, data: body.data ?? {}, errors: body.errors ?? [] };
}

async function askTogether(url: string, operations: Operation[], options: Who = {}): Promise<BatchAnswer> {
  const response = await post(url, operations, options);
  return { status: response.status, headers: response.headers, answers: (await response.json()) as unknown };
}

function post(url: string, body: object, { token, headers }: Who): Promise<Response> {
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-internal-key': internalKey,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: JSON.stringify(body),
  });
}
