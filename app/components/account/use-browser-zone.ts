import { useHydrated } from 'remix-utils/use-hydrated';

/** The time zone of the browser; null before scripts run, and where it hides its place. */
export function useBrowserZone(): string | null {
  const hydrated = useHydrated();
  if (!hydrated) return null;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone.includes('/') ? zone : null;
}
