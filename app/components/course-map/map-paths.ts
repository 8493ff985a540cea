/** The map of a course: `topic` is the one told about, `view=list` the map as a list. Apart from lib/paths.ts, which a practice page has no room for. */
export function courseMapPath(courseId: string, query: { topic?: string; view?: 'list' } = {}): string {
  const search = new URLSearchParams(query).toString();
  return `/courses/${encodeURIComponent(courseId)}/map${search === '' ? '' : `?${search}`}`;
}

/** The certificate of a mastered topic, or of the whole course. */
export function certificatePath(
  courseId: string,
  { topic, design }: { topic?: string | null; design?: string } = {},
): string {
  const search = new URLSearchParams();
  if (topic != null) search.set('topic', topic);
  if (design !== undefined && design !== 'plain') search.set('design', design);
  const text = search.toString();
  return `/courses/${encodeURIComponent(courseId)}/map/certificate${text === '' ? '' : `?${text}`}`;
}
