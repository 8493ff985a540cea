import { expect, it } from 'vitest';
import { topics } from '../curriculum/index';
import { templatesOfTopic } from '../templates/index';

it.each(topics)('$id has easy, medium and hard questions by different methods', ({ id }) => {
  const own = templatesOfTopic(id);
  expect(new Set(own.map(({ difficulty }) => difficulty))).toEqual(new Set(['EASY', 'NORMAL', 'HARD']));
  expect(new Set(own.map(({ strategy }) => strategy)).size).toBeGreaterThanOrEqual(3);
});

it('proves at least two named misconceptions in nearly every topic', () => {
  const thin = topics.filter(({ id }) => {
    const ideas = templatesOfTopic(id).flatMap(({ wrongPaths }) => wrongPaths.map((path) => path.misconceptionId));
    return new Set(ideas).size < 2;
  });
  expect(thin.map(({ id }) => id)).toEqual([]);
});
