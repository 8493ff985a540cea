/** Under this age rankings are off unless somebody decides otherwise. */
export const rankingAge = 13;

/** Under this age a parent's email address is asked for. */
export const consentAge = 15;

/** The school year in which the youngest who are 13 sit; below it a student whose age is not known counts as under 13. */
const yearLevelOfThirteen = 8;

/**
 * Whole years of somebody born in a month (yyyy-MM-01) on a calendar day (yyyy-MM-dd). The day of birth is not known, so
 * the month of the birthday still counts as before it.
 */
export function ageInYears(birthMonth: string, today: string): number {
  const [bornYear = 0, bornMonth = 0] = birthMonth.split('-').map(Number);
  const [year = 0, month = 0] = today.split('-').map(Number);
  return year - bornYear - (month > bornMonth ? 0 : 1);
}

/** How often somebody who put the question off is asked again, and the days between. */
const mostAskings = 3;
const askAgainDays = 7;

/** Whether the month of birth is asked for now: not while it was put off lately, and not after the third time. */
export function asksAge(
  {
    birthMonth,
    ageLaterCount,
    ageLaterAt,
  }: { birthMonth: string | null; ageLaterCount: number; ageLaterAt: Date | null },
  now: Date,
): boolean {
  if (birthMonth !== null || ageLaterCount >= mostAskings) return false;
  return ageLaterAt === null || now.getTime() - ageLaterAt.getTime() >= askAgainDays * 86_400_000;
}

/**
 * Whether somebody is under 13. Where the month of birth is not known the school year tells; without one (people who
 * teach) nobody is. A student who put the question off counts as under 13 until they tell.
 */
export function isUnder13(
  {
    birthMonth,
    yearLevel,
    ageLaterCount,
  }: { birthMonth: string | null; yearLevel: number | null; ageLaterCount: number },
  today: string,
): boolean {
  if (birthMonth !== null) return ageInYears(birthMonth, today) < rankingAge;
  return yearLevel !== null && (ageLaterCount > 0 || yearLevel < yearLevelOfThirteen);
}
