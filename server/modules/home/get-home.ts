import { localDay, localMondays } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { type NextStep, nextStepFrom, nextStepWanted, type WeekPlan, weekPlan } from '../next-step/index';
import { type Quest, questFrom, questWanted } from '../shop/index';
import { type Activity, activityOf } from './activity';
import { type DueItem, dueItems } from './due-items';
import { findHomeRow } from './home.repo';
import { type CourseProgress, courseProgress } from './my-courses';

export interface Home extends Activity {
  /** Errors to clear and to confirm today. */
  due: DueItem[];
  /** Null before a course was chosen. */
  nextStep: NextStep | null;
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
  const quest = questWanted(viewer, now);
  const row = await findHomeRow(db, { ...quest, ...nextStepWanted(viewer, null, now) });
  return {
    ...activityOf(row, localDay(now, viewer.timeZone), localDay(monday ?? now, viewer.timeZone)),
    due: dueItems(row.due),
    nextStep: nextStepFrom(row, viewer, now)(null),
    myCourses: courseProgress(row, viewer, now),
    plan: weekPlan(row, now, viewer.timeZone),
    quest: viewer.roles.includes('STUDENT') ? questFrom(row.quest, viewer, quest.day) : null,
  };
}
