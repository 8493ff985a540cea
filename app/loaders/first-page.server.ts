import { paths } from '../lib/paths';
import { firstOwnStep } from './own-steps.server';

interface NewAccount {
  roles: readonly string[];
  yearLevel: number | null;
  courseIds: readonly string[];
}

/**
 * Where a new account begins. People who teach are led to a first class; a student who ticked no course has that of the
 * year, but for Years 11 and 12, where there are several.
 */
export function firstPage({ roles, yearLevel, courseIds }: NewAccount): string {
  if (!roles.includes('STUDENT')) return paths.onboarding(firstOwnStep);
  return courseIds.length === 0 && (yearLevel ?? 12) > 10 ? paths.courses : paths.home;
}
