import { paths } from '../lib/paths';
import { firstOwnStep } from './own-steps.server';

/**
 * Where a new account begins. People who teach are led to a first class; the year of a student has chosen the course, but
 * for Years 11 and 12, where there are several.
 */
export function firstPage(roles: readonly string[], yearLevel: number | null): string {
  if (!roles.includes('STUDENT')) return paths.onboarding(firstOwnStep);
  return (yearLevel ?? 12) > 10 ? paths.courses : paths.home;
}
