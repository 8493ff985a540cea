import { clickIdOf, clickReportPath } from '../click-id';

/** Tells our own server that a visitor came by an advertisement, when the address says so. */
export function reportClick(search: string): void {
  const clickId = clickIdOf(search);
  if (clickId === null) return;
  const body = new URLSearchParams({ ttclid: clickId });
  // Nothing waits for it: a visit counts or is lost, and the page goes on.
  fetch(clickReportPath, { method: 'POST', body, keepalive: true }).catch(() => {});
}
