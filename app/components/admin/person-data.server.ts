import type { ResultOf } from 'gql.tada';
import type { AdminPeoplePage } from '../../graphql/admin/people-pages';
import { dayAndTime, dayIn, dayInWords } from '../../lib/day-labels';
import { startCase } from '../../lib/start-case';
import type { FoundPerson } from './person-data';

type Given = ResultOf<typeof AdminPeoplePage>['foundPeople'][number];

/** Somebody as the pages of administrators show them, in the administrator's own time zone. */
export function foundPerson({ createdAt, deletesAt, roles, ...person }: Given, timeZone: string): FoundPerson {
  return {
    ...person,
    isAdministrator: roles.includes('ADMIN'),
    isStudent: roles.includes('STUDENT'),
    roles: roles.map((role) => (role === 'ADMIN' ? 'Administrator' : startCase(role))).join(', '),
    since: dayInWords(dayIn(timeZone, new Date(createdAt))),
    deletes: deletesAt && dayAndTime(timeZone, new Date(deletesAt)),
  };
}
