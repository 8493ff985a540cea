import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { afterAll, describe, expect, it, test } from 'vitest';
import { createRandom } from '../../../../maths/engine/index';
import { sentenceProblems } from '../../../../maths/lint/reading-level';
import { formulasOf } from '../../../../maths/lint/rich-text';
import type { Services } from '../../../platform/services';
import { createSolverWorker } from '../../../platform/solver-worker/solver-worker';
import type { Viewer } from '../../../platform/viewer';
import { answerGeneral } from './answer-general';
import { hostileText } from './hostile-text-for-tests';

const solver = createSolverWorker();
afterAll(() => solver.close());

/** A database without a row. */
const db = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (each) => new PostgresIntrospector(each),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const services = { db, solver } as unknown as Services;
const viewer = { id: '00000000-0000-4000-8000-000000000000', account: { yearLevel: 7 } } as Viewer;
const ask = (typed: string) => answerGeneral(services, viewer, typed);

it('works a problem out with a reason for each line', async () => {
  expect(await ask('can you solve 3x+5=20 pls')).toEqual({
    text: 'The answer is $x=5$. Here is each step.',
    steps: [
      { line: '3x+5=20', reason: 'Start with the given equation.' },
      { line: '3x=15', reason: 'Subtract $5$ from both sides.' },
      { line: 'x=5', reason: 'Divide both sides by $3$.' },
    ],
    links: [],
    isChecked: true,
    costs: true,
  });
});

it('explains a word and says where to practise it, in the course of the year', async () => {
  const { text, links, costs } = await ask('what is a prime?');
  expect(text).toMatch(/^\*\*Prime number\.\*\* A prime number is a whole number above 1 .* Example: 7 is prime/);
  expect(links).toEqual([
    {
      label: 'Practise: Primes, composites and squares',
      path: '/create-practice/year-6?topic=83-primes-composites-squares',
    },
    { label: 'All topics in Year 6 Maths', path: '/courses/year-6/contents' },
  ]);
  expect(costs).toBe(true);
});

test.each([
  [
    'check my line: 2(x+3)=2x+3',
    'No: the two sides of $2\\left(x+3\\right)=2x+3$ aren’t always equal. Try $x=2$: the left side is $10$ and the right side is $7$.',
  ],
  ['is 2(x+3)=2x+6?', 'Yes: both sides of $2\\left(x+3\\right)=2x+6$ are equal for every value of $x$.'],
  [
    '(x+2)^2=x^2+4 is this right?',
    'No: the two sides of $\\left(x+2\\right)^{2}=x^{2}+4$ aren’t always equal. Try $x=2$: the left side is $16$ and the right side is $8$.',
  ],
  [
    'check 3/4 = 6/8',
    'Yes, that’s true: $\\frac{3}{4}=\\frac{6}{8}$. The left side is $0.75$ and the right side is $0.75$.',
  ],
  ['true or false: 7*8=54', 'No, that’s not true: $7\\times 8>54$. The left side is $56$ and the right side is $54$.'],
  [
    'is 3/4 bigger than 2/3?',
    'Yes, that’s true: $\\frac{3}{4}>\\frac{2}{3}$. The left side is $0.75$ and the right side is about $0.6667$.',
  ],
  [
    'which is bigger 3/4 or 2/3',
    '$\\frac{3}{4}>\\frac{2}{3}$. The left side is $0.75$ and the right side is about $0.6667$.',
  ],
  [
    'which is smaller 0.5 or 1/2',
    'They’re equal: $0.5=\\frac{1}{2}$. The left side is $0.5$ and the right side is $0.5$.',
  ],
])('"%s" is told by the engine', async (typed, text) => {
  expect(await ask(typed)).toMatchObject({ text, isChecked: true, costs: true });
});

describe('what costs nothing', () => {
  test.each([
    ['hello', /^Hello!/],
    ['thanks', /^You’re welcome/],
    ['what can you do', /^I’m your maths tutor/],
    ['who won the footy', /^I only know about maths/],
    ['how do I use the logbook?', /^The Error Logbook saves each mistake/],
    ['Sam has 12 apples and gives 5 away. How many are left?', /^I can’t read this one yet/],
    ['solve x^5+x=3', /^I can’t do this kind yet\. I can solve linear and quadratic equations/],
    ['1/0', /^I can’t do this kind yet\. You can’t divide by zero/],
  ])('"%s"', async (typed, text) => {
    const answer = await ask(typed);
    expect(answer.text).toMatch(text);
    expect(answer).toMatchObject({ steps: [], costs: false });
  });
});

it('offers the word that a problem beyond it is about', async () => {
  const { text, costs } = await ask('what are the factors of 12');
  expect(text).toMatch(/^I can’t read this one yet.*\n\n\*\*Factor\.\*\* A factor divides into a whole number/s);
  expect(costs).toBe(false);
});

it('says so when there is no solver', async () => {
  const broken = (kind: 'late' | 'busy' | 'broken') =>
    answerGeneral(
      { ...services, solver: { warm: () => {}, solve: async () => ({ kind }), close: async () => {} } },
      viewer,
      '1+1',
    );
  expect((await broken('late')).text).toMatch(/too long/);
  expect((await broken('busy')).text).toMatch(/in a moment/);
  expect(await broken('broken')).toMatchObject({ text: expect.stringMatching(/in a moment/), costs: false });
});

it('answers a thousand hostile messages, each within the limit and in plain words', async () => {
  const random = createRandom('hostile messages');
  for (let count = 0; count < 1000; count += 1) {
    const typed = hostileText(random);
    const { text, steps } = await ask(typed);
    expect(text, typed).not.toMatch(/too long, so I stopped|in a moment|<script|undefined|NaN/);
    expect(() => steps.flatMap(({ reason }) => formulasOf(`${text} ${reason}`)), typed).not.toThrow();
    expect(sentenceProblems(text.split('\n')[0] ?? '', 7), typed).toEqual([]);
  }
});
