/** A topic of each school year that shows well what a question is like: the front page leads to a question of each. */
export const tryTopics: { year: number; topicId: string }[] = [
  { year: 1, topicId: '4-add-and-subtract-within-20' },
  { year: 2, topicId: '16-add-and-subtract-2-digit' },
  { year: 3, topicId: '35-tables-3-4-5-10' },
  { year: 4, topicId: '53-tables-to-10-x-10' },
  { year: 5, topicId: '65-percent-fraction-decimal' },
  { year: 6, topicId: '86-add-and-subtract-unlike-fractions' },
  { year: 7, topicId: '106-integers-add-and-subtract' },
  { year: 8, topicId: '137-pythagoras' },
  { year: 9, topicId: '146-binomial-products-monic-quadratics' },
  { year: 10, topicId: '163-simultaneous-equations-inequalities' },
  { year: 11, topicId: '196-radians-arcs-trig-graphs' },
  { year: 12, topicId: '204-integration-and-area' },
];

/** The topic whose question stands on the front page itself. */
export const frontTopicId = '86-add-and-subtract-unlike-fractions';
