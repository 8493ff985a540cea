import type { ReasonQuestion } from './reason';

export const reasonsOfSpaceAndChance: ReasonQuestion[] = [
  {
    id: 'from-zero-on-the-ruler',
    topicIds: ['8-compare-length-mass-capacity'],
    ask: 'Why do both pencils have to begin at the same place?',
    right: 'Else the end does not tell which is longer.',
    wrong: [
      { text: 'The end always tells it.', misconceptionId: 'ends-compared-only' },
      { text: 'So that it looks tidy.' },
    ],
  },
  {
    id: 'area-by-rows',
    topicIds: ['73-perimeter-and-area', '93-area-of-rectangles'],
    ask: 'Why do you multiply the sides of a rectangle to get its area?',
    right: 'It has as many rows of squares as one side is long, each with as many squares as the other.',
    wrong: [{ text: 'Because all four sides are added.' }, { text: 'Because the sides are straight.' }],
  },
  {
    id: 'half-of-the-rectangle',
    topicIds: ['113-area-of-triangles-and-parallelograms'],
    ask: 'Why is there a half in the area of a triangle?',
    right: 'Two equal triangles make a parallelogram with the same base and height.',
    wrong: [
      { text: 'A triangle has half as many sides as a hexagon.' },
      { text: 'Its height is always half of its base.' },
    ],
  },
  {
    id: 'angles-on-a-line',
    topicIds: ['95-angles-at-a-point-and-on-a-line'],
    ask: 'Why do angles on a straight line add to $180°$?',
    right: 'Together they are half of a full turn.',
    wrong: [{ text: 'Each of them is $90°$.' }, { text: 'A line has two ends.' }],
  },
  {
    id: 'triangle-angle-sum',
    topicIds: ['117-angle-sums'],
    ask: 'Why do the angles of any triangle add to $180°$?',
    right: 'A line parallel to one side shows all three angles side by side on a straight line.',
    wrong: [{ text: 'Each of them is $60°$.' }, { text: 'It is so for small triangles only.' }],
  },
  {
    id: 'square-on-the-long-side',
    topicIds: ['137-pythagoras'],
    ask: 'Why is the longest side not the sum of the two others?',
    right: 'The areas of the squares on the sides add up, not the sides.',
    wrong: [
      { text: 'It is: walking around is as long as walking across.' },
      { text: 'Because one angle is right, all sides are equal.' },
    ],
  },
  {
    id: 'area-scale',
    topicIds: ['154-similarity-and-enlargement', '170-scale-and-proportion-models'],
    ask: 'All lengths of a shape are doubled. Why is its area four times as large?',
    right: 'It is twice as long and twice as wide.',
    wrong: [{ text: 'It is twice as large, like the lengths.' }, { text: 'A shape has four sides.' }],
  },
  {
    id: 'circle-diameter',
    topicIds: ['134-circumference-and-area-of-circles', '115-circle-parts-and-pi'],
    ask: 'What does the number $\\pi$ compare?',
    right: 'The distance around a circle with the distance across it.',
    wrong: [
      { text: 'The distance around a circle with its radius.', misconceptionId: 'radius-diameter-swap' },
      { text: 'The area of a circle with its diameter.' },
    ],
  },
  {
    id: 'cubes-in-a-layer',
    topicIds: ['114-volume-of-prisms', '133-volume-and-capacity'],
    ask: 'Why is the volume of a prism its base area times its height?',
    right: 'Each layer has as many cubes as the base has squares, and the height counts the layers.',
    wrong: [{ text: 'All the edges are multiplied with each other.' }, { text: 'It is the area of all its faces.' }],
  },
  {
    id: 'equal-chances',
    topicIds: ['81-equally-likely-outcomes', '100-probability-0-to-1', '123-single-stage-probability'],
    ask: 'A bag has 3 red and 1 blue ball. Why is the chance of blue not a half?',
    right: 'There are two colours, but four balls that can come up.',
    wrong: [
      { text: 'It is a half: it is red or blue.', misconceptionId: 'all-outcomes-equally-likely' },
      { text: 'It is a third: one blue against three red.', misconceptionId: 'ratio-part-over-part-as-fraction' },
    ],
  },
  {
    id: 'coin-has-no-memory',
    topicIds: ['42-chance-words-and-trials', '159-compound-events-replacement'],
    ask: 'A coin has shown heads five times. Why is tails not more likely now?',
    right: 'The coin does not know what came before.',
    wrong: [{ text: 'It is: tails is due.' }, { text: 'It is not: heads is on a run.' }],
  },
  {
    id: 'complement',
    topicIds: ['142-complementary-events'],
    ask: 'Why can you find the chance of "at least one" from the chance of "none"?',
    right: 'One of the two must happen, and never both.',
    wrong: [{ text: 'They have the same chance.' }, { text: 'None is the chance of the first try alone.' }],
  },
  {
    id: 'mean-moves-with-outlier',
    topicIds: ['121-mean-median-mode-range', '157-compare-data-sets-outliers'],
    ask: 'One very large value joins a list. Why does the mean change more than the median?',
    right: 'The mean shares out all the values, and the median only looks at the middle place.',
    wrong: [
      { text: 'They change alike: both are the middle.', misconceptionId: 'mean-median-swap' },
      { text: 'The median changes more, as the list gets longer.' },
    ],
  },
  {
    id: 'random-sample',
    topicIds: ['141-sampling-and-inference', '158-survey-methods-and-bias'],
    ask: 'Why is a sample of your friends a poor one for the whole school?',
    right: 'Not everybody has the same chance to be asked.',
    wrong: [{ text: 'Friends do not tell the truth.' }, { text: 'A sample must have everybody in it.' }],
  },
  {
    id: 'given-that',
    topicIds: ['177-conditional-probability'],
    ask: 'Why is the chance of rain given clouds not the chance of clouds given rain?',
    right: 'They are shares of two different wholes.',
    wrong: [{ text: 'They are the same: both count days with both.' }, { text: 'Clouds always come first.' }],
  },
];
