/** Calendar days are texts, YYYY-MM-DD: they have no time zone and sort as they are. */
const dayMs = 86_400_000;

/** The same day of the month `months` later, or that month's last day. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = partsOf(day);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return isoDay(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

export function addDays(day: string, days: number): string {
  return isoDay(Date.parse(day) + days * dayMs);
}

/** Days from one day to another; negative backwards. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/**
 * The last day of a subscription's term. Counted from the day on which the first term began, so that a short month
 * shortens no later term: 31 January, then 28 February, then 31 March.
 * @param term 1 for the first
 */
export function lastDayOfTerm(firstDay: string, term: number, months: number): string {
  return addMonths(firstDay, term * months);
}

function partsOf(day: string): [number, number, number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
