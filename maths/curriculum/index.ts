export type { Course, ExamPaper } from './course';
export { courseById, courses } from './courses';
export type { ExamCourseId, Strand, Topic } from './topic';
export { topicById, topics } from './topics';
