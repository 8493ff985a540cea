import { expect, it } from 'vitest';
import { topics } from '../../../maths/curriculum/index';
import { homeActivity } from './home-activities';

const of = (id: string) => {
  const topic = topics.find((each) => each.id === id);
  if (!topic) throw new Error(`There is no topic ${id}.`);
  return homeActivity(topic);
};

it.each([
  ['86-add-and-subtract-unlike-fractions', 'toast'],
  ['106-integers-add-and-subtract', '-10 to 10'],
  ['47-times-and-divide-by-10-100', 'equal rows'],
  ['27-tables-and-graphs', 'small graph'],
  ['74-12-and-24-hour-time', 'starts and ends'],
  ['202-product-quotient-chain', 'why you start the way you do'],
])('%s is about what the topic is about', (id, words) => {
  expect(of(id)).toContain(words);
});

it('is there for every topic, short enough to be read aloud', () => {
  for (const topic of topics) expect(homeActivity(topic).length).toBeLessThan(260);
});
