import { expect, test } from 'vitest';
import { templates, templatesOfTopic } from '../templates/index';

test('no two templates share an id', () => {
  const ids = templates.map((template) => template.id);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

test('a topic lists its templates from easy to hard', () => {
  const order = ['EASY', 'NORMAL', 'HARD'];
  for (const { topicId } of templates) {
    const ranks = templatesOfTopic(topicId).map((template) => order.indexOf(template.difficulty));
    expect(ranks.length).toBeGreaterThan(0);
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  }
});
