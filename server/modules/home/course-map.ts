import type { MasteryState } from '../../../rules/mastery';
import type { PlacementFinding, PlacementOffer } from '../../../rules/placement';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import {
  type Course,
  findCourse,
  findTopic,
  practisableTopicsOf,
  prerequisitesOf,
  prerequisitesWithin,
  type Topic,
} from '../catalogue/index';
import { findNextStepRow, type NextStep, nextStepFrom, nextStepWanted } from '../next-step/index';
import { placementOffer } from '../placement/index';
import { masteryBy, progressIn, topicLevel } from '../practice/index';

export interface TopicState {
  topic: Topic;
  state: MasteryState;
}

/** A topic on the map of a course. */
export interface MapTopic extends TopicState {
  answered: number;
  /** Right at the first try without any help, and when the last of those was. */
  unaided: number;
  unaidedAt: Date | null;
  /** Whether the rating has reached the topic's own level. */
  levelReached: boolean;
  unresolvedCount: number;
  /** What the placement test of the course said; null where none was taken. */
  finding: PlacementFinding | null;
  /** Ids of the topics of this course to learn just before it. */
  after: string[];
  /** What to learn just before it, in whatever course. */
  needs: TopicState[];
}

export interface CourseMap {
  course: Course;
  mastery: number;
  nextStep: NextStep | null;
  /** Null while the result of the placement test is too new for another one. */
  placementOffer: PlacementOffer | null;
  topics: MapTopic[];
}

/** Where the viewer stands in every topic of a course that has questions; null where there is no such course. One statement. */
export async function getCourseMap(
  { db, clock }: Services,
  viewer: Viewer,
  courseId: string,
): Promise<CourseMap | null> {
  const course = findCourse(courseId);
  if (!course) return null;
  const now = clock.now();
  const row = await findNextStepRow(db, nextStepWanted(viewer, course.id, now));
  const stateOf = masteryBy(row, now);
  const ratings = new Map(row.ratings.map((rating) => [rating.topic_id, rating]));
  const findings = row.placements[course.id]?.findings;
  const topics = practisableTopicsOf(course);
  const inCourse = new Set(topics.map(({ id }) => id));
  return {
    course,
    mastery: progressIn(course, stateOf).mastery,
    nextStep: nextStepFrom(row, viewer, now)(course.id),
    placementOffer: placementOffer(row.placements[course.id], viewer, now),
    topics: topics.map((topic) => {
      const rating = ratings.get(topic.id);
      return {
        topic,
        state: stateOf(topic.id),
        answered: rating?.answered ?? 0,
        unaided: rating?.unaided ?? 0,
        unaidedAt: rating?.unaided_at == null ? null : new Date(rating.unaided_at),
        levelReached: rating !== undefined && rating.rating >= topicLevel(topic.id),
        unresolvedCount: row.erring[topic.id] ?? 0,
        finding: findings?.[topic.id] ?? null,
        after: prerequisitesWithin(topic.id, inCourse),
        needs: prerequisitesOf(topic.id).flatMap((id) => {
          const needed = findTopic(id);
          return needed ? [{ topic: needed, state: stateOf(id) }] : [];
        }),
      };
    }),
  };
}
