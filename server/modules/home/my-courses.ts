import type { PlacementOffer } from '../../../rules/placement';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { type Course, findCourse, type Topic } from '../catalogue/index';
import { nextStepFrom, nextStepWanted } from '../next-step/index';
import { placementOffer } from '../placement/index';
import { masteryBy, progressIn } from '../practice/index';
import { findProgressRow, type ProgressRow } from './home.repo';

export interface CourseProgress {
  course: Course;
  /** Share of the topics with questions that the student has mastered, 0 to 1. */
  mastery: number;
  /** What comes next in the course, by the rule of the next step; null where every topic is mastered. */
  nextTopic: Topic | null;
  unresolvedCount: number;
  /** Null while the result of the placement test is too new for another one. */
  placementOffer: PlacementOffer | null;
}

/** The courses the viewer has chosen, with progress, in the order chosen. One statement. */
export async function getMyCourses({ db, clock }: Services, viewer: Viewer): Promise<CourseProgress[]> {
  const now = clock.now();
  return courseProgress(await findProgressRow(db, nextStepWanted(viewer, null, now)), viewer, now);
}

export function courseProgress(row: ProgressRow, viewer: Viewer, now: Date): CourseProgress[] {
  const stateOf = masteryBy(row, now);
  const stepIn = nextStepFrom(row, viewer, now);
  const unresolved = new Map(row.unresolved.map((count) => [count.course_id, count.unresolved]));
  return row.courses.flatMap((courseId): CourseProgress[] => {
    const course = findCourse(courseId);
    if (!course) return [];
    return [
      {
        course,
        mastery: progressIn(course, stateOf).mastery,
        nextTopic: stepIn(courseId)?.topic ?? null,
        unresolvedCount: unresolved.get(courseId) ?? 0,
        placementOffer: placementOffer(row.placements[courseId], viewer, now),
      },
    ];
  });
}
