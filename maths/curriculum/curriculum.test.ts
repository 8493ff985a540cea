import { expect, it } from 'vitest';
import { courseById, courses, topicById, topics } from './index';

it('has 222 topics, numbered in order, each with a name of its own', () => {
  expect(topics.map((topic) => topic.number)).toEqual(Array.from({ length: 222 }, (_, i) => i + 1));
  expect(new Set(topics.map((topic) => topic.id)).size).toBe(222);
  for (const topic of topics) expect(topic.id).toMatch(new RegExp(`^${topic.number}(-[a-z0-9]+)+$`));
});

it('never goes back a school year up to Year 10, and the senior topics follow', () => {
  const school = topics.slice(0, 177).map((topic) => topic.year);
  expect(school).toEqual([...school].sort((a, b) => a - b));
  expect(new Set(school)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  for (const topic of topics.slice(177)) expect([11, 12]).toContain(topic.year);
});

it('gives each curriculum code the year it is filed under', () => {
  for (const topic of topics) {
    if (topic.year <= 10) expect(topic.codes.length).toBeGreaterThan(0);
    for (const code of topic.codes) expect(code).toMatch(new RegExp(`^AC9M${topic.year}(N|A|M|SP|ST|P)\\d{2}$`));
  }
});

it('fills every course with topics that exist', () => {
  expect(courses).toHaveLength(23);
  expect(new Set(courses.map((course) => course.id)).size).toBe(23);
  for (const course of courses) {
    expect(course.topicIds.length, course.id).toBeGreaterThanOrEqual(5);
    for (const id of course.topicIds) expect(topicById(id)?.id).toBe(id);
  }
});

it('puts unlike fractions into Year 6, NAPLAN 7 and Selective, and nowhere else', () => {
  const holders = courses.filter((course) => course.topicIds.includes('86-add-and-subtract-unlike-fractions'));
  expect(holders.map((course) => course.id)).toEqual(['year-6', 'naplan-7', 'selective-high-school']);
});

it('knows the paper of a placement test and answers nothing for an unknown course', () => {
  expect(courseById('selective-high-school')?.examShape).toEqual([
    { name: 'Mathematical Reasoning', minutes: 40, questions: 35, options: 5, calculator: 'none' },
  ]);
  expect(courseById('year-13')).toBeUndefined();
  expect(topicById('no-such-topic')).toBeUndefined();
});
