import { paths } from '../../lib/paths';

/**
 * Where the day of somebody begins who is no student, and so has no sets, errors or streak: in the portal for whoever
 * teaches, in the administration for whoever does nothing else. Null for the home page of a student.
 */
export function startElsewhere(roles: readonly string[]): string | null {
  if (roles.includes('STUDENT')) return null;
  if (roles.includes('TEACHER') || roles.includes('TUTOR')) return paths.teacher;
  return roles.includes('ADMIN') ? paths.admin : null;
}
