import { describe, expect, it } from 'vitest';
import { findCourse, practisableTopicsOf } from '../catalogue/index';
import { mastered, progressIn } from './course-progress';

const course = findCourse('year-6');
if (course === undefined) throw new Error('The curriculum has no Year 6.');
const topics = practisableTopicsOf(course);
const strong = new Map(topics.map((topic) => [topic.id, { rating: 2000, answered: 9 }]));

describe('progress in a course', () => {
  it('starts at nothing, with the first topic next', () => {
    expect(progressIn(course, new Map(), new Set())).toEqual({ mastery: 0, nextTopic: topics[0] });
  });

  it('is whole when every topic is strong', () => {
    expect(progressIn(course, strong, new Set())).toEqual({ mastery: 1, nextTopic: null });
  });

  it('counts a strong topic with an error to fix half, and sends the student there', () => {
    const erring = topics[2];
    const progress = progressIn(course, strong, new Set([erring?.id ?? '']));
    expect(progress.nextTopic).toEqual(erring);
    expect(progress.mastery).toBeCloseTo((topics.length - 0.5) / topics.length);
  });

  it('takes more than one lucky answer', () => {
    expect(mastered({ rating: 2000, answered: 2 }, 1100)).toBe(false);
    expect(mastered({ rating: 1099, answered: 9 }, 1100)).toBe(false);
    expect(mastered({ rating: 1100, answered: 3 }, 1100)).toBe(true);
  });
});
