export { type ErrorReview, type ErrorReviewItem, getErrorReview } from './error-review';
export { markReviewed } from './mark-reviewed';
export { startErrorReview } from './start-error-review';
