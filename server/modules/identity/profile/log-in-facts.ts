import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { findLogIn } from './profile.repo';

/** How the viewer logs in. */
export interface LogInFacts {
  /** A new address that waits until its mailbox confirms it. */
  waitingEmail: string | null;
  hasPassword: boolean;
  /** When a provider was let in; null where none opens the account. */
  providerSince: Date | null;
}

/** One statement. */
export async function logInFacts({ db, clock }: Services, { id }: Viewer): Promise<LogInFacts> {
  const row = await findLogIn(db, id, clock.now());
  return {
    waitingEmail: row?.waiting_email ?? null,
    hasPassword: row !== undefined && (row.password_hash !== '' || row.is_prepared),
    providerSince: row?.provider_since ?? null,
  };
}
