/**
 * From when a year level can be changed again: one change is free in each calendar month, in the student's own time zone.
 * Returns the first day of the next month (yyyy-MM-dd) while this month's change is used up, else null.
 * `changedDay` and `today` are calendar days (yyyy-MM-dd); `changedDay` is null before the first change.
 */
export function yearLevelFreeFrom(changedDay: string | null, today: string): string | null {
  if (changedDay === null || changedDay.slice(0, 7) < today.slice(0, 7)) return null;
  const [year = 0, month = 0] = changedDay.split('-').map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}
