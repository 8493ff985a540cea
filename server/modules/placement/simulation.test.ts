import { describe, expect, it } from 'vitest';
import { mostPlacementQuestions } from '../../../rules/placement';
import { findCourse, findTemplate, findTopic } from '../catalogue/index';
import { chanceOf, pointsPerYear, questionPlace } from './ability';
import { placementResult } from './placement-result';
import { type Asked, estimateOf, nextTemplate, type PlacementAnswer } from './placement-run';

/** Numbers from 0 to 1 that are the same in every run (Steele and Vigna's SplitMix, in 32 bits). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}

const courseOf = (id: string) => {
  const course = findCourse(id);
  if (!course) throw new Error(`There is no course ${id}.`);
  return course;
};

/** A test taken by somebody whose ability is known. */
function take(courseId: string, ability: number, seed: number, answerOf?: (topicId: string) => PlacementAnswer | null) {
  const course = courseOf(courseId);
  const random = numbers(seed);
  const asked: Asked[] = [];
  for (;;) {
    const templateId = nextTemplate(course, asked, random());
    const template = findTemplate(templateId ?? '');
    const topic = findTopic(template?.topicId ?? '');
    if (templateId === null || !template || !topic) break;
    const chance = chanceOf(ability, questionPlace(topic, template.difficulty), 0);
    const answer = answerOf?.(topic.id) ?? (random() < chance ? 'RIGHT' : 'WRONG');
    asked.push({ templateId, answer, options: 0 });
  }
  return { asked, course, estimate: estimateOf(course, asked) };
}

describe('a placement test with students whose ability is known', () => {
  const grades = [3, 6, 7, 9];
  const takes = grades.flatMap((grade) =>
    Array.from({ length: 75 }, (_, n) => {
      const ability = pointsPerYear * (grade - 1.25 + (n / 75) * 2.5);
      return { ability, grade, ...take(`year-${grade}`, ability, 1000 * grade + n) };
    }),
  );

  it('is off by less than half a school year on average, and by a whole year for few', () => {
    const misses = takes.map(({ ability, estimate }) => Math.abs(ability - estimate.ability));
    const mean = misses.reduce((sum, miss) => sum + miss, 0) / misses.length;
    const far = misses.filter((miss) => miss > pointsPerYear).length / misses.length;
    console.info(
      `mean miss ${(mean / pointsPerYear).toFixed(2)} years, a year or more off: ${(100 * far).toFixed(1)} %`,
    );
    expect(mean).toBeLessThan(0.5 * pointsPerYear);
    expect(far).toBeLessThan(0.05);
  });

  it('asks 12 to 18 questions, no topic twice, and begins below the year', () => {
    for (const { asked, grade } of takes) {
      const topics = asked.map(({ templateId }) => findTemplate(templateId)?.topicId ?? '');
      expect(asked.length).toBeGreaterThanOrEqual(12);
      expect(asked.length).toBeLessThanOrEqual(mostPlacementQuestions);
      expect(new Set(topics).size).toBe(topics.length);
      expect(findTopic(topics[0] ?? '')?.year).toBeLessThan(grade);
    }
  });

  it('finds more ready for those who can do more', () => {
    const readyIn = (ability: number, seed: number) => {
      const { course, asked } = take('year-7', ability, seed);
      return placementResult(course, asked).topics.filter(({ finding }) => finding === 'READY').length;
    };
    const ready = (ability: number) =>
      Array.from({ length: 20 }, (_, seed) => readyIn(ability, seed)).reduce((sum, count) => sum + count, 0);
    const [low, middle, high] = [6, 7.3, 8.6].map((years) => ready(pointsPerYear * years)) as [number, number, number];
    expect(low).toBeLessThan(middle);
    expect(middle).toBeLessThan(high);
  });
});

describe('“I have not learned this”', () => {
  it('is neither right nor wrong: it moves nothing, and asks no more of what builds on it', () => {
    const course = courseOf('year-7');
    const first = nextTemplate(course, [], 0.5) ?? '';
    const skipped: Asked[] = [{ templateId: first, answer: 'NOT_LEARNED', options: 0 }];
    expect(estimateOf(course, skipped)).toEqual(estimateOf(course, []));
    expect(nextTemplate(course, skipped, 0.5)).not.toBe(first);
  });

  it('leaves a topic for later, ends the test for somebody who has learned nothing, and still has a place to start', () => {
    const { asked, course } = take('year-7', 1400, 9, () => 'NOT_LEARNED');
    expect(asked.length).toBeLessThanOrEqual(mostPlacementQuestions);
    const result = placementResult(course, asked);
    expect(result.answered).toBe(0);
    expect(result.start).not.toBeNull();
    const later = new Set(result.topics.filter(({ finding }) => finding !== 'READY').map(({ topic }) => topic.id));
    const named = asked.map(({ templateId }) => findTemplate(templateId)?.topicId ?? '');
    const ofCourse = named.filter((id) => course.topicIds.includes(id));
    for (const id of ofCourse) expect(later.has(id)).toBe(true);
  });
});

describe('the result of a test', () => {
  it('speaks of every topic of the course, and of one to start with', () => {
    for (const courseId of ['year-1', 'year-7', 'naplan-5', 'hsc-advanced', 'vce-methods']) {
      const course = courseOf(courseId);
      const { asked } = take(courseId, pointsPerYear * (course.grade + 0.3), 3);
      const { topics, start, week } = placementResult(course, asked);
      expect(topics.length, courseId).toBeGreaterThan(4);
      expect(topics.filter(({ finding }) => finding === 'START').map(({ topic }) => topic)).toEqual(
        start ? [start] : [],
      );
      expect(week).toHaveLength(6);
    }
  });
});
