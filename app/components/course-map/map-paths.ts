/** The map of a course: `topic` is the one told about, `view=list` the map as a list. Apart from lib/paths.ts, which a practice page has no room for. */
export function courseMapPath(courseId: string, query: { topic?: string; view?: 'list' } = {}): string {
  const search = new URLSearchParams(query).toString();
  return `/courses/${encodeURIComponent(courseId)}/map${search === '' ? '' : `?${search}`}`;
}
