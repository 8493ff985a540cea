import type { Course } from './course';
import { examCourses } from './exam-courses';
import { topics } from './topics';

const yearCourses: Course[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((year) => ({
  id: `year-${year}`,
  name: `Year ${year} Maths`,
  grade: year,
  icon: `${year}`,
  topicIds: topics.filter((topic) => topic.year === year).map((topic) => topic.id),
}));

/** Every course a student can take: the school years, then tests and senior subjects. */
export const courses: Course[] = [
  ...yearCourses,
  ...examCourses.map((course) => ({
    ...course,
    topicIds: topics.filter((topic) => topic.courses.includes(course.id)).map((topic) => topic.id),
  })),
];

const byId = new Map(courses.map((course) => [course.id, course]));

export function courseById(id: string): Course | undefined {
  return byId.get(id);
}
