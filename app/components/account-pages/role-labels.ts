import { startCase } from '../../lib/start-case';

/** Roles for reading: "Teacher and Admin". */
export function roleLabels(roles: readonly string[]): string {
  return new Intl.ListFormat('en-AU', { type: 'conjunction' }).format(roles.map(startCase));
}
