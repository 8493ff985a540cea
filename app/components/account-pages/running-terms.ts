import type { ResultOf } from 'gql.tada';
import type { BillingHistoryPage } from '../../graphql/account/billing-history-page';
import { fullDay } from '../../lib/day-labels';

type Course = ResultOf<typeof BillingHistoryPage>['courses'][number];

export interface RunningTerm {
  id: string;
  courseName: string;
  iconUrl: string;
  /** Days in full. */
  from: string;
  to: string;
}

/** The paid terms that run now, one a course, in the student's own days; the trial is none. */
export function runningTerms(courses: readonly Course[], timeZone: string): RunningTerm[] {
  return courses.flatMap(({ name, iconUrl, subscription }) => {
    if (subscription === null || subscription.is14DaysTrial) return [];
    const { id, from, to } = subscription;
    return [
      {
        id,
        courseName: name,
        iconUrl,
        from: fullDay(timeZone, new Date(from)),
        to: fullDay(timeZone, new Date(to)),
      },
    ];
  });
}
