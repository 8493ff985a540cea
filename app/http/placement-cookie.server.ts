import { placementPauseDays } from '../../rules/placement';
import { placementPath } from '../lib/placement-paths';
import { readCookie } from '../lib/read-cookie';
import { siteIsSecure } from './session.server';

// Each course has its own, which only its page is sent: a test begun in one course leaves the pause of another alone,
// and no request carries more than one.
const nameOf = (courseId: string) => `mm_placement_${courseId}`;

/** What browsers keep of one cookie at least, with its name (RFC 6265); they drop a longer one without a word. */
const mostBytes = 4096;

/** The test of a course that this browser keeps, as the BFF signed it; null where there is none. */
export function keptPlacement(request: Request, courseId: string): string | null {
  const value = readCookie(request.headers.get('cookie'), nameOf(courseId));
  return value !== null && value.length <= mostBytes && /^[\w.-]+$/.test(value) ? value : null;
}

/** Set-Cookie value that keeps a test for a month, for its own page alone. */
export const placementCookie = (courseId: string, run: string): string =>
  cookie(courseId, run, placementPauseDays * 86_400);

/** Set-Cookie value by which the browser forgets a test. */
export const droppedPlacement = (courseId: string): string => cookie(courseId, '', 0);

function cookie(courseId: string, value: string, seconds: number): string {
  const secure = siteIsSecure() ? '; Secure' : '';
  return `${nameOf(courseId)}=${value}; Max-Age=${seconds}; Path=${placementPath(courseId)}; HttpOnly; SameSite=Lax${secure}`;
}
