import { paths } from '../lib/paths';

/** Where a new account begins: the year has chosen the course, but for Years 11 and 12, where there are several. */
export function firstPage(roles: readonly string[], yearLevel: number | null): string {
  return roles.includes('STUDENT') && (yearLevel ?? 12) > 10 ? paths.courses : paths.home;
}
