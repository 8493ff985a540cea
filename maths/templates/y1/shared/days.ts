export const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Days of a month in a year that is no leap year; `month` 0 is January. */
export function monthLength(month: number): number {
  return [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month] ?? 30;
}

/** A calendar page in words: where the month begins and how long it is. `firstDay` 0 is Monday. */
export function calendarWords(month: string, firstDay: number, days: number): string {
  return `A calendar of ${month}. Each week begins on Monday. Day 1 is a ${dayNames[firstDay]}. The last day is ${days}.`;
}
