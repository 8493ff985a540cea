import { type Query, queryText } from '../../lib/paths';

interface Tried {
  question?: number;
  answer?: string;
  steps?: 'yes';
}

/**
 * A question of a topic to try without an account: `question` is its number, `chosen` what was chosen before it, for the
 * sign-up after it. Apart from lib/paths.ts, which every page loads.
 */
export function tryPath(topicId: string, { question = 1, ...others }: Tried = {}, chosen: Query = {}): string {
  const number = question === 1 ? '' : String(question);
  return `/try/${encodeURIComponent(topicId)}${queryText('?', { ...others, question: number, ...chosen })}`;
}
