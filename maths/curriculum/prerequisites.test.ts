import { describe, expect, it } from 'vitest';
import { courses, prerequisitesOf, prerequisitesWithin, topicById, topics } from './index';

/** Topics that begin something new: nothing has to come before them. */
const beginnings = [1, 7, 8, 9, 10, 11, 42, 172];

/** Every topic that has to come before, however far back; throws where a topic comes before itself. */
function allBefore(topicId: string, path: readonly string[] = []): Set<string> {
  if (path.includes(topicId)) throw new Error(`${topicId} comes before itself`);
  const direct = prerequisitesOf(topicId);
  return new Set([...direct, ...direct.flatMap((id) => [...allBefore(id, [...path, topicId])])]);
}

describe('what comes before a topic', () => {
  it('is said of all 222 topics', () => {
    const none = topics.filter(({ id }) => prerequisitesOf(id).length === 0).map(({ number }) => number);
    expect(none).toEqual(beginnings);
  });

  it('is of the same or an earlier year, and never goes in a circle', () => {
    for (const topic of topics) {
      for (const id of allBefore(topic.id)) {
        expect(topicById(id)?.year, `${id} before ${topic.id}`).toBeLessThanOrEqual(topic.year);
      }
    }
  });

  it('names nothing twice: what follows from another topic of the list is not repeated', () => {
    const repeated = topics.flatMap(({ id }) => {
      const direct = prerequisitesOf(id);
      const further = new Set(direct.flatMap((each) => [...allBefore(each)]));
      return direct.filter((each) => further.has(each)).map((each) => `${each} before ${id}`);
    });
    expect(repeated).toEqual([]);
  });

  it('bridges topics that a course leaves out', () => {
    const inCourse = new Set([
      '201-differentiation-from-first-principles-rules',
      '192-working-with-functions-domain-and-range',
    ]);
    expect(prerequisitesWithin('201-differentiation-from-first-principles-rules', inCourse)).toEqual([
      '192-working-with-functions-domain-and-range',
    ]);
    for (const course of courses) {
      const ids = new Set(course.topicIds);
      for (const id of ids) for (const other of prerequisitesWithin(id, ids)) expect(ids.has(other)).toBe(true);
    }
  });
});
