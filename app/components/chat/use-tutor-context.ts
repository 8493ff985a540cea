import { useMatches } from '@remix-run/react';
import { type TutorContext, tutorContext } from '../../lib/ai-context';

/** What the viewer is doing now, from the deepest page that says it in its data (`tutor`); otherwise the general scenario. */
export function useTutorContext(): TutorContext {
  const matches = useMatches();
  for (const { data } of matches.toReversed()) {
    if (typeof data === 'object' && data !== null && 'tutor' in data) return data.tutor as TutorContext;
  }
  return general;
}

const general = tutorContext('GENERAL');
