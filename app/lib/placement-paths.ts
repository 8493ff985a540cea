/** The placement test of a course. Apart from lib/paths.ts, which a practice page has no room for. */
export const placementPath = (courseId: string): string => `/enrollment-test/${encodeURIComponent(courseId)}`;
