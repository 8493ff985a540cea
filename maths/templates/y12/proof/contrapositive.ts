import { defineTemplate } from '../../format';
import { result, start } from '../../worked-line';

/** A statement "if A then B" about a number, with a whole number in it. */
interface Params {
  claim: number;
  m: number;
}

interface Claim {
  a: string;
  b: string;
  notA: string;
  notB: string;
  /** What the letters mean. */
  where: string;
}

const claims: ((m: number) => Claim)[] = [
  (m) => ({
    a: `$${m}\\mid n^2$`,
    b: `$${m}\\mid n$`,
    notA: `$${m}\\nmid n^2$`,
    notB: `$${m}\\nmid n$`,
    where: `Here $n$ is an integer, and $${m}\\mid n$ means that $${m}$ divides $n$.`,
  }),
  (m) => ({
    a: `$${2 * m}\\mid n$`,
    b: `$${m}\\mid n$`,
    notA: `$${2 * m}\\nmid n$`,
    notB: `$${m}\\nmid n$`,
    where: `Here $n$ is an integer, and $${m}\\mid n$ means that $${m}$ divides $n$.`,
  }),
  (m) => ({
    a: `$x>${m}$`,
    b: `$x^2>${m * m}$`,
    notA: `$x\\le ${m}$`,
    notB: `$x^2\\le ${m * m}$`,
    where: 'Here $x$ is a real number.',
  }),
  (m) => ({
    a: `$a+b>${2 * m}$`,
    b: `$a>${m}$ or $b>${m}$`,
    notA: `$a+b\\le ${2 * m}$`,
    notB: `$a\\le ${m}$ and $b\\le ${m}$`,
    where: 'Here $a$ and $b$ are real numbers.',
  }),
  (m) => ({
    a: `$ab>${m * m}$`,
    b: `$a>${m}$ or $b>${m}$`,
    notA: `$ab\\le ${m * m}$`,
    notB: `$a\\le ${m}$ and $b\\le ${m}$`,
    where: 'Here $a$ and $b$ are positive numbers.',
  }),
  (m) => ({
    a: '$x\\notin\\mathbb{Q}$',
    b: `$x+${m}\\notin\\mathbb{Q}$`,
    notA: '$x\\in\\mathbb{Q}$',
    notB: `$x+${m}\\in\\mathbb{Q}$`,
    where: 'Here $x$ is a real number, and $\\mathbb{Q}$ is the set of rational numbers.',
  }),
];

/** Without square factors, so that each claim is true. */
const numbers = [2, 3, 5, 6, 7, 10, 11, 13, 14, 15];
const claimOf = (p: Params) => (claims[p.claim] ?? claims[0])?.(p.m) ?? { a: '', b: '', notA: '', notB: '', where: '' };
const ifThen = (first: string, second: string) => `If ${first}, then ${second}.`;
const correct = (p: Params) => ifThen(claimOf(p).notB, claimOf(p).notA);

export const contrapositive = defineTemplate<Params>({
  id: 'y12/proof/contrapositive',
  version: 1,
  topicId: '217-nature-of-proof-contradiction',
  years: [12],
  difficulty: 'EASY',
  strategy: 'contrapositive',
  calculator: false,
  title: 'Choose the contrapositive',
  params: (random) => ({ claim: random.int(0, claims.length - 1), m: random.pick(numbers) }),
  prompt: (p) =>
    `Which statement is the contrapositive of this one? ${claimOf(p).where}\n\n“${ifThen(claimOf(p).a, claimOf(p).b)}”`,
  answer: (p) => ({ kind: 'choice', model: correct(p) }),
  correctChoice: correct,
  steps: (p) => [
    start(
      'A\\Rightarrow B',
      `Here $A$ says that ${claimOf(p).a}, and $B$ says that ${claimOf(p).b}.`,
      'Name the condition $A$ and the conclusion $B$.',
      'What is the condition, and what is the conclusion?',
    ),
    start(
      '\\neg B\\Rightarrow\\neg A',
      'The contrapositive negates both parts and swaps them. It is equivalent to the original statement.',
      'If the conclusion is false, what can you say about the condition?',
      'Suppose the conclusion is false. Can the condition be true?',
    ),
    result(
      /^\$([^$]*)\$/.exec(claimOf(p).notB)?.[1] ?? '',
      `It starts with the negation of $B$: ${claimOf(p).notB}.`,
      'Negate both parts, and start with the negated conclusion.',
      'Which part comes first in the contrapositive?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'converse-for-contrapositive',
      compute: (p) => ifThen(claimOf(p).b, claimOf(p).a),
      firstWrongStep: 1,
      feedback: () => 'That’s the converse: the parts are swapped but not negated.',
    },
    {
      misconceptionId: 'inverse-for-contrapositive',
      compute: (p) => ifThen(claimOf(p).notA, claimOf(p).notB),
      firstWrongStep: 1,
      feedback: () => 'Both parts are negated, but they’re still in the original order.',
    },
    {
      misconceptionId: 'negates-one-part-only',
      compute: (p) => ifThen(claimOf(p).a, claimOf(p).notB),
      firstWrongStep: 1,
      feedback: () => 'Only the conclusion is negated here. That contradicts the original statement.',
    },
  ],
  confirm: (p) => {
    // The option with the same truth table as "if A then B", other than the statement itself.
    const { a, b, notA, notB } = claimOf(p);
    const parts = [
      { text: a, value: (x: boolean, _y: boolean) => x },
      { text: b, value: (_x: boolean, y: boolean) => y },
      { text: notA, value: (x: boolean, _y: boolean) => !x },
      { text: notB, value: (_x: boolean, y: boolean) => !y },
    ];
    const truths = [true, false];
    const texts = parts.flatMap((first) =>
      parts
        .filter((second) =>
          truths.every((x) => truths.every((y) => (!first.value(x, y) || second.value(x, y)) === (!x || y))),
        )
        .map((second) => ifThen(first.text, second.text)),
    );
    return { kind: 'one-of', texts: texts.filter((text) => text !== ifThen(a, b)) };
  },
  examples: [
    { seed: 's1', input: 'If $6\\nmid n$, then $6\\nmid n^2$.', verdict: 'correct' },
    { seed: 's2', input: 'If $x+13\\in\\mathbb{Q}$, then $x\\in\\mathbb{Q}$.', verdict: 'correct' },
    {
      seed: 's1',
      input: 'If $6\\mid n$, then $6\\mid n^2$.',
      verdict: 'wrong',
      misconceptionId: 'converse-for-contrapositive',
    },
    {
      seed: 's1',
      input: 'If $6\\nmid n^2$, then $6\\nmid n$.',
      verdict: 'wrong',
      misconceptionId: 'inverse-for-contrapositive',
    },
    {
      seed: 's1',
      input: 'If $6\\mid n^2$, then $6\\nmid n$.',
      verdict: 'wrong',
      misconceptionId: 'negates-one-part-only',
    },
  ],
});
