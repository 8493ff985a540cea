import { type BattleTier, battleRanks } from '../../modules/battle';
import { type CourseSubscription, courseSubscriptions } from '../../modules/billing';
import { listStudentCourses } from '../../modules/catalogue';
import type { GraphContext } from '../context';

interface ViewerCourses {
  seconds: Promise<Map<string, number>>;
  subscriptions: Promise<(courseId: string) => CourseSubscription | null>;
}

const secondsOf = new WeakMap<GraphContext, ViewerCourses['seconds']>();
const ranksOf = new WeakMap<GraphContext, Promise<ReadonlyMap<string, BattleTier>>>();
const subscriptionsOf = new WeakMap<GraphContext, ViewerCourses['subscriptions']>();

/** Seconds practised by course id: read once a request, however many courses it shows. */
export function practisedSeconds(context: GraphContext): ViewerCourses['seconds'] {
  return onceFor(secondsOf, context, async () => {
    if (context.viewer === null) return new Map();
    const courses = await listStudentCourses(context.services, context.viewer);
    return new Map(courses.map(({ course, seconds }) => [course.id, seconds]));
  });
}

/** The viewer's tiers by course id: read once a request. */
export function viewerRanks(context: GraphContext): Promise<ReadonlyMap<string, BattleTier>> {
  return onceFor(ranksOf, context, async () =>
    context.viewer === null ? new Map() : battleRanks(context.services, context.viewer),
  );
}

/** What gives the viewer a course: read once a request. */
export function viewerSubscriptions(context: GraphContext): ViewerCourses['subscriptions'] {
  return onceFor(subscriptionsOf, context, () => courseSubscriptions(context.services, context.viewer));
}

function onceFor<T>(
  known: WeakMap<GraphContext, Promise<T>>,
  context: GraphContext,
  read: () => Promise<T>,
): Promise<T> {
  const running = known.get(context) ?? read();
  known.set(context, running);
  return running;
}
