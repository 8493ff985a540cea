import { openSeal, seal } from '../../../platform/seal';
import type { Services } from '../../../platform/services';
import type { PlanRow } from '../plans/plans.repo';

const purpose = 'payer-plan';

/**
 * Where a mail about a plan leads: the account's own page, or, for a payer with an address of their own, a page that
 * needs no account. Its key holds for this plan and this address.
 */
export function planAddress({ siteUrl, secret }: Services, plan: Pick<PlanRow, 'id' | 'payer_email'>): string {
  if (plan.payer_email === null) return `${siteUrl}/subscription`;
  return `${siteUrl}/plan/${seal(secret, purpose, { plan: plan.id, to: plan.payer_email })}`;
}

/** The plan and address that a key of `planAddress` was made for; null for any other text. */
export function openPlanKey({ secret }: Services, key: string): { plan: string; to: string } | null {
  const opened = key.length > 1000 ? null : openSeal(secret, purpose, key);
  if (typeof opened !== 'object' || opened === null) return null;
  const { plan, to } = opened as Record<string, unknown>;
  return typeof plan === 'string' && typeof to === 'string' ? { plan, to } : null;
}
