import type { CourseSubscription } from '../../modules/billing';
import { builder } from '../builder';

/** What gives the viewer a course: a paid term or the trial. */
export const Subscription = builder.objectRef<CourseSubscription>('Subscription').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    from: t.field({ type: 'DateTime', resolve: ({ from }) => from }),
    to: t.field({ type: 'DateTime', resolve: ({ to }) => to }),
    is14DaysTrial: t.exposeBoolean('is14DaysTrial'),
  }),
});
