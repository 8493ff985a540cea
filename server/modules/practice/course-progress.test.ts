import { describe, expect, it } from 'vitest';
import { findCourse, practisableTopicsOf } from '../catalogue/index';
import { masteryBy, progressIn } from './course-progress';

type MasteryEvidence = Parameters<typeof masteryBy>[0];

const course = findCourse('year-6');
if (course === undefined) throw new Error('The curriculum has no Year 6.');
const topics = practisableTopicsOf(course);
const now = new Date('2026-05-01T00:00:00Z');
const strong = (topicId: string) => ({
  topic_id: topicId,
  rating: 2000,
  answered: 9,
  unaided: 9,
  unaided_at: '2026-04-30T00:00:00Z',
});
const ratings = topics.map((topic) => strong(topic.id));
const progress = (evidence: MasteryEvidence, at = now) => progressIn(course, masteryBy(evidence, at));
const nothing = { ratings: [], erring: {} };

describe('progress in a course', () => {
  it('starts at nothing, with the first topic next', () => {
    expect(progress({ ratings: [], erring: {} })).toEqual({ mastery: 0, nextTopic: topics[0] });
  });

  it('is whole when every topic is mastered', () => {
    expect(progress({ ratings, erring: {} })).toEqual({ mastery: 1, nextTopic: null });
  });

  it('counts a topic with an error to fix half, and sends the student there', () => {
    const erring = topics[2];
    const found = progress({ ratings, erring: { [erring?.id ?? '']: 2 } });
    expect(found.nextTopic).toEqual(erring);
    expect(found.mastery).toBeCloseTo((topics.length - 0.5) / topics.length);
  });

  it('passes over what a placement test found ready, until something in it is answered', () => {
    const [first, second] = topics;
    const findings = { [first?.id ?? '']: 'READY' as const, [second?.id ?? '']: 'START' as const };
    const stateOf = masteryBy(nothing, now);
    expect(progressIn(course, stateOf, findings)).toEqual({ mastery: 0, nextTopic: second });
    const begun = [{ topic_id: first?.id ?? '', rating: 900, answered: 1, unaided: 0, unaided_at: null }];
    expect(progressIn(course, masteryBy({ ratings: begun, erring: {} }, now), findings).nextTopic).toEqual(first);
    const allReady = Object.fromEntries(topics.map(({ id }) => [id, 'READY' as const]));
    expect(progressIn(course, stateOf, allReady).nextTopic).toEqual(first);
  });

  it('starts where the placement test said, before what it put off', () => {
    const [first, second] = topics;
    const findings = { [first?.id ?? '']: 'LATER' as const, [second?.id ?? '']: 'START' as const };
    expect(progressIn(course, masteryBy(nothing, now), findings).nextTopic).toEqual(second);
  });

  it('stays whole when time passes, and then asks for a refresh of the first topic', () => {
    const later = new Date('2026-09-01T00:00:00Z');
    expect(progress({ ratings, erring: {} }, later)).toEqual({ mastery: 1, nextTopic: topics[0] });
  });
});
