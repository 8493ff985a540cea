import type { PlacementOffer } from '../../../rules/placement';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { type Course, findCourse, type Topic } from '../catalogue/index';
import { placementOffer } from '../placement/index';
import { masteryBy, progressIn } from '../practice/index';
import { findProgressRow, type ProgressRow } from './home.repo';

export interface CourseProgress {
  course: Course;
  /** Share of the topics with questions that the student has mastered, 0 to 1. */
  mastery: number;
  /** The first topic, in teaching order, that is not mastered yet. */
  nextTopic: Topic | null;
  unresolvedCount: number;
  /** Null while the result of the placement test is too new for another one. */
  placementOffer: PlacementOffer | null;
}

/** The courses the viewer has chosen, with progress, in the order chosen. One statement. */
export async function getMyCourses({ db, clock }: Services, viewer: Viewer): Promise<CourseProgress[]> {
  return courseProgress(await findProgressRow(db, viewer.id), viewer, clock.now());
}

export function courseProgress(row: ProgressRow, viewer: Pick<Viewer, 'timeZone'>, now: Date): CourseProgress[] {
  const stateOf = masteryBy(row, now);
  const unresolved = new Map(row.unresolved.map((count) => [count.course_id, count.unresolved]));
  return row.courses.flatMap((courseId): CourseProgress[] => {
    const course = findCourse(courseId);
    if (!course) return [];
    return [
      {
        course,
        ...progressIn(course, stateOf, row.placements[courseId]?.findings),
        unresolvedCount: unresolved.get(courseId) ?? 0,
        placementOffer: placementOffer(row.placements[courseId], viewer, now),
      },
    ];
  });
}
