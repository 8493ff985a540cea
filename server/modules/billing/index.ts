export { type CourseSubscription, courseSubscriptions } from './course-subscriptions';
export { listDiscounts } from './discounts';
export { hasFullAccess } from './full-access';
export { type AiCredit, localDay, myAiCredit } from './my-ai-credit';
export { type Price, planNames, pricesIn } from './price-table';
