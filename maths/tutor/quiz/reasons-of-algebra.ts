import type { ReasonQuestion } from './reason';

export const reasonsOfAlgebra: ReasonQuestion[] = [
  {
    id: 'both-sides-alike',
    topicIds: ['111-linear-equations-natural-solutions', '130-equations-and-inequalities'],
    ask: 'Why may you take 3 from both sides of $x+3=10$?',
    right: 'Equal amounts stay equal when the same is taken from both.',
    wrong: [
      { text: 'Because the 3 moves over as it is.', misconceptionId: 'moves-term-keeps-sign' },
      { text: 'Because 3 is the smallest number in it.' },
    ],
  },
  {
    id: 'coefficient-multiplies',
    topicIds: ['111-linear-equations-natural-solutions', '71-unknowns-in-times-and-divide'],
    ask: 'Why do you divide by 3 to solve $3x=12$?',
    right: 'The 3 multiplies $x$, and division undoes that.',
    wrong: [
      { text: 'You take 3 away, as it stands in front.', misconceptionId: 'subtracts-coefficient' },
      { text: 'You multiply by 3 again.', misconceptionId: 'undoes-with-same-operation' },
    ],
  },
  {
    id: 'sign-turns',
    topicIds: ['130-equations-and-inequalities', '163-simultaneous-equations-inequalities'],
    ask: 'Why does the sign turn when you multiply $-x<2$ by $-1$?',
    right: 'Multiplying by a negative number turns the order of the number line around.',
    wrong: [
      { text: 'It does not: the sign always stays.', misconceptionId: 'inequality-not-flipped' },
      { text: 'It turns at every step of an inequality.' },
    ],
  },
  {
    id: 'every-term-in-the-bracket',
    topicIds: ['128-expand-and-factorise-linear'],
    ask: 'Why is $4(x+2)=4x+8$?',
    right: 'There are four lots of all that stands in the bracket.',
    wrong: [
      { text: 'It is not: it is $4x+2$.', misconceptionId: 'distributes-to-first-only' },
      { text: 'Because 4 and 2 are both even.' },
    ],
  },
  {
    id: 'letter-is-a-number',
    topicIds: ['110-write-expressions', '109-formulas-and-substitution'],
    ask: 'An apple costs $a$ dollars. What does $3a$ mean?',
    right: 'The cost of three apples in dollars.',
    wrong: [
      { text: 'Three apples.', misconceptionId: 'letter-as-object' },
      { text: 'Thirty-something: a 3 and a digit $a$.', misconceptionId: 'substitutes-by-joining' },
    ],
  },
  {
    id: 'like-terms',
    topicIds: ['110-write-expressions', '128-expand-and-factorise-linear'],
    ask: 'Why can $3x+4$ not be written as $7x$?',
    right: 'The 4 is not a number of $x$.',
    wrong: [
      { text: 'It can: 3 and 4 make 7.', misconceptionId: 'joins-unlike-terms' },
      { text: 'Because letters come last.' },
    ],
  },
  {
    id: 'middle-term',
    topicIds: ['146-binomial-products-monic-quadratics', '162-algebra-techniques-completing-the-square'],
    ask: 'Why is $(x+3)^2$ not $x^2+9$?',
    right: 'Each term of one bracket meets each term of the other, so $6x$ comes too.',
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
      { text: 'They are $-2$ and $-5$, as they stand in the brackets.', misconceptionId: 'roots-sign-flipped' },
      { text: 'Every equation with brackets has two.' },
    ],
  },
  {
    id: 'two-square-roots',
    topicIds: ['148-quadratic-graphs-and-equations'],
    ask: 'Why does $x^2=9$ have two solutions?',
    right: 'Both $3$ and $-3$ have the square 9.',
    wrong: [
      { text: 'It has one, as $\\sqrt{9}=3$.', misconceptionId: 'loses-second-root' },
      { text: 'Because the index is 2, there are always two.' },
    ],
  },
  {
    id: 'gradient-is-rise-over-run',
    topicIds: ['129-linear-graphs', '147-gradient-midpoint-distance'],
    ask: 'What does a gradient of 2 say?',
    right: 'For each step to the right the line goes up by 2.',
    wrong: [
      { text: 'For each step up the line goes 2 to the right.', misconceptionId: 'gradient-run-over-rise' },
      { text: 'The line crosses the $y$-axis at 2.', misconceptionId: 'intercept-gradient-swapped' },
    ],
  },
  {
    id: 'fixed-part-once',
    topicIds: ['131-linear-modelling', '149-linear-and-quadratic-modelling'],
    ask: 'A taxi costs \\$4 and then \\$2 for each kilometre. Why is the rule $C=2k+4$?',
    right: 'The \\$4 is paid once and the \\$2 for every kilometre.',
    wrong: [
      { text: 'It is $C=6k$: all of it is paid each time.', misconceptionId: 'fixed-part-taken-each-time' },
      {
        text: 'It is $C=4k+2$: the larger number belongs to the letter.',
        misconceptionId: 'intercept-gradient-swapped',
      },
    ],
  },
  {
    id: 'step-and-start',
    topicIds: ['90-growing-patterns-and-rules', '51-number-rules-and-algorithms'],
    ask: 'A pattern is 5, 8, 11, 14. Why is its rule not just "times 3"?',
    right: 'It grows by 3, but it does not begin at 3.',
    wrong: [
      { text: 'It is: the step is 3.', misconceptionId: 'pattern-next-difference-only' },
      { text: 'Because 5 is not in the table of 3, there is no rule.' },
    ],
  },
  {
    id: 'eliminate-by-subtracting',
    topicIds: ['163-simultaneous-equations-inequalities'],
    ask: 'Why do you subtract $x+y=3$ from $x+4y=9$, and not add it?',
    right: 'Both have the same $x$, so subtracting makes it vanish.',
    wrong: [
      { text: 'Adding would make it vanish too.', misconceptionId: 'adds-instead-of-eliminating' },
      { text: 'The smaller equation is always subtracted.' },
    ],
  },
  {
    id: 'vertex-sign',
    topicIds: ['150-parameters-and-graph-shifts', '193-graph-transformations'],
    ask: 'Why does $y=(x-3)^2$ have its turning point at $x=3$?',
    right: 'There the bracket is zero, and a square is never less.',
    wrong: [
      { text: 'It is at $x=-3$, as the bracket says.', misconceptionId: 'horizontal-shift-sign' },
      { text: 'Because 3 is the largest number in it.' },
    ],
  },
  {
    id: 'chain-rule-inside',
    topicIds: ['202-product-quotient-chain'],
    ask: 'Why is the derivative of $(3x+1)^5$ not just $5(3x+1)^4$?',
    right: 'The inside grows three times as fast as $x$, so its own rate is a factor too.',
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
    ask: 'Why does an amount with compound interest grow by more each year?',
    right: 'The same percentage is taken of a larger amount each time.',
    wrong: [
      { text: 'It does not: it grows by the same number each year.', misconceptionId: 'geometric-as-arithmetic' },
      { text: 'The bank raises the percentage each year.' },
    ],
  },
];
