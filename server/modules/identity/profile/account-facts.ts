import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { findAccountFacts } from './profile.repo';

/** What the profile alone reads of an account: how its owner logs in, and whether they see their rank. */
export interface AccountFacts {
  /** A new address that waits until its mailbox confirms it. */
  waitingEmail: string | null;
  hasPassword: boolean;
  /** When a provider was let in; null where none opens the account. */
  providerSince: Date | null;
  /** Whether a student sees their own tier and rating in battles. */
  showsRank: boolean;
}

/** One statement. */
export async function accountFacts({ db, clock }: Services, { id }: Viewer): Promise<AccountFacts> {
  const row = await findAccountFacts(db, id, clock.now());
  return {
    waitingEmail: row?.waiting_email ?? null,
    hasPassword: row !== undefined && (row.password_hash !== '' || row.is_prepared),
    providerSince: row?.provider_since ?? null,
    showsRank: row?.show_rank ?? true,
  };
}
