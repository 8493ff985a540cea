import { isOpenPayment } from '../../../../rules/money/payment-state';
import { coursesOf, type PlanChoice } from '../../../../rules/money/plans';
import { AppError } from '../../../platform/app-error';
import { newId } from '../../../platform/ids';
import { takeOrRefuse } from '../../../platform/limits/take-or-refuse';
import { localDay } from '../../../platform/local-day';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { findCourse } from '../../catalogue/index';
import { closeOpenPage, stillDeciding } from '../payments/close-open-page';
import { findPaymentsOfCart, lockPayer } from '../payments/payments.repo';
import { priceOf } from '../price-table';
import { findOpenCart, putOpenCart } from './carts.repo';

/** What a cart is opened for. `backTo`: the address on this site to come back to after buying. */
export type CartInput = PlanChoice & { backTo: string | null };

/**
 * Puts a choice of plan and courses into the viewer's cart, in place of what was in it.
 *
 * @throws AppError BAD_INPUT, CONFLICT (the bank still decides about the cart as it is), RATE_LIMITED
 */
export async function openCart(services: Services, viewer: Viewer, input: CartInput): Promise<void> {
  const choice = validChoice(input, localDay(services.clock.now(), viewer.timeZone));
  await takeOrRefuse(
    services.limits,
    [['cartInHour', viewer.id]],
    'You’ve started a lot of carts. Please try again later.',
  );
  await closeOpenPage(services, viewer.id);
  const now = services.clock.now();
  await services.db.transaction().execute(async (trx) => {
    await lockPayer(trx, viewer.id);
    const open = await findOpenCart(trx, viewer.id);
    const [latest] = open === null ? [] : await findPaymentsOfCart(trx, open.id);
    if (latest !== undefined && isOpenPayment(latest.state)) throw stillDeciding();
    await putOpenCart(trx, {
      id: newId(),
      user_id: viewer.id,
      ...choice,
      voucher_id: null,
      state: 'OPEN',
      // Whoever changes the choice at the checkout still came from there.
      back_to: backAddress(input.backTo) ?? open?.back_to ?? null,
      parent_key_hash: null,
      parent_key_expires_at: null,
      created_at: now,
      changed_at: now,
    });
  });
}

function validChoice({ plan, months, currency, courseIds }: PlanChoice, today: string) {
  const courses = [...new Set(courseIds)];
  if (courses.length !== coursesOf[plan]) {
    const wanted = coursesOf[plan] === 1 ? 'one course' : `${coursesOf[plan]} different courses`;
    throw new AppError('BAD_INPUT', `Choose ${wanted} for this plan.`, { details: { field: 'course' } });
  }
  if (courses.some((id) => findCourse(id) === undefined)) {
    throw new AppError('BAD_INPUT', 'We couldn’t find that course. Choose one from the list.', {
      details: { field: 'course' },
    });
  }
  if (priceOf({ plan, months, currency }, today) === null) {
    throw new AppError('BAD_INPUT', 'Choose 1, 6 or 12 months.', {
      details: { field: 'months' },
    });
  }
  return { plan, months, currency, course_ids: courses };
}

/** Only an address of this site, by its path. */
function backAddress(address: string | null): string | null {
  return address !== null && /^\/[a-z0-9][\w\-/?=&.]{0,199}$/i.test(address) ? address : null;
}
