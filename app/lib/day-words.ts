/** The calendar day of an instant in a time zone, as yyyy-MM-dd. */
export function dayIn(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );
}

/** The calendar day of an instant in a time zone, as yyyy.MM.dd. */
export function dottedDay(timeZone: string, instant: Date): string {
  return dayIn(timeZone, instant).replaceAll('-', '.');
}

/** The day in full: "Friday, 4 December 2026". */
export function fullDay(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-AU', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(instant);
}

/** Short words for a due day: "Today" (also for the past), "Tomorrow", "Mon 23", and "12 Mar" past a week. */
export function dueWords(due: Date, now: Date, timeZone: string): string {
  const days = daysBetween(dayIn(timeZone, now), dayIn(timeZone, due));
  if (days <= 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  const options: Intl.DateTimeFormatOptions =
    days < 7 ? { timeZone, weekday: 'short', day: 'numeric' } : { timeZone, day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat('en-AU', options).format(due).replace(',', '');
}

/** Short words for a past day: "Today", "Yesterday", "12 Mar". */
export function pastWords(past: Date, now: Date, timeZone: string): string {
  const days = daysBetween(dayIn(timeZone, past), dayIn(timeZone, now));
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return new Intl.DateTimeFormat('en-AU', { timeZone, day: 'numeric', month: 'short' }).format(past);
}

/** "Good morning" to 11:59, "Good afternoon" to 17:59, then "Good evening". */
export function greeting(now: Date, timeZone: string): string {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now));
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
