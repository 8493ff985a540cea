export {
  findWatchedPayments,
  type PaymentDifference,
  type Reconciliation,
  reconcilePayments,
  refundPayment,
  type WatchedPayment,
  type WatchedPaymentDetails,
  watchPayment,
} from './admin/watch-payments';
export { hasPlanSql } from './billing.repo';
export { chooseVoucher } from './carts/choose-voucher';
export { type Cart, myCart } from './carts/describe-cart';
export { type CartInput, openCart } from './carts/open-cart';
export { makeParentKey, type ParentCart, parentCart, payParentCart, refreshParentCart } from './carts/parent-link';
export { backAddressOf, payCart } from './carts/pay-cart';
export { type CourseSubscription, courseSubscriptions } from './course-subscriptions';
export { dailyCreditsOf, localDay } from './credit-cycle';
export { listDiscounts } from './discounts';
export { exportedBilling } from './exported-billing';
export { hasFullAccess, readFullAccess } from './full-access';
export { registerBillingJobs } from './jobs';
export { type AiCredit, myAiCredit } from './my-ai-credit';
export { receiveEvent } from './payments/apply-events';
export { myPayment, myPayments, type Payment, refreshMyPayment } from './payments/my-payments';
export type { StartedPayment } from './payments/start-payment';
export { confirmTestPayment, payTestPayment, type TestPayment, testPayment } from './payments/test-payment';
export { cancelPlan, undoCancelPlan } from './plans/cancel-plan';
export { courseNames } from './plans/describe-plan';
export { movePlan } from './plans/move-plan';
export { myPlans, type Plan } from './plans/my-plans';
export { cancelPayerPlan, type PayerPlan, payerPlan, undoCancelPayerPlan } from './plans/payer-plan';
export { type Price, pricesIn } from './price-table';
export { type Reservation, reserveCredit, returnCredit, settleCredit, spendCredit } from './spend-credit';
export { runningTrial } from './trial';
export { myInvitations, myVouchers, type Voucher } from './vouchers/my-vouchers';
