import { TZDate } from '@date-fns/tz';
import { addDays, startOfDay, startOfISOWeek } from 'date-fns';

const fallback = 'Australia/Sydney';
const known = new Map<string, string>();

/** The time zone if this machine knows it, else Sydney's: also for SQL, where an unknown one would be an error. */
export function zoneOf(timeZone: string): string {
  const seen = known.get(timeZone);
  if (seen) return seen;
  let zone = fallback;
  try {
    zone = new Intl.DateTimeFormat('en-AU', { timeZone }).resolvedOptions().timeZone;
  } catch {
    zone = fallback;
  }
  if (known.size < 1000) known.set(timeZone, zone);
  return zone;
}

function inZone(at: Date, timeZone: string): TZDate {
  return new TZDate(at.getTime(), zoneOf(timeZone));
}

/** The calendar day at an instant in a time zone, YYYY-MM-DD. */
export function localDay(at: Date, timeZone: string): string {
  const local = inZone(at, timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`;
}

/** The hour of the day at an instant in a time zone, 0 to 23. */
export const localHour = (at: Date, timeZone: string): number => inZone(at, timeZone).getHours();

/** The instant at which the local day began. */
export function startOfLocalDay(at: Date, timeZone: string): Date {
  return new Date(startOfDay(inZone(at, timeZone)).getTime());
}

/** The instant at which the next local day begins. */
export function endOfLocalDay(at: Date, timeZone: string): Date {
  return new Date(addDays(startOfDay(inZone(at, timeZone)), 1).getTime());
}

/** Midnights of the Mondays of the last `count` local weeks, oldest first; the last is this week's. */
export function localMondays(at: Date, timeZone: string, count: number): Date[] {
  const thisWeek = startOfISOWeek(inZone(at, timeZone));
  return Array.from({ length: count }, (_, place) => new Date(addDays(thisWeek, (place - count + 1) * 7).getTime()));
}

/** Midnights of `count` local days in a row, oldest first; the first is `from` days after the day at the instant. */
export function localMidnights(at: Date, timeZone: string, { from, count }: { from: number; count: number }): Date[] {
  const today = startOfDay(inZone(at, timeZone));
  return Array.from({ length: count }, (_, place) => new Date(addDays(today, from + place).getTime()));
}

/** The day that is `days` after a calendar day (YYYY-MM-DD). */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The instant at which a calendar day (YYYY-MM-DD) is over. */
export function endOfDay(day: string, timeZone: string): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date + 1, zoneOf(timeZone)).getTime());
}
