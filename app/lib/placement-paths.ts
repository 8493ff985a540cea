import { type Query, queryText } from './paths';

/**
 * The placement test of a course; with what was chosen before it, for the sign-up after it. Apart from lib/paths.ts, which
 * every page loads.
 */
export const placementPath = (courseId: string, chosen: Query = {}): string =>
  `/enrollment-test/${encodeURIComponent(courseId)}${queryText('?', chosen)}`;
