import { resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from '../../scripts/lib/start-error.mjs';
import { blockedPorts } from '../blocked-ports';

const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback);

const environment = z.object({
  PORT: port(3000),
  BFF_PORT: port(4000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().optional(),
  DEMO: z.enum(['0', '1']).optional(),
  NODE_ENV: z.string().optional(),
});

/** What the launcher needs to know; every other setting passes through to the programs that it starts. */
export interface LauncherSettings {
  port: number;
  bffPort: number;
  host: string | undefined;
  /** Absolute. */
  dataDir: string;
  /** A PostgreSQL of the owner's; without it the embedded one is started. */
  databaseUrl: string | undefined;
  demo: boolean;
  /** In production our programs' request logs go to our output; elsewhere they would bury the ready line. */
  production: boolean;
}

/** Reads the settings. An empty variable counts as unset. @throws StartError that names the wrong one */
export function readSettings(env: Record<string, string | undefined>, root: string): LauncherSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new StartError(wrongSetting(parsed.error));
  const { data } = parsed;
  if (data.PORT === data.BFF_PORT) {
    throw new StartError(`PORT and BFF_PORT are both ${data.PORT}: give each its own number.`);
  }
  for (const setting of ['PORT', 'BFF_PORT'] as const) {
    if (!blockedPorts.has(data[setting])) continue;
    throw new StartError(
      `Browsers refuse to talk to port ${data[setting]}, which belongs to another protocol: choose another ${setting}, such as ${setting === 'PORT' ? 3000 : 4000}.`,
    );
  }
  const production = data.NODE_ENV === 'production';
  return {
    port: data.PORT,
    bffPort: data.BFF_PORT,
    host: data.HOST,
    dataDir: resolve(root, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    demo: data.DEMO === undefined ? !production : data.DEMO === '1',
    production,
  };
}

function wrongSetting(error: z.ZodError): string {
  const name = String(error.issues[0]?.path[0]);
  const expected = name === 'DEMO' ? '0 or 1' : 'a whole number from 1 to 65535';
  return `The setting ${name} is not valid: it must be ${expected}.`;
}
