import { z } from 'zod';
import { readOutsideLinks } from '../lib/outside-links';

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('')
  .transform((value) => value === '1' || value === 'true');
const optionalUrl = z
  .string()
  .default('')
  .refine((value) => value === '' || URL.canParse(value), 'must be a URL')
  .transform((value) => (value === '' ? null : value));
const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((item) => item.trim().toLowerCase())
      .filter((item) => item !== ''),
  );

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).catch('production'),
  /** Address of the GraphQL server, without /graphql. */
  BFF_URL: z.string().url().default('http://127.0.0.1:4000'),
  /** Shared by page server and GraphQL server; only beside it are our address headers believed. */
  INTERNAL_KEY: z.string().default(''),
  /** Public address, such as https://marsmaths.com.au; decides the Secure flag of cookies and the allowed host. */
  SITE_URL: optionalUrl,
  /** Further host names this site answers to, separated by commas. */
  ALLOWED_HOSTS: list,
  /** Believe the last X-Forwarded-For entry: only behind a proxy that sets it. */
  TRUST_PROXY: flag,
  /** Set by our own HTTP server (web/), which drops these headers when they come from outside; plain remix-serve does not. */
  TRUSTED_REQUEST_HEADERS: flag,
  /** Where this page server listens. */
  PORT: z.string().default('3000'),
  HOST: z.string().default(''),
  TEACHER_PORTAL_URL: z
    .string()
    .default('')
    .transform((value) => value || '/teacher'),
  TUTOR_PORTAL_URL: z
    .string()
    .default('')
    .transform((value) => value || '/teacher'),
  /** Another way to sign in is offered where it is set; the GraphQL server speaks with it. */
  OIDC_ISSUER: z.string().default(''),
  /** What that way is called: "Log in with …". */
  OIDC_NAME: z
    .string()
    .default('')
    .transform((value) => value || 'your school account'),
  /** Where teachers and tutors log out when they have a site of their own. */
  TEACHER_LOGOUT_URL: optionalUrl,
  /** Where the awards of the operator lie, unless AWARDS_FILE names another place. */
  DATA_DIR: z
    .string()
    .default('')
    .transform((value) => value || '.data'),
  /** Awards and mentions of the front page: a JSON file. */
  AWARDS_FILE: z.string().default(''),
  /** A demo shows samples where the operator wrote nothing. */
  DEMO: flag,
  /** Links in the footer to the product's own pages elsewhere: "YouTube=https://…, LinkedIn=https://…". */
  SOCIAL_LINKS: z.string().default('').transform(readOutsideLinks),
  /** Where the chat frame is loaded from when it is not this site itself. */
  CHAT_FRAME_URL: optionalUrl.refine((value) => value === null || /^https?:\/\//i.test(value), 'must be a web address'),
  /** Outside site with VCE mock tests; its badge shows while the flag is on. */
  VCE_MOCK_TEST_URL: optionalUrl,
});

export type Env = z.infer<typeof schema>;

/** Reads the settings of the page server; throws one sentence that names each wrong setting. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`Wrong settings: ${wrong.join('; ')}`);
}

export const env = parseEnv(process.env);
