/** Time zones to choose from, by the cities that keep them. Any other that the browser names is taken as well. */
export const australianZones: readonly { id: string; label: string }[] = [
  { id: 'Australia/Sydney', label: 'Sydney, Canberra' },
  { id: 'Australia/Melbourne', label: 'Melbourne' },
  { id: 'Australia/Brisbane', label: 'Brisbane' },
  { id: 'Australia/Adelaide', label: 'Adelaide' },
  { id: 'Australia/Hobart', label: 'Hobart' },
  { id: 'Australia/Darwin', label: 'Darwin' },
  { id: 'Australia/Perth', label: 'Perth' },
];

/**
 * Whether this is a place whose clock we know, or UTC, which browsers that hide their place name; an offset alone
 * ("+10:00") knows nothing of daylight saving.
 */
export function isTimeZone(name: string): boolean {
  try {
    const known = new Intl.DateTimeFormat('en-AU', { timeZone: name }).resolvedOptions().timeZone;
    return known !== '' && (name === 'UTC' || name.includes('/'));
  } catch {
    return false;
  }
}

/** "Sydney, Canberra"; "Pacific/Port Moresby" for one that is not in the list. */
export const zoneLabel = (id: string): string =>
  australianZones.find((zone) => zone.id === id)?.label ?? id.replaceAll('_', ' ');
