import { endOfLocalDay, localDay, localMondays } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { latestOverdue } from '../practice/index';
import { type Quest, questFrom, questWanted } from '../shop/index';
import { type Activity, activityOf } from './activity';
import { type DueItem, dueItems } from './due-items';
import { findHomeRow } from './home.repo';
import { type CourseProgress, courseProgress } from './my-courses';
import { type OpenPractice, openPractice } from './open-practice';
import { type WeekPlan, weekPlan } from './week-plan';

export interface Home extends Activity {
  /** Errors to clear and to confirm today. */
  due: DueItem[];
  /** The newest practice still in progress. */
  continuePractice: OpenPractice | null;
  myCourses: CourseProgress[];
  /** The first week after a placement test; null before it and afterwards. */
  plan: WeekPlan | null;
  /** Null for whoever is no student. */
  quest: Quest | null;
}

/** What the viewer's home page shows. One statement. */
export async function getHome({ db, clock }: Services, viewer: Viewer): Promise<Home> {
  const now = clock.now();
  const [monday] = localMondays(now, viewer.timeZone, 1);
  const dueUntil = endOfLocalDay(now, viewer.timeZone);
  const quest = questWanted(viewer, now);
  const row = await findHomeRow(db, { ...quest, dueUntil, endsFrom: latestOverdue(now) });
  return {
    ...activityOf(row, localDay(now, viewer.timeZone), localDay(monday ?? now, viewer.timeZone)),
    due: dueItems(row.due),
    continuePractice: row.open_practice && openPractice(row.open_practice),
    myCourses: courseProgress(row, viewer, now),
    plan: weekPlan(row.placements, now, viewer.timeZone),
    quest: viewer.roles.includes('STUDENT') ? questFrom(row.quest, viewer, quest.day) : null,
  };
}
