import { useEffect } from 'react';
import { clickIdOf } from '../../lib/click-id';
import { paths } from '../../lib/paths';

/** Tells our own server that a visitor came by an advertisement, when the address says so. */
export function useClickReport(): void {
  useEffect(() => {
    const clickId = clickIdOf(window.location.search);
    if (clickId === null) return;
    const body = new URLSearchParams({ ttclid: clickId });
    // Nothing waits for it: a visit counts or is lost, and the page goes on.
    fetch(paths.api.clickId, { method: 'POST', body, keepalive: true }).catch(() => {});
  }, []);
}
