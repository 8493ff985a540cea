import { z } from 'zod';
import { productName } from '../rules/constants';
import { isAbn } from '../rules/money/abn';
import { blockedPorts } from './blocked-ports';
import type { OpenidSettings } from './platform/identity-provider/openid-provider';
import { baseUrlProblem } from './platform/language-model/model-address';

const optional = z
  .string()
  .optional()
  .transform((value) => (value === '' ? undefined : value));

const port = z.coerce
  .number()
  .int()
  .min(0)
  .max(65535)
  .refine((value) => !blockedPorts.has(value), 'browsers and fetch refuse to talk to that port; choose another one');
const secret = z.string().min(32, 'must have at least 32 characters');
const webAddress = z
  .string()
  .url('must be a whole address such as https://maths.example')
  .transform((value) => value.replace(/\/+$/, ''));
const onOff = z.enum(['0', '1']).transform((value) => value === '1');

/** Where a language model is asked; nothing is checked where it stays empty. */
const modelAddress = optional.pipe(
  webAddress
    .superRefine((value, context) => {
      const problem = URL.canParse(value) ? baseUrlProblem(value) : null;
      if (problem !== null) context.addIssue({ code: 'custom', message: problem });
    })
    .optional(),
);

/** What the provider of identities is called where the operator gives it no name. */
const defaultProviderName = 'your school account';

/** Where the short-video platform takes events, unless the operator says otherwise. */
const adEventsUrl = 'https://business-api.tiktok.com/open_api/v1.3/event/track/';

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  BFF_PORT: port.default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://'),
  INTERNAL_KEY: secret,
  SESSION_SECRET: secret,
  REDIS_URL: optional.refine((value) => value === undefined || /^rediss?:\/\//.test(value), 'must start with redis://'),
  SITE_URL: webAddress.default('http://localhost:3000'),
  SMTP_URL: optional.refine((value) => value === undefined || /^smtps?:\/\//.test(value), 'must start with smtp://'),
  CONTACT_EMAIL: optional.refine((value) => value === undefined || value.includes('@'), 'must be an email address'),
  AD_EVENTS_TOKEN: optional,
  AD_EVENTS_SOURCE_ID: optional,
  AD_EVENTS_URL: webAddress.optional().or(z.literal('').transform(() => undefined)),
  DEMO: onOff.optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  COUNT_SQL: onOff.default('0'),
  GROWTHBOOK_API_HOST: optional.pipe(webAddress.optional()),
  GROWTHBOOK_CLIENT_KEY: optional,
  S3_ENDPOINT: optional.pipe(webAddress.optional()),
  S3_BUCKET: optional,
  S3_REGION: optional,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  PAYMENTS: z
    .enum(['test', 'stripe', 'off'])
    .optional()
    .or(z.literal('').transform(() => undefined)),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_API_URL: optional.pipe(webAddress.optional()),
  SELLER_NAME: optional,
  SELLER_ABN: optional.refine((value) => value === undefined || isAbn(value), 'must be an ABN of 11 digits'),
  OIDC_ISSUER: optional.pipe(z.string().url('must be a whole address such as https://login.example').optional()),
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  OIDC_NAME: optional,
  VCE_MOCK_TEST_URL: optional,
  LLM_BASE_URL: modelAddress,
  LLM_API_KEY: optional,
  LLM_MODEL: optional,
  LLM_CALLS_A_DAY: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce.number().int().min(0).default(5000),
  ),
});

/** The settings of the backend, from the environment. Nothing else reads `process.env`. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  databaseUrl: string;
  /** Redis or Valkey for signals between backends; undefined: PostgreSQL carries them. */
  redisUrl: string | undefined;
  /** Shared with the page servers: who holds it may say whose device asks. */
  internalKey: string;
  /** Secret for keyed hashes. */
  secret: string;
  siteUrl: string;
  /** Undefined: mails go to the local outbox. */
  smtpUrl: string | undefined;
  /** Where messages of the contact form go. */
  contactEmail: string;
  /** Undefined: clicks on advertisements are stored here and go nowhere. */
  adEvents: { url: string; token: string; sourceId: string } | undefined;
  demo: boolean;
  dataDir: string;
  logLevel: string;
  /** Whether answers carry the number of SQL statements they took (benchmarks and tests). */
  countSql: boolean;
  /** A GrowthBook host whose flag payload goes over the local one; undefined: the local payload alone. */
  growthbook: { host: string; clientKey: string } | undefined;
  /** A store that speaks the S3 protocol; undefined: files of classes lie in a folder of `dataDir`. */
  s3: S3Settings | undefined;
  /** Who takes payments; null: nothing can be bought. */
  payments: 'test' | StripeSettings | null;
  /** Who sells the plans, as receipts name it. */
  seller: Seller;
  /** Who else people sign in with, by OpenID Connect; undefined: with a password alone. */
  openid: OpenidSettings | undefined;
  /** Whether the page servers have an address for the badge of the VCE mock tests; a demo has its sample. */
  hasVceMockTest: boolean;
  /** A server that speaks the chat completions protocol; undefined: the built-in tutor alone. */
  languageModel: { baseUrl: string; apiKey: string | null; model: string; callsADay: number } | undefined;
}

export interface Seller {
  name: string;
  /** Null: receipts are no tax receipts. */
  abn: string | null;
}

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another server that speaks Stripe's protocol; undefined for Stripe itself. */
  apiUrl: string | undefined;
}

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Parses the environment once. A wrong setting gives one sentence that names it. */
export function parseConfig(env: Record<string, string | undefined>): { config: Config } | { problem: string } {
  const parsed = environment.safeParse(env);
  if (!parsed.success) return { problem: sentenceOf(parsed.error.issues[0]) };
  const e = parsed.data;
  if (e.LLM_BASE_URL && !e.LLM_MODEL) {
    return { problem: 'The setting LLM_MODEL is missing: LLM_BASE_URL needs the name of a model.' };
  }
  const s3 = readS3(e);
  if (s3 === null) {
    return { problem: 'S3_ENDPOINT needs S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it.' };
  }
  const payments = readPayments(e);
  if (payments === undefined) {
    return { problem: 'Payments by Stripe need STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.' };
  }
  const openid = readOpenid(e);
  if (typeof openid === 'string') return { problem: openid };
  return {
    config: {
      production: e.NODE_ENV === 'production',
      port: e.BFF_PORT,
      host: e.HOST,
      databaseUrl: e.DATABASE_URL,
      redisUrl: e.REDIS_URL,
      internalKey: e.INTERNAL_KEY,
      secret: e.SESSION_SECRET,
      siteUrl: e.SITE_URL,
      smtpUrl: e.SMTP_URL,
      contactEmail: e.CONTACT_EMAIL ?? `contact@${new URL(e.SITE_URL).hostname}`,
      adEvents: e.AD_EVENTS_TOKEN
        ? { url: e.AD_EVENTS_URL ?? adEventsUrl, token: e.AD_EVENTS_TOKEN, sourceId: e.AD_EVENTS_SOURCE_ID ?? '' }
        : undefined,
      demo: e.DEMO ?? e.NODE_ENV !== 'production',
      dataDir: e.DATA_DIR,
      logLevel: e.LOG_LEVEL,
      countSql: e.COUNT_SQL,
      growthbook:
        e.GROWTHBOOK_API_HOST && e.GROWTHBOOK_CLIENT_KEY
          ? { host: e.GROWTHBOOK_API_HOST, clientKey: e.GROWTHBOOK_CLIENT_KEY }
          : undefined,
      s3,
      payments,
      seller: { name: e.SELLER_NAME ?? productName, abn: e.SELLER_ABN?.replaceAll(' ', '') ?? null },
      openid,
      hasVceMockTest: e.VCE_MOCK_TEST_URL !== undefined || (e.DEMO ?? e.NODE_ENV !== 'production'),
      languageModel:
        e.LLM_BASE_URL && e.LLM_MODEL
          ? {
              baseUrl: e.LLM_BASE_URL,
              apiKey: e.LLM_API_KEY ?? null,
              model: e.LLM_MODEL,
              callsADay: e.LLM_CALLS_A_DAY,
            }
          : undefined,
    },
  };
}

/**
 * Stripe where its keys are given. Without them the built-in test provider, which moves no money, in the demo and
 * outside production; in production only where PAYMENTS=test says so. Undefined where half of Stripe's keys is missing.
 */
function readPayments(e: z.output<typeof environment>): Config['payments'] | undefined {
  if (e.PAYMENTS === 'off') return null;
  if (e.PAYMENTS === 'test') return 'test';
  if (e.PAYMENTS === 'stripe' || e.STRIPE_SECRET_KEY || e.STRIPE_WEBHOOK_SECRET) {
    if (!e.STRIPE_SECRET_KEY || !e.STRIPE_WEBHOOK_SECRET) return undefined;
    return { secretKey: e.STRIPE_SECRET_KEY, webhookSecret: e.STRIPE_WEBHOOK_SECRET, apiUrl: e.STRIPE_API_URL };
  }
  const isDemo = e.DEMO ?? e.NODE_ENV !== 'production';
  return isDemo ? 'test' : null;
}

/** Undefined where no provider is named; a sentence where its settings cannot be used. */
function readOpenid(e: z.output<typeof environment>): OpenidSettings | undefined | string {
  if (!e.OIDC_ISSUER) return undefined;
  if (!e.OIDC_CLIENT_ID || !e.OIDC_CLIENT_SECRET) {
    return 'OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET beside it.';
  }
  const { protocol, hostname } = new URL(e.OIDC_ISSUER);
  const isHere = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isHere)) {
    return 'The setting OIDC_ISSUER is not usable: it must start with https://.';
  }
  return {
    issuer: e.OIDC_ISSUER,
    clientId: e.OIDC_CLIENT_ID,
    clientSecret: e.OIDC_CLIENT_SECRET,
    name: e.OIDC_NAME ?? defaultProviderName,
  };
}

/** Undefined where no store is named; null where half of it is missing. */
function readS3(e: z.output<typeof environment>): S3Settings | undefined | null {
  if (!e.S3_ENDPOINT) return undefined;
  if (!e.S3_BUCKET || !e.S3_ACCESS_KEY_ID || !e.S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: e.S3_ENDPOINT,
    bucket: e.S3_BUCKET,
    region: e.S3_REGION ?? 'auto',
    accessKeyId: e.S3_ACCESS_KEY_ID,
    secretAccessKey: e.S3_SECRET_ACCESS_KEY,
  };
}

function sentenceOf(issue: z.ZodIssue | undefined): string {
  const name = String(issue?.path[0] ?? 'The environment');
  const missing = issue?.code === 'invalid_type' && issue.received === 'undefined';
  return `The setting ${name} ${missing ? 'is missing' : `is not usable: ${issue?.message ?? 'unknown reason'}`}.`;
}
