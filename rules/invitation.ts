/** Pages on which an invitation would disturb: making and doing a practice, buying, going through errors, shared reports. */
const withoutTrigger = [
  /^\/create-practice(\/|$)/i,
  /^\/practice(\/|$)/i,
  /^\/subscription\/bundles\/?$/i,
  /^\/classroom\/[^/]+\/tasks\/[^/]+\/error-review-session(\/|$)/i,
  /^\/error-logbook\/[^/]+\/error-review-session(\/|$)/i,
  /^\/share(\/|$)/i,
];

/** Whether the button that opens the invitation popup shows on the page with this path. */
export function showsInvitationTrigger(path: string): boolean {
  return !withoutTrigger.some((pattern) => pattern.test(path));
}
