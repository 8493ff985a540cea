import type { VoucherState } from '../../../../rules/money/voucher';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { countInvitations, type InvitationStanding } from './invitations.repo';
import { findVouchers } from './vouchers.repo';

export interface Voucher {
  id: string;
  code: string;
  cents: number;
  /** INVITED, INVITATION, LANDING_OFFER. */
  reason: string;
  state: VoucherState;
  createdAt: Date;
  expiresAt: Date | null;
  usedAt: Date | null;
}

/** Every voucher the viewer ever had, newest first, with what became of it. */
export async function myVouchers(services: Services, viewer: Viewer): Promise<Voucher[]> {
  const now = services.clock.now();
  const rows = await findVouchers(services.db, viewer.id);
  return rows.map((row) => ({
    id: row.id,
    code: row.code ?? row.id.slice(-6).toUpperCase(),
    cents: row.cents,
    reason: row.reason,
    state: row.state === 'OPEN' && row.expires_at !== null && row.expires_at <= now ? 'EXPIRED' : row.state,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
  }));
}

/** How many friends came by the viewer's link, and how many of them earned a voucher. */
export function myInvitations(services: Services, viewer: Viewer): Promise<InvitationStanding> {
  return countInvitations(services.db, viewer.id);
}
