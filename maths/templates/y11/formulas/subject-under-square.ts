import { defineTemplate } from '../../format';
import { equivalent, result, start } from '../../worked-line';

/** big = factor × other × small^2, all letters positive. */
interface Params {
  story: number;
  factor: number;
  add: number;
}

const stories = [
  {
    big: 'R',
    other: 'A',
    small: 'v',
    text: 'the total resistance on a cyclist, where $A$ is the area facing the wind and $v$ is the speed',
  },
  {
    big: 'P',
    other: 'R',
    small: 'a',
    text: 'the power of a fan heater, where $R$ is the resistance and $a$ is the current',
  },
  {
    big: 'F',
    other: 'k',
    small: 'v',
    text: 'the fuel a boat uses in an hour, where $k$ is a constant and $v$ is the speed',
  },
  {
    big: 'C',
    other: 'g',
    small: 'w',
    text: 'the cost of a square mirror, where $g$ is the price of glass and $w$ is the side length',
  },
  {
    big: 'L',
    other: 'k',
    small: 'd',
    text: 'the load that breaks a beam, where $k$ is a constant and $d$ is the depth',
  },
] as const;
const storyOf = (p: Params) => stories[p.story] ?? stories[0];

export const subjectUnderSquare = defineTemplate<Params>({
  id: 'y11/formulas/subject-under-square',
  version: 1,
  topicId: '178-formulas-rearranging',
  years: [11],
  difficulty: 'HARD',
  strategy: 'isolate-the-square',
  calculator: false,
  title: 'Make a squared letter the subject',
  params: (random) => ({
    story: random.int(0, stories.length - 1),
    factor: random.int(2, 9),
    add: random.int(1, 12),
  }),
  prompt(p) {
    const { big, other, small, text } = storyOf(p);
    return `A formula for ${text}, is $${big}=${p.factor}${other}${small}^2+${p.add}$. All the variables are positive. Make $${small}$ the subject.`;
  },
  instruction: (p) => `Write your answer as $${storyOf(p).small}=\\ldots$`,
  answer(p) {
    const { big, other, small } = storyOf(p);
    return { kind: 'equation', model: `${small}=sqrt((${big}-${p.add})/(${p.factor}${other}))`, variable: small };
  },
  steps(p) {
    const { big, other, small } = storyOf(p);
    return [
      start(
        `${big}=${p.factor}${other}${small}^{2}+${p.add}`,
        `Only $${small}$ is squared. Next comes the product, and at the end $${p.add}$ is added.`,
        `Say in words what happens to $${small}$, in order.`,
        'What was done last?',
      ),
      equivalent(
        `${big}-${p.add}=${p.factor}${other}${small}^{2}`,
        `Subtract $${p.add}$ from both sides.`,
        'Undo the addition first.',
        'Which term is added to the product?',
      ),
      equivalent(
        `${small}^{2}=\\frac{${big}-${p.add}}{${p.factor}${other}}`,
        `Divide both sides by $${p.factor}${other}$.`,
        'Get the square on its own on one side.',
        `What is $${small}^2$ multiplied by?`,
      ),
      result(
        `${small}=\\sqrt{\\frac{${big}-${p.add}}{${p.factor}${other}}}`,
        'Take the square root of the whole of the other side. Only the positive root makes sense here.',
        'Undo the square.',
        'How far should the square root sign go?',
      ),
    ];
  },
  wrongPaths: [
    {
      misconceptionId: 'ignores-root',
      compute: (p) => `${storyOf(p).small}=(${storyOf(p).big}-${p.add})/(${p.factor}${storyOf(p).other})`,
      firstWrongStep: 3,
      feedback: (p) => `You’ve found $${storyOf(p).small}^2$. What undoes squaring?`,
    },
    {
      misconceptionId: 'root-as-half',
      compute: (p) => `${storyOf(p).small}=(${storyOf(p).big}-${p.add})/(${2 * p.factor}${storyOf(p).other})`,
      firstWrongStep: 3,
      feedback: () => 'A square is a number times itself. Does halving the square always give you that number?',
    },
    {
      misconceptionId: 'moves-term-keeps-sign',
      compute: (p) => `${storyOf(p).small}=sqrt((${storyOf(p).big}+${p.add})/(${p.factor}${storyOf(p).other}))`,
      firstWrongStep: 1,
      feedback: (p) => `The formula adds $${p.add}$. What undoes adding?`,
    },
    {
      misconceptionId: 'divides-one-term-only',
      compute: (p) => `${storyOf(p).small}=sqrt(${storyOf(p).big}/(${p.factor}${storyOf(p).other})-${p.add})`,
      firstWrongStep: 2,
      feedback: (p) => `When you divide by $${p.factor}${storyOf(p).other}$, you divide the term $${p.add}$ as well.`,
    },
  ],
  confirm(p) {
    const { big, other } = storyOf(p);
    // Bisection on the formula itself: which positive value gives this result?
    const valueFor = (total: number, factor: number) => {
      let [low, high] = [0, 1000];
      for (let i = 0; i < 90; i += 1) {
        const middle = (low + high) / 2;
        if (p.factor * factor * middle * middle + p.add < total) low = middle;
        else high = middle;
      }
      return low;
    };
    return {
      kind: 'function',
      variables: [big, other],
      f: (at) => valueFor(at[big] ?? 0, at[other] ?? 1),
      domain: [13, 60],
    };
  },
  examples: [
    { seed: 's1', input: 'v=sqrt((R-10)/(9A))', verdict: 'correct' },
    { seed: 's2', input: 'w=sqrt((C-4)/(5g))', verdict: 'correct' },
    { seed: 's1', input: 'v=(R-10)/(9A)', verdict: 'wrong', misconceptionId: 'ignores-root' },
    { seed: 's1', input: 'v=(R-10)/(18A)', verdict: 'wrong', misconceptionId: 'root-as-half' },
    { seed: 's1', input: 'v=sqrt((R+10)/(9A))', verdict: 'wrong', misconceptionId: 'moves-term-keeps-sign' },
    { seed: 's1', input: 'v=sqrt(R/(9A)-10)', verdict: 'wrong', misconceptionId: 'divides-one-term-only' },
  ],
});
