import { dayThatEnds } from '../../rules/tasks/wall-clock';

/** The calendar day of an instant in a time zone, as yyyy-MM-dd. */
export function dayIn(timeZone: string, instant: Date): string {
  return written('isoDay', timeZone, instant);
}

/** The calendar day of an instant in a time zone, as yyyy.MM.dd. */
export function dottedDay(timeZone: string, instant: Date): string {
  return dayIn(timeZone, instant).replaceAll('-', '.');
}

/** The day in full: "Friday, 4 December 2026". */
export function fullDay(timeZone: string, instant: Date): string {
  return written('fullDay', timeZone, instant);
}

/** Day and time of day: "20 Nov 2026, 2:30 pm". */
export function dayAndTime(timeZone: string, instant: Date): string {
  return new Intl.DateTimeFormat('en-AU', { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(instant);
}

/** When something ends: as `dayAndTime`, but midnight is "end of 4 Dec 2026", the day that it ends. */
export function deadline(timeZone: string, instant: Date): string {
  const ending = dayThatEnds(instant, timeZone);
  if (ending === null) return dayAndTime(timeZone, instant);
  return `end of ${new Intl.DateTimeFormat('en-AU', { timeZone, dateStyle: 'medium' }).format(ending)}`;
}

/** Time of day alone: "2:30 pm". */
export function timeOfDay(timeZone: string, instant: Date): string {
  return written('timeOfDay', timeZone, instant);
}

/** Calendar days from now to an instant. */
export function daysUntil(at: Date, now: Date, timeZone: string): number {
  return daysBetween(dayIn(timeZone, now), dayIn(timeZone, at));
}

/** Short words for a due day: "Today" (also for the past), "Tomorrow", "Mon 23", and "12 Mar" past a week. */
export function dueLabel(due: Date, now: Date, timeZone: string): string {
  const days = daysUntil(due, now, timeZone);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  return written(days < 7 ? 'weekday' : 'dayOfMonth', timeZone, due).replace(',', '');
}

/** Short words for a past day: "Today", "Yesterday", "12 Mar". */
export function pastLabel(past: Date, now: Date, timeZone: string): string {
  const days = daysBetween(dayIn(timeZone, past), dayIn(timeZone, now));
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return written('dayOfMonth', timeZone, past);
}

/** Short words for a calendar day (yyyy-MM-dd): "12 Mar". */
export function shortDay(day: string): string {
  return written('dayOfMonth', 'UTC', new Date(`${day}T00:00:00Z`));
}

/** A calendar day (yyyy-MM-dd) without its weekday: "1 December 2026". */
export function dayInWords(day: string): string {
  return new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** "Good morning" to 11:59, "Good afternoon" to 17:59, then "Good evening". */
export function greeting(now: Date, timeZone: string): string {
  const hour = Number(written('hour', timeZone, now));
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

const shapes = {
  isoDay: ['en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }],
  weekday: ['en-AU', { weekday: 'short', day: 'numeric' }],
  dayOfMonth: ['en-AU', { day: 'numeric', month: 'short' }],
  fullDay: ['en-AU', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }],
  timeOfDay: ['en-AU', { hour: 'numeric', minute: '2-digit' }],
  hour: ['en-GB', { hour: '2-digit', hourCycle: 'h23' }],
} as const satisfies Record<string, [string, Intl.DateTimeFormatOptions]>;

/** Making a formatter costs far more than using it. There are as many as time zones of students. */
const formatters = new Map<string, Intl.DateTimeFormat>();
/** What each formatter wrote last, and for which minute: nearly all ask for now. No shape above tells of less than an hour. */
const lastWritten = new Map<string, { minute: number; text: string }>();

function written(shape: keyof typeof shapes, timeZone: string, instant: Date): string {
  const key = `${shape} ${timeZone}`;
  const minute = Math.floor(instant.getTime() / 60_000);
  const last = lastWritten.get(key);
  if (last?.minute === minute) return last.text;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    const [locale, options] = shapes[shape];
    formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formatters.set(key, formatter);
  }
  const text = formatter.format(instant);
  lastWritten.set(key, { minute, text });
  return text;
}
