import type { ReasonQuestion } from './reason';

export const reasonsOfAlgebra: ReasonQuestion[] = [
  {
    id: 'both-sides-alike',
    topicIds: ['111-linear-equations-natural-solutions', '130-equations-and-inequalities'],
    ask: 'Why can you subtract 3 from both sides of $x+3=10$?',
    right: 'Equal amounts stay equal when you take the same from both.',
    wrong: [
      { text: 'Because the 3 just moves across.', misconceptionId: 'moves-term-keeps-sign' },
      { text: 'Because 3 is the smallest number in it.' },
    ],
  },
  {
    id: 'coefficient-multiplies',
    topicIds: ['111-linear-equations-natural-solutions', '71-unknowns-in-times-and-divide'],
    ask: 'Why do you divide by 3 to solve $3x=12$?',
    right: 'The 3 multiplies $x$, and dividing undoes that.',
    wrong: [
      { text: 'You subtract the 3, because it’s in front.', misconceptionId: 'subtracts-coefficient' },
      { text: 'You multiply by 3 again.', misconceptionId: 'undoes-with-same-operation' },
    ],
  },
  {
    id: 'sign-turns',
    topicIds: ['130-equations-and-inequalities', '163-simultaneous-equations-inequalities'],
    ask: 'Why does the inequality sign flip when you multiply $-x<2$ by $-1$?',
    right: 'Multiplying by a negative number reverses the order on the number line.',
    wrong: [
      { text: 'It doesn’t: the sign always stays the same.', misconceptionId: 'inequality-not-flipped' },
      { text: 'It flips at every step of an inequality.' },
    ],
  },
  {
    id: 'every-term-in-the-bracket',
    topicIds: ['128-expand-and-factorise-linear'],
    ask: 'Why is $4(x+2)=4x+8$?',
    right: 'There are four lots of everything in the bracket.',
    wrong: [
      { text: 'It isn’t: it’s $4x+2$.', misconceptionId: 'distributes-to-first-only' },
      { text: 'Because 4 and 2 are both even.' },
    ],
  },
  {
    id: 'letter-is-a-number',
    topicIds: ['110-write-expressions', '109-formulas-and-substitution'],
    ask: 'An apple costs $a$ dollars. What does $3a$ mean?',
    right: 'The cost of three apples, in dollars.',
    wrong: [
      { text: 'Three apples.', misconceptionId: 'letter-as-object' },
      { text: 'Thirty-something: a 3 and a digit $a$.', misconceptionId: 'substitutes-by-joining' },
    ],
  },
  {
    id: 'like-terms',
    topicIds: ['110-write-expressions', '128-expand-and-factorise-linear'],
    ask: 'Why can’t you write $3x+4$ as $7x$?',
    right: 'The 4 isn’t a number of $x$s.',
    wrong: [
      { text: 'It can: 3 and 4 make 7.', misconceptionId: 'joins-unlike-terms' },
      { text: 'Because letters come last.' },
    ],
  },
  {
    id: 'middle-term',
    topicIds: ['146-binomial-products-monic-quadratics', '162-algebra-techniques-completing-the-square'],
    ask: 'Why isn’t $(x+3)^2$ equal to $x^2+9$?',
    right: 'Each term in one bracket multiplies each term in the other, so you get $6x$ too.',
    wrong: [
      { text: 'It is: each part is squared.', misconceptionId: 'square-of-sum-termwise' },
      { text: 'Because 3 is odd.' },
    ],
  },
  {
    id: 'zero-product',
    topicIds: ['148-quadratic-graphs-and-equations', '146-binomial-products-monic-quadratics'],
    ask: 'Why does $(x-2)(x-5)=0$ give two solutions?',
    right: 'A product is zero when one of its factors is.',
    wrong: [
      { text: 'They’re $-2$ and $-5$, the numbers in the brackets.', misconceptionId: 'roots-sign-flipped' },
      { text: 'Every equation with brackets has two.' },
    ],
  },
  {
    id: 'two-square-roots',
    topicIds: ['148-quadratic-graphs-and-equations'],
    ask: 'Why does $x^2=9$ have two solutions?',
    right: 'Both $3$ and $-3$ square to 9.',
    wrong: [
      { text: 'It has one, because $\\sqrt{9}=3$.', misconceptionId: 'loses-second-root' },
      { text: 'Because the index is 2, there are always two.' },
    ],
  },
  {
    id: 'gradient-is-rise-over-run',
    topicIds: ['129-linear-graphs', '147-gradient-midpoint-distance'],
    ask: 'What does a gradient of 2 tell you?',
    right: 'For each step to the right, the line goes up 2.',
    wrong: [
      { text: 'For each step up, the line goes 2 to the right.', misconceptionId: 'gradient-run-over-rise' },
      { text: 'The line crosses the $y$-axis at 2.', misconceptionId: 'intercept-gradient-swapped' },
    ],
  },
  {
    id: 'fixed-part-once',
    topicIds: ['131-linear-modelling', '149-linear-and-quadratic-modelling'],
    ask: 'A taxi costs \\$4 plus \\$2 for each kilometre. Why is the rule $C=2k+4$?',
    right: 'You pay the \\$4 once and the \\$2 for every kilometre.',
    wrong: [
      { text: 'It’s $C=6k$: you pay all of it each time.', misconceptionId: 'fixed-part-taken-each-time' },
      {
        text: 'It’s $C=4k+2$: the larger number goes with the letter.',
        misconceptionId: 'intercept-gradient-swapped',
      },
    ],
  },
  {
    id: 'step-and-start',
    topicIds: ['90-growing-patterns-and-rules', '51-number-rules-and-algorithms'],
    ask: 'A pattern is 5, 8, 11, 14. Why is its rule not just "times 3"?',
    right: 'It goes up by 3, but it doesn’t start at 3.',
    wrong: [
      { text: 'It is: the step is 3.', misconceptionId: 'pattern-next-difference-only' },
      { text: 'There’s no rule, because 5 isn’t in the 3 times table.' },
    ],
  },
  {
    id: 'eliminate-by-subtracting',
    topicIds: ['163-simultaneous-equations-inequalities'],
    ask: 'Why do you subtract $x+y=3$ from $x+4y=9$ instead of adding it?',
    right: 'Both have the same $x$ term, so subtracting eliminates it.',
    wrong: [
      { text: 'Adding would eliminate it too.', misconceptionId: 'adds-instead-of-eliminating' },
      { text: 'You always subtract the smaller equation.' },
    ],
  },
  {
    id: 'vertex-sign',
    topicIds: ['150-parameters-and-graph-shifts', '193-graph-transformations'],
    ask: 'Why does $y=(x-3)^2$ have its turning point at $x=3$?',
    right: 'The bracket is zero there, and a square is never less than zero.',
    wrong: [
      { text: 'It’s at $x=-3$, like in the bracket.', misconceptionId: 'horizontal-shift-sign' },
      { text: 'Because 3 is the largest number in it.' },
    ],
  },
  {
    id: 'chain-rule-inside',
    topicIds: ['202-product-quotient-chain'],
    ask: 'Why isn’t the derivative of $(3x+1)^5$ just $5(3x+1)^4$?',
    right: 'The inside grows three times as fast as $x$, so you multiply by its derivative too.',
    wrong: [{ text: 'It is: only the index matters.' }, { text: 'Because the index has to stay 5.' }],
  },
  {
    id: 'constant-of-integration',
    topicIds: ['204-integration-and-area'],
    ask: 'Why is there a constant in an antiderivative?',
    right: 'Functions that differ by a constant have the same derivative.',
    wrong: [{ text: 'It makes up for rounding.' }, { text: 'Every function has to pass through a point.' }],
  },
  {
    id: 'doubling-is-no-adding',
    topicIds: ['164-exponential-relations', '165-growth-and-decay-compound-interest'],
    ask: 'Why does compound interest add more each year?',
    right: 'It’s the same percentage of a larger amount each time.',
    wrong: [
      { text: 'It doesn’t: it adds the same amount each year.', misconceptionId: 'geometric-as-arithmetic' },
      { text: 'The bank raises the percentage each year.' },
    ],
  },
];
