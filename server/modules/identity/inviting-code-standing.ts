import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findIdByInvitingCode, findInviter } from './accounts.repo';

export type InvitingCodeStanding = 'OPEN' | 'UNKNOWN' | 'OWN' | 'USED' | 'HAS_ACCOUNT';

/**
 * What a code of an invitation link is to the one who opened it: open to register with, unknown, their own, used by
 * them already, or of no use because they have an account. Whose it is, is not told. One address that tries many
 * unknown codes gets OPEN for all of them for a while.
 */
export async function invitingCodeStanding(
  { db, limits }: Services,
  { code, viewer, clientAddress }: { code: string; viewer: Viewer | null; clientAddress: string },
): Promise<InvitingCodeStanding> {
  if ((await limits.blockedSeconds('unknownCodeAtAddress', clientAddress)) > 0) return 'OPEN';
  const owner = await findIdByInvitingCode(db, code.trim().toUpperCase().slice(0, 64));
  if (owner === null) {
    await limits.count('unknownCodeAtAddress', clientAddress);
    return 'UNKNOWN';
  }
  if (viewer === null) return 'OPEN';
  if (owner === viewer.id) return 'OWN';
  return (await findInviter(db, viewer.id)) === owner ? 'USED' : 'HAS_ACCOUNT';
}
