import type { ReasonQuestion } from './reason';

export const reasonsOfSpaceAndChance: ReasonQuestion[] = [
  {
    id: 'from-zero-on-the-ruler',
    topicIds: ['8-compare-length-mass-capacity'],
    ask: 'Why do both pencils have to start at the same place?',
    right: 'If they don’t, the ends can’t show which is longer.',
    wrong: [
      { text: 'The ends always show it.', misconceptionId: 'ends-compared-only' },
      { text: 'So that it looks neat.' },
    ],
  },
  {
    id: 'area-by-rows',
    topicIds: ['73-perimeter-and-area', '93-area-of-rectangles'],
    ask: 'Why do you multiply the sides of a rectangle to get its area?',
    right: 'One side tells you how many rows of squares there are, and the other how many squares are in each row.',
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
    right: 'Together they make half a turn.',
    wrong: [{ text: 'Each of them is $90°$.' }, { text: 'A line has two ends.' }],
  },
  {
    id: 'triangle-angle-sum',
    topicIds: ['117-angle-sums'],
    ask: 'Why do the angles of any triangle add to $180°$?',
    right: 'A line parallel to one side shows all three angles side by side on a straight line.',
    wrong: [{ text: 'Each of them is $60°$.' }, { text: 'That’s only for small triangles.' }],
  },
  {
    id: 'square-on-the-long-side',
    topicIds: ['137-pythagoras'],
    ask: 'Why isn’t the hypotenuse the sum of the other two sides?',
    right: 'The areas of the squares on the sides add up, not the sides.',
    wrong: [
      { text: 'It is: walking around is as far as walking across.' },
      { text: 'Because with a right angle, all the sides are equal.' },
    ],
  },
  {
    id: 'area-scale',
    topicIds: ['154-similarity-and-enlargement', '170-scale-and-proportion-models'],
    ask: 'You double all the lengths of a shape. Why is its area four times as large?',
    right: 'It’s twice as long and twice as wide.',
    wrong: [{ text: 'It’s twice as large, like the lengths.' }, { text: 'A shape has four sides.' }],
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
    wrong: [{ text: 'You multiply all the edges together.' }, { text: 'It’s the area of all its faces.' }],
  },
  {
    id: 'equal-chances',
    topicIds: ['81-equally-likely-outcomes', '100-probability-0-to-1', '123-single-stage-probability'],
    ask: 'A bag has 3 red balls and 1 blue ball. Why isn’t the chance of blue a half?',
    right: 'There are two colours, but four balls you could pick.',
    wrong: [
      { text: 'It is a half: it’s either red or blue.', misconceptionId: 'all-outcomes-equally-likely' },
      { text: 'It’s a third: one blue to three red.', misconceptionId: 'ratio-part-over-part-as-fraction' },
    ],
  },
  {
    id: 'coin-has-no-memory',
    topicIds: ['42-chance-words-and-trials', '159-compound-events-replacement'],
    ask: 'A coin lands on heads five times in a row. Why isn’t tails more likely now?',
    right: 'The coin doesn’t know what came before.',
    wrong: [{ text: 'It is: tails is due.' }, { text: 'It isn’t: heads is on a roll.' }],
  },
  {
    id: 'complement',
    topicIds: ['142-complementary-events'],
    ask: 'Why can you find the chance of "at least one" from the chance of "none"?',
    right: 'One of the two has to happen, but never both.',
    wrong: [{ text: 'They have the same chance.' }, { text: '“None” is only about the first try.' }],
  },
  {
    id: 'mean-moves-with-outlier',
    topicIds: ['121-mean-median-mode-range', '157-compare-data-sets-outliers'],
    ask: 'You add one very large value to a list. Why does the mean change more than the median?',
    right: 'The mean shares out all the values, but the median only uses the middle one.',
    wrong: [
      { text: 'They change the same: both are the middle.', misconceptionId: 'mean-median-swap' },
      { text: 'The median changes more, because the list gets longer.' },
    ],
  },
  {
    id: 'random-sample',
    topicIds: ['141-sampling-and-inference', '158-survey-methods-and-bias'],
    ask: 'Why don’t your friends make a good sample of the whole school?',
    right: 'Not everyone has the same chance of being asked.',
    wrong: [{ text: 'Friends don’t tell the truth.' }, { text: 'A sample has to include everyone.' }],
  },
  {
    id: 'given-that',
    topicIds: ['177-conditional-probability'],
    ask: 'Why isn’t the chance of rain given clouds the same as the chance of clouds given rain?',
    right: 'They’re fractions of two different groups.',
    wrong: [
      { text: 'They are the same: both count days with rain and clouds.' },
      { text: 'Clouds always come first.' },
    ],
  },
];
