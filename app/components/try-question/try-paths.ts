/** A question of a topic to try without an account: `question` is its number. Apart from lib/paths.ts, which a practice page has no room for. */
export function tryPath(topicId: string, query: { question?: number; answer?: string; steps?: 'yes' } = {}): string {
  const { question, ...others } = query;
  const search = new URLSearchParams(others);
  if (question !== undefined && question !== 1) search.set('question', String(question));
  const text = search.toString();
  return `/try/${encodeURIComponent(topicId)}${text === '' ? '' : `?${text}`}`;
}
