export type { Course, ExamPaper } from './course';
export { courseById, courses } from './courses';
export { prerequisitesOf, prerequisitesWithin } from './prerequisites';
export type { ExamCourseId, Strand, Topic } from './topic';
export { topicById, topics } from './topics';
