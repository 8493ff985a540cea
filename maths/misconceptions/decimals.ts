import type { Misconception } from './misconception';

/** Decimals. */
export const decimalsMisconceptions: Misconception[] = [
  {
    id: 'larger-decimal-is-longer',
    name: 'Longer decimal taken as larger',
    deed: 'took the decimal with more digits as the larger one',
    explanation:
      'Each place is worth ten times the next one, so the first place where they differ decides, not the length.',
    type: 'place-value',
    splitting: { ask: 'Which is larger, 0.45 or 0.6?', choice: '0.45, because 45 is more than 6' },
    learnNext: ['43-tenths-and-hundredths', '62-decimals-past-hundredths'],
  },
  {
    id: 'shorter-decimal-is-larger',
    name: 'Shorter decimal taken as larger',
    deed: 'took the decimal with fewer digits as the larger one',
    explanation: 'Hundredths are smaller than tenths, but a decimal with hundredths can hold more of everything.',
    type: 'place-value',
    splitting: { ask: 'Which is larger, 0.3 or 0.47?', choice: '0.3, because tenths are bigger than hundredths' },
    learnNext: ['43-tenths-and-hundredths', '62-decimals-past-hundredths'],
  },
  {
    id: 'decimal-point-ignored-in-adding',
    name: 'Lined up the last digits',
    deed: 'lined up the last digits instead of the decimal points',
    explanation: 'Tenths go with tenths and ones with ones, and lining up the points makes that happen.',
    type: 'place-value',
    splitting: { ask: 'In $2.5+0.13$, which digit sits above the 3?', choice: 'The 5' },
    learnNext: ['62-decimals-past-hundredths', '85-add-and-subtract-decimals'],
  },
  {
    id: 'decimal-parts-as-whole-numbers',
    name: 'Read the decimal part as a whole number',
    deed: 'worked with the digits after the point as if they were a whole number',
    explanation: 'The digits after the point are tenths and hundredths, so a single digit there stands for tenths.',
    type: 'place-value',
    splitting: { ask: 'What is $0.5+0.25$?', choice: '0.30, because $5+25=30$' },
    learnNext: ['62-decimals-past-hundredths', '85-add-and-subtract-decimals'],
  },
  {
    id: 'times-10-adds-zero-to-decimal',
    name: 'Put a zero at the end',
    deed: 'put a zero at the end of the decimal',
    explanation:
      'Every digit becomes worth ten times as much, so the digits move one place, and a zero at the end changes nothing.',
    type: 'place-value',
    splitting: { ask: 'What is $2.5\\times 10$?', choice: '2.50' },
    learnNext: ['47-times-and-divide-by-10-100', '87-decimals-by-powers-of-ten'],
  },
  {
    id: 'decimal-point-moved-wrong-way',
    name: 'Moved the digits the wrong way',
    deed: 'moved the digits the wrong way',
    explanation: 'Multiplying by ten makes every digit worth more, and dividing makes it worth less.',
    type: 'place-value',
    splitting: { ask: 'Is $3.6\\div 10$ more or less than 3.6?', choice: 'More: 36' },
    learnNext: ['47-times-and-divide-by-10-100', '87-decimals-by-powers-of-ten'],
  },
  {
    id: 'decimal-places-not-counted',
    name: 'Lost track of the decimal places',
    deed: 'put the decimal point in the wrong place in the product',
    explanation: 'Tenths times tenths are hundredths, so the places of both numbers count.',
    type: 'place-value',
    splitting: { ask: 'What is $0.3\\times 0.2$?', choice: '0.6' },
    learnNext: ['87-decimals-by-powers-of-ten', '105-fractions-decimals-percents-four-operations'],
  },
  {
    id: 'fraction-digits-as-decimal',
    name: 'Wrote the digits of the fraction as a decimal',
    deed: 'wrote the digits of the fraction around a decimal point',
    explanation: 'A fraction is a division, so its decimal comes from dividing top by bottom.',
    type: 'concept',
    splitting: { ask: 'What is $\\frac{1}{4}$ as a decimal?', choice: '1.4' },
    learnNext: ['103-equivalent-rationals', '65-percent-fraction-decimal'],
  },
];
