/** Does the work when the browser has nothing better to do. Safari has no idle callbacks: there it is soon. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 0);
}
