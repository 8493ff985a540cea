import { safeRedirect } from '../lib/safe-redirect';

/** An address on this site to come back to after buying; null for none. */
export function nextOf(value: string | null): string | null {
  if (value === null || value === '') return null;
  const safe = safeRedirect(value, '');
  return safe === '' ? null : safe;
}
