import { zoneOf } from '../../../platform/local-day';

/** A moment to wait for, in the player's own time: "Friday 27 November, 4:30 pm". */
export function untilInWords(until: Date, timeZone: string): string {
  const zone = zoneOf(timeZone);
  const day = new Intl.DateTimeFormat('en-AU', { timeZone: zone, weekday: 'long', day: 'numeric', month: 'long' });
  const time = new Intl.DateTimeFormat('en-AU', { timeZone: zone, hour: 'numeric', minute: '2-digit' });
  return `${day.format(until).replace(',', '')}, ${time.format(until)}`;
}
