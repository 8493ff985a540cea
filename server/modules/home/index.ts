export type { Activity } from './activity';
export { type CourseMap, getCourseMap, type MapTopic, type TopicState } from './course-map';
export type { DueItem } from './due-items';
export { getHome, type Home } from './get-home';
export { type CourseProgress, getMyCourses } from './my-courses';
