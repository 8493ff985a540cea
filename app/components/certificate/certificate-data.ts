import { leastUnaided, type MasteryState } from '../../../rules/mastery';
import { certificateDesigns } from '../../../rules/shop/certificates';

interface Standing {
  topic: { id: string; title: string };
  state: MasteryState;
  unaided: number;
  unaidedAt: string | null;
}

/** What a certificate says. `reachedAt`: when the last answer that counts was given. */
export interface Certificate {
  title: string;
  fact: string;
  reachedAt: string | null;
}

/** What was mastered stays mastered when it needs a refresh: the map counts it so too. */
export const isCertified = (state: MasteryState): boolean => state === 'MASTERED' || state === 'NEEDS_REFRESH';

/** Every topic of a course that has any: the last milestone of its map. */
export const isCourseCertified = (topics: readonly Pick<Standing, 'state'>[]): boolean =>
  topics.length > 0 && topics.every(({ state }) => isCertified(state));

/** The certificate of a topic, or of the whole course where no topic is named; null for what is not mastered yet. */
export function certificateOf(
  { course, topics }: { course: { name: string }; topics: readonly Standing[] },
  topicId: string | null,
): Certificate | null {
  if (topicId === null) {
    if (!isCourseCertified(topics)) return null;
    const count = topics.length === 1 ? 'Its only topic is' : `All ${topics.length} topics are`;
    return { title: course.name, fact: `${count} mastered.`, reachedAt: latest(topics) };
  }
  const found = topics.find(({ topic }) => topic.id === topicId);
  if (!found || !isCertified(found.state)) return null;
  const { topic, unaided, unaidedAt } = found;
  return {
    title: topic.title,
    fact: `${Math.max(unaided, leastUnaided)} questions correct first go, without help.`,
    reachedAt: unaidedAt,
  };
}

const latest = (topics: readonly Standing[]): string | null =>
  topics.reduce<string | null>(
    (at, { unaidedAt }) => (unaidedAt !== null && unaidedAt > (at ?? '') ? unaidedAt : at),
    null,
  );

/** The plain design, and those that the student has. */
export function designsOf(owned: readonly string[]): { id: string; label: string }[] {
  const bought = certificateDesigns.filter(({ id }) => owned.includes(id));
  return [{ id: 'plain', label: 'Plain' }, ...bought.map(({ id, name }) => ({ id, label: name }))];
}
