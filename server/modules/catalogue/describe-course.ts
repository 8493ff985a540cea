import {
  type Course,
  courseById,
  courses,
  prerequisitesOf,
  prerequisitesWithin,
  type Topic,
  topicById,
} from '../../../maths/curriculum/index';
import type { NaturalLog } from '../../../maths/templates/index';
import { templateCount } from './question-bank';

export type { Course, Topic };
export { prerequisitesOf, prerequisitesWithin };

/** Every course, in teaching order. */
export const allCourses: readonly Course[] = courses;

export const findCourse = (courseId: string): Course | undefined => courseById(courseId);

/** How the students of these courses write the natural logarithm: as log to base e only where all of them do. */
export const naturalLogOf = (...courseIds: string[]): NaturalLog =>
  courseIds.length > 0 && courseIds.every((id) => courseById(id)?.naturalLog === 'log_e') ? 'log_e' : 'ln';

export const findTopic = (topicId: string): Topic | undefined => topicById(topicId);

/** The course that a school year has by itself; undefined for Years 11 and 12, where there are several subjects. */
export const courseOfYear = (year: number | null): Course | undefined =>
  year === null || year > 10 ? undefined : courseById(`year-${year}`);

/** The topics of a course, in teaching order. */
export function topicsOf(course: Course): Topic[] {
  return course.topicIds.flatMap((topicId) => topicById(topicId) ?? []);
}

const practisable = new Map<Course, readonly Topic[]>();

/** The topics of a course that have questions, in teaching order. */
export function practisableTopicsOf(course: Course): readonly Topic[] {
  const topics = practisable.get(course) ?? topicsOf(course).filter((topic) => templateCount(topic.id) > 0);
  practisable.set(course, topics);
  return topics;
}

/** Stands for a topic that is no longer in the curriculum. */
const otherTopic: Topic = {
  id: 'other',
  number: 0,
  name: 'Other topics',
  year: 1,
  strand: 'Number',
  codes: [],
  courses: [],
  priority: 2,
};

export const topicOrOther = (topicId: string): Topic => topicById(topicId) ?? otherTopic;
