import type { Dismissals } from '../../../rules/reminder';
import type { StoredJson } from '../../lib/stored-json';

/** Where this browser keeps which reminders a viewer has closed. Several people may share one browser. */
export function keptDismissals(viewerId: string): StoredJson<Dismissals> {
  return { key: `mm-reminder-dismissals:${viewerId}`, version: 1, parse: dismissalsFrom };
}

/** The entries that are counts; others are left out. Null when it is no record at all. */
export function dismissalsFrom(value: unknown): Dismissals | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.fromEntries(Object.entries(value).filter(([, count]) => Number.isInteger(count) && count >= 0));
}
