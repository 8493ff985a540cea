export { type CourseSubscription, courseSubscriptions } from './course-subscriptions';
export { countDiscounts, listDiscounts } from './discounts';
export { type AiCredit, localDay, myAiCredit } from './my-ai-credit';
export { hasFullAccess, planState } from './plan-state';
export { type Price, planNames, pricesIn } from './price-table';
