import type { Misconception } from './misconception';

/** Order of operations. */
export const orderOfOperationsMisconceptions: Misconception[] = [
  {
    id: 'left-to-right-ignores-order',
    name: 'Worked from left to right',
    deed: 'worked from left to right',
    explanation: 'Multiplying and dividing are done before adding and subtracting, wherever they stand.',
    type: 'order',
    splitting: { ask: 'What do you work out first in $2+3\\times 4$?', choice: '$2+3$, because it comes first' },
    learnNext: ['91-order-of-operations-unknowns', '105-fractions-decimals-percents-four-operations'],
  },
  {
    id: 'adds-before-times',
    name: 'Added before multiplying',
    deed: 'added or subtracted before multiplying',
    explanation: 'Multiplication groups its numbers tightly, so it is worked out before any adding.',
    type: 'order',
    splitting: { ask: 'In $10-2\\times 3$, what goes together first?', choice: '$10-2$' },
    learnNext: ['91-order-of-operations-unknowns', '105-fractions-decimals-percents-four-operations'],
  },
  {
    id: 'ignores-brackets',
    name: 'Ignored the brackets',
    deed: 'worked as if the brackets were not there',
    explanation: 'Brackets say what to work out first, so they change which numbers belong together.',
    type: 'order',
    splitting: { ask: 'What do you work out first in $(2+3)\\times 4$?', choice: '$3\\times 4$' },
    learnNext: ['91-order-of-operations-unknowns', '105-fractions-decimals-percents-four-operations'],
  },
  {
    id: 'adds-before-subtracting',
    name: 'Added before subtracting',
    deed: 'did the addition before the subtraction on its left',
    explanation: 'Adding and subtracting have equal rank, so they are done in order from the left.',
    type: 'order',
    splitting: { ask: 'What is $10-4+3$?', choice: '3, because $4+3=7$ comes first' },
    learnNext: ['91-order-of-operations-unknowns', '106-integers-add-and-subtract'],
  },
  {
    id: 'square-before-bracket',
    name: 'Squared only part of the bracket',
    deed: 'squared before working out the bracket',
    explanation: 'The power belongs to everything inside the bracket.',
    type: 'order',
    splitting: { ask: 'What is $(2+3)^2$?', choice: '13' },
    learnNext: ['91-order-of-operations-unknowns', '101-squares-and-square-roots'],
  },
  {
    id: 'multiplies-before-dividing',
    name: 'Multiplied before dividing',
    deed: 'did the product before the division on its left',
    explanation: 'Multiplying and dividing have equal rank, so they are done in order from the left.',
    type: 'order',
    splitting: { ask: 'What is $24\\div 4\\times 2$?', choice: '3, because $4\\times 2=8$ comes first' },
    learnNext: ['91-order-of-operations-unknowns', '126-integers-and-rationals-four-operations'],
  },
];
