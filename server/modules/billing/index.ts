export { type CourseSubscription, courseSubscriptions } from './course-subscriptions';
export { dailyCreditsOf, localDay } from './credit-cycle';
export { lockPerson } from './credits.repo';
export { listDiscounts } from './discounts';
export { hasFullAccess } from './full-access';
export { type AiCredit, myAiCredit } from './my-ai-credit';
export { type Price, planNames, pricesIn } from './price-table';
export { type Reservation, reserveCredit, returnCredit, settleCredit, spendCredit } from './spend-credit';
