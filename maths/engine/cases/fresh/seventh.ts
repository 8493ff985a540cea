import type { AnswerSpec, Verdict } from '../../types';
import type { Case } from '../case';

type Answers = Partial<Record<Verdict['kind'], string[]>>;

const curve = (model: string, answers: Answers): Case[] =>
  (Object.entries(answers) as [Verdict['kind'], string[]][]).flatMap(([verdict, inputs]) =>
    inputs.map((input) => ({ spec: { kind: 'system', model } satisfies AnswerSpec, input, verdict })),
  );

/** A seventh round for answers: one curve by different parameters, rational and trigonometric. */
export const seventhCases: Case[] = [
  ...curve('x=cos t, y=sin t', {
    correct: [
      'x=(1-t^2)/(1+t^2), y=2t/(1+t^2)',
      'x=2t/(1+t^2), y=(1-t^2)/(1+t^2)',
      'x=sin(2t), y=cos(2t)',
      'x=-cos t, y=sin t',
    ],
    wrong: [
      'x=(1-t^2)/(1+t^2), y=t/(1+t^2)',
      'x=(1-t^2)/(1+t^2), y=2t/(1-t^2)',
      'x=2(1-t^2)/(1+t^2), y=4t/(1+t^2)',
      'x=(1-t)/(1+t), y=2t/(1+t)',
    ],
  }),
  ...curve('x=3cos t, y=2sin t', {
    correct: ['x=3(1-u^2)/(1+u^2), y=4u/(1+u^2)', 'x=3sin t, y=2cos t', 'x=6t/(1+t^2), y=2(1-t^2)/(1+t^2)'],
    wrong: ['x=2cos t, y=3sin t', 'x=6t/(1+t^2), y=3(1-t^2)/(1+t^2)', 'x=3(1-u^2)/(1+u^2), y=2u/(1+u^2)'],
  }),
  ...curve('x=t, y=t^2', {
    correct: ['x=2t, y=4t^2', 'x=t^3, y=t^6', 'x=t+1, y=(t+1)^2', 'x=1-t, y=t^2-2t+1'],
    wrong: ['x=t^2, y=t^4', 'x=t+1, y=t^2+1', 'x=sin t, y=(sin t)^2', 'x=t^2, y=t', 'x=2t, y=2t^2'],
  }),
  ...curve('x=t+1/t, y=t-1/t', {
    correct: ['x=2sec t, y=2tan t', 'x=t+1/t, y=1/t-t', 'x=2/cos t, y=2tan t'],
    wrong: ['x=2cosh t, y=2sinh t', 'x=t+1/t, y=t+1/t', 'x=2tan t, y=2sec t', 'x=sec t, y=tan t'],
  }),
];
