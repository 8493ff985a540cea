export { addingSeconds, studentCourseIdsJson } from './catalogue.repo';
export { addCourses, chooseCourses, chooseFirstCourses, requireCourses } from './choose-courses';
export type { Course, Topic } from './describe-course';
export {
  allCourses,
  courseOfYear,
  findCourse,
  findTopic,
  naturalLogOf,
  practisableTopicsOf,
  prerequisitesOf,
  prerequisitesWithin,
  topicOrOther,
  topicsOf,
} from './describe-course';
export type { Difficulty } from './question-bank';
export { findTemplate, neighbourOf, templateCount, templatesOf } from './question-bank';
export { answerLatex, answerText, modelLatex } from './show-answer';
export { chooseCourse, listStudentCourses } from './student-courses';
export { topicCover } from './topic-cover';
