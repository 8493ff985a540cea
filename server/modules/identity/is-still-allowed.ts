import { inBatches } from '../../platform/background/in-batches';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findOwners } from './sessions';

interface Check {
  token: string;
  /** Whose session it is; null where it is over. */
  ownerId: string | null;
}

const checks = new WeakMap<Services, (check: Check) => Promise<void>>();

/**
 * Whether a stream that was opened with this session may go on: it lives, and still belongs to the same person. Streams
 * that ask at the same time share one statement.
 */
export async function isStillAllowed(
  services: Services,
  { viewer, sessionToken }: { viewer: Viewer; sessionToken: string | null },
): Promise<boolean> {
  if (sessionToken === null) return false;
  const check = checks.get(services) ?? inBatches((asked: Check[]) => checkTogether(services, asked));
  checks.set(services, check);
  const own: Check = { token: sessionToken, ownerId: null };
  await check(own);
  return own.ownerId === viewer.id;
}

async function checkTogether(services: Services, asked: readonly Check[]): Promise<void> {
  const owners = await findOwners(
    services,
    asked.map(({ token }) => token),
  );
  for (const check of asked) check.ownerId = owners.get(check.token) ?? null;
}
