import type { ReasonQuestion } from './reason';

export const reasonsOfNumber: ReasonQuestion[] = [
  {
    id: 'count-on-from-the-larger',
    topicIds: ['4-add-and-subtract-within-20', '20-addition-facts-to-20'],
    ask: 'Why can you start with the bigger number when you add?',
    right: 'The order doesn’t change how many there are.',
    wrong: [{ text: 'The bigger number always comes first.' }, { text: 'Then you don’t have to count.' }],
  },
  {
    id: 'ten-ones-make-a-ten',
    topicIds: ['2-tens-and-ones', '14-place-value-3-digits'],
    ask: 'In $34$, why is the 3 worth more than the 4?',
    right: 'The 3 counts tens and the 4 counts ones.',
    wrong: [{ text: 'It isn’t: 4 is more than 3.' }, { text: 'The first digit is always the biggest.' }],
  },
  {
    id: 'equal-shares',
    topicIds: ['6-sharing-and-grouping', '17-arrays-times-and-share'],
    ask: 'When is a share fair?',
    right: 'When every part has the same number.',
    wrong: [{ text: 'When nothing is left over.' }, { text: 'When everyone gets something.' }],
  },
  {
    id: 'half-is-one-of-two-equal-parts',
    topicIds: ['15-halves-quarters-eighths', '29-unit-fractions'],
    ask: 'Why isn’t one of two pieces always a half?',
    right: 'The two pieces must be equal.',
    wrong: [{ text: 'Two pieces are always two halves.' }, { text: 'A half has to be the bigger piece.' }],
  },
  {
    id: 'undo-adding',
    topicIds: ['33-inverse-of-add-and-subtract-unknowns', '52-unknowns-in-plus-and-minus'],
    ask: 'Why does taking 5 away help with $\\square+5=12$?',
    right: 'Taking away undoes adding.',
    wrong: [
      { text: 'You always take away the bigger number.' },
      { text: 'You do the same thing again to get back.', misconceptionId: 'undoes-with-same-operation' },
    ],
  },
  {
    id: 'even-ends',
    topicIds: ['44-odd-and-even'],
    ask: 'Why does the last digit tell you if a number is even?',
    right: 'Tens always split into two equal whole parts, so only the ones matter.',
    wrong: [{ text: 'All the digits of an even number are even.' }, { text: 'The last digit is the biggest part.' }],
  },
  {
    id: 'times-ten-moves-digits',
    topicIds: ['47-times-and-divide-by-10-100', '87-decimals-by-powers-of-ten'],
    ask: 'What happens to $3.5$ when you multiply it by 10?',
    right: 'Each digit moves to a place worth ten times as much.',
    wrong: [
      { text: 'It gets a zero on the end.', misconceptionId: 'times-10-adds-zero-to-decimal' },
      { text: 'Only the whole part gets bigger.', misconceptionId: 'decimal-parts-as-whole-numbers' },
    ],
  },
  {
    id: 'longer-decimal',
    topicIds: ['43-tenths-and-hundredths', '62-decimals-past-hundredths'],
    ask: 'Why is $0.4$ more than $0.35$?',
    right: 'Four tenths are more than three tenths, whatever comes after.',
    wrong: [
      { text: 'It isn’t: 35 is more than 4.', misconceptionId: 'larger-decimal-is-longer' },
      { text: 'Shorter decimals are always larger.', misconceptionId: 'shorter-decimal-is-larger' },
    ],
  },
  {
    id: 'line-up-points',
    topicIds: ['85-add-and-subtract-decimals'],
    ask: 'Why do you line up the decimal points before you add?',
    right: 'Then you add tenths to tenths and ones to ones.',
    wrong: [
      { text: 'The last digits have to line up.', misconceptionId: 'decimal-point-ignored-in-adding' },
      { text: 'Then both numbers are the same length.' },
    ],
  },
  {
    id: 'same-size-parts',
    topicIds: ['66-add-and-subtract-fractions-related', '86-add-and-subtract-unlike-fractions'],
    ask: 'Why do you write fractions with the same denominator before you add them?',
    right: 'You can only add up parts that are the same size.',
    wrong: [
      {
        text: 'So that you can add the numerators and the denominators.',
        misconceptionId: 'adds-numerators-and-denominators',
      },
      {
        text: 'So that the numerators can stay as they are.',
        misconceptionId: 'keeps-numerators-on-common-denominator',
      },
    ],
  },
  {
    id: 'bigger-bottom-smaller-part',
    topicIds: ['64-compare-fractions-mixed', '84-order-common-fractions'],
    ask: 'Why is $\\frac{1}{8}$ less than $\\frac{1}{5}$?',
    right: 'More equal parts in one whole make each part smaller.',
    wrong: [
      { text: 'It isn’t: 8 is more than 5.', misconceptionId: 'larger-denominator-larger-fraction' },
      { text: 'They’re the same, because both have a 1 on top.', misconceptionId: 'same-top-same-size' },
    ],
  },
  {
    id: 'times-top-and-bottom',
    topicIds: ['45-equivalent-fractions-and-decimals', '103-equivalent-rationals'],
    ask: 'Why doesn’t multiplying the numerator and denominator by 3 change a fraction?',
    right: 'It’s the same as multiplying by $\\frac{3}{3}$, which is 1.',
    wrong: [
      { text: 'Adding 3 to both would do the same.', misconceptionId: 'equivalent-by-adding' },
      { text: 'It does change it: it’s three times as large.' },
    ],
  },
  {
    id: 'second-row-zero',
    topicIds: ['67-long-multiplication'],
    ask: 'Why does the second row of $23\\times 14$ end in a zero?',
    right: 'The 1 in 14 stands for 10, so that row counts tens.',
    wrong: [
      { text: 'It’s only there to line up the rows.' },
      { text: 'It doesn’t have to: both rows start at the right.', misconceptionId: 'drops-zero-in-second-row' },
    ],
  },
  {
    id: 'remainder-below-divisor',
    topicIds: ['68-division-with-remainders'],
    ask: 'Why is a remainder always less than the number you divide by?',
    right: 'Otherwise you could make another whole group.',
    wrong: [{ text: 'A remainder is always less than ten.' }, { text: 'It’s what doesn’t fit on the paper.' }],
  },
  {
    id: 'percent-of-hundred',
    topicIds: ['65-percent-fraction-decimal', '88-fraction-or-percent-of-a-quantity'],
    ask: 'Why is $7\\%$ the same as $0.07$?',
    right: 'Per cent means out of a hundred, so it’s seven hundredths.',
    wrong: [
      { text: 'It isn’t: it’s $0.7$.', misconceptionId: 'percent-as-decimal-shift' },
      { text: 'Because 7 is the amount.', misconceptionId: 'percent-as-amount' },
    ],
  },
  {
    id: 'up-and-down',
    topicIds: ['89-modelling-with-percentages', '127-percent-change-gst-profit'],
    ask: 'A price goes up by $10\\%$ and then down by $10\\%$. Why isn’t it back where it started?',
    right: 'The second percentage is of a larger amount.',
    wrong: [
      { text: 'It is: up and down undo each other.', misconceptionId: 'percent-up-then-down-returns' },
      { text: 'Prices are always rounded.' },
    ],
  },
  {
    id: 'times-before-plus',
    topicIds: ['91-order-of-operations-unknowns'],
    ask: 'Why isn’t $2+3\\times 4$ equal to $20$?',
    right: 'You multiply first, so only the 3 is multiplied by 4.',
    wrong: [
      { text: 'It is $20$: you work from left to right.', misconceptionId: 'left-to-right-ignores-order' },
      { text: 'Adding always comes last, even in brackets.' },
    ],
  },
  {
    id: 'one-is-no-prime',
    topicIds: ['83-primes-composites-squares', '102-prime-factors-index-form-expanded-form'],
    ask: 'Why isn’t 1 a prime number?',
    right: 'A prime has exactly two factors, and 1 has only one.',
    wrong: [{ text: 'It is odd.' }, { text: 'You can divide every number by it.' }],
  },
  {
    id: 'further-left-is-less',
    topicIds: ['82-integers-on-a-line'],
    ask: 'Why is $-8$ less than $-3$?',
    right: 'It’s further left on the number line.',
    wrong: [
      { text: 'It isn’t: 8 is more than 3.', misconceptionId: 'larger-magnitude-negative-is-larger' },
      { text: 'Minus signs don’t count when you compare.', misconceptionId: 'ignores-negative-sign' },
    ],
  },
  {
    id: 'subtract-a-negative',
    topicIds: ['106-integers-add-and-subtract'],
    ask: 'Why is $5-(-2)$ the same as $5+2$?',
    right: 'Taking away a debt of 2 leaves you 2 better off.',
    wrong: [
      {
        text: 'Two minus signs always make a plus, wherever they are.',
        misconceptionId: 'two-negatives-always-positive',
      },
      { text: 'It isn’t: it’s $5-2$.', misconceptionId: 'minus-minus-as-minus' },
    ],
  },
  {
    id: 'negative-times-negative',
    topicIds: ['126-integers-and-rationals-four-operations'],
    ask: 'In the pattern $2\\times(-3)$, $1\\times(-3)$, $0\\times(-3)$, $(-1)\\times(-3)$, why is the last product positive?',
    right: 'Each product is 3 more than the one before.',
    wrong: [
      { text: 'It’s negative, because both numbers are.', misconceptionId: 'negative-times-negative-negative' },
      { text: 'You can leave out pairs of minus signs in any sum.', misconceptionId: 'two-negatives-always-positive' },
    ],
  },
  {
    id: 'ratio-scales',
    topicIds: ['107-ratios'],
    ask: 'Why is $2:3$ the same mix as $4:6$, but not $3:4$?',
    right: 'Both parts are multiplied by the same number.',
    wrong: [
      { text: 'It is the same as $3:4$: the difference is still 1.', misconceptionId: 'ratio-as-difference' },
      { text: 'Only even numbers can be halved.' },
    ],
  },
  {
    id: 'add-the-indices',
    topicIds: ['125-index-laws-positive-and-zero', '145-integer-index-laws'],
    ask: 'Why is $2^3\\times 2^4=2^7$?',
    right: 'There are three factors of 2 and then four more.',
    wrong: [
      { text: 'It isn’t: it’s $2^{12}$.', misconceptionId: 'multiplies-indices-in-product' },
      { text: 'It isn’t: it’s $4^7$.', misconceptionId: 'multiplies-bases' },
    ],
  },
  {
    id: 'index-zero',
    topicIds: ['125-index-laws-positive-and-zero', '145-integer-index-laws'],
    ask: 'Why is $5^0=1$?',
    right: 'Each step down in the index divides by 5, and $5^1\\div 5=1$.',
    wrong: [{ text: 'It isn’t: five times zero is zero.' }, { text: 'Because 0 and 1 are next to each other.' }],
  },
];
