import { nextSubscriptionState, type SubscriptionEvent } from '../../../../rules/money/subscription-state';
import { isUuid } from '../../../../rules/path-patterns';
import type { Trx } from '../../../db/client';
import { AppError } from '../../../platform/app-error';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { lockPayer } from '../payments/payments.repo';
import { openGrace } from './cover';
import { deleteGrace, lockPlanOf, type PlanRow, updatePlan } from './plans.repo';

/** Ends the renewal of the viewer's subscription: it runs to its last day. Cancelled already is no error. @throws AppError NOT_FOUND, CONFLICT */
export function cancelPlan(services: Services, viewer: Viewer, id: string): Promise<void> {
  return change(services, viewer, id, endRenewal);
}

/** Ends the renewal of a locked subscription. @throws AppError CONFLICT */
export async function endRenewal(trx: Trx, plan: PlanRow, now: Date): Promise<void> {
  if (plan.state === 'CANCELLING' || plan.state === 'ENDED') return;
  const state = next(plan, 'CANCEL');
  const isOver = state === 'ENDED';
  await updatePlan(trx, plan.id, { state, cancelled_at: now, next_try_at: null, ended_at: isOver ? now : null });
  await deleteGrace(trx, plan.id);
}

/** Lets a cancelled subscription renew again, until its term ends. @throws AppError NOT_FOUND, CONFLICT */
export function undoCancelPlan(services: Services, viewer: Viewer, id: string): Promise<void> {
  return change(services, viewer, id, resumeRenewal);
}

/** Lets a locked subscription renew again. @throws AppError CONFLICT */
export async function resumeRenewal(trx: Trx, plan: PlanRow, now: Date): Promise<void> {
  if (plan.state === 'ACTIVE') return;
  const isOver = plan.term_ends_at <= now;
  if (isOver || plan.saved_card === null)
    throw new AppError('CONFLICT', 'This plan can’t be renewed any more. You can buy it again.');
  const state = next(plan, 'UNDO_CANCEL');
  await updatePlan(trx, plan.id, { state, cancelled_at: null });
  await openGrace(trx, { ...plan, state }, null);
}

async function change(
  services: Services,
  viewer: Viewer,
  id: string,
  work: (trx: Trx, plan: PlanRow, now: Date) => Promise<void>,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await lockPayer(trx, viewer.id);
    const plan = isUuid(id) ? await lockPlanOf(trx, viewer.id, id) : null;
    if (plan === null) throw new AppError('NOT_FOUND', 'We couldn’t find that plan.');
    await work(trx, plan, services.clock.now());
  });
}

function next(plan: PlanRow, event: SubscriptionEvent) {
  const state = nextSubscriptionState(plan.state, event);
  if (state === null) throw new AppError('CONFLICT', 'The plan has changed in the meantime. Please reload the page.');
  return state;
}
