import { defineTemplate } from '../../format';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';
import { drawSurvey, type Survey, surveyChart, thingsOf } from '../../y1/shared/survey';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  survey: Survey;
  asked: number;
  scale: number;
}

const value = ({ survey, asked }: Params) => survey.counts[asked] ?? 0;
const marks = (p: Params) => value(p) / p.scale;
const neighbour = ({ survey, asked }: Params) => (asked < survey.counts.length - 1 ? asked + 1 : asked - 1);

export const readWithAScale = defineTemplate<Params>({
  id: 'y3/data-displays/read-with-a-scale',
  version: 1,
  topicId: '41-data-displays',
  years: [3],
  difficulty: 'EASY',
  strategy: 'count-by-the-scale',
  calculator: false,
  title: 'Read a graph with a scale',
  params: (random) => {
    const scale = random.pick([2, 5, 10]);
    return { survey: drawSurvey(random, 4, 9, scale), asked: random.int(0, 3), scale };
  },
  prompt: (p) => `Look at the graph and its scale. How many ${thingsOf(p.survey, p.asked)} are there?`,
  figure: (p) => surveyChart(p.survey, p.scale),
  answer: (p) => wholeAnswer(value(p)),
  steps: (p) => [
    step(
      'start',
      Array.from({ length: marks(p) }, () => p.scale).join('+'),
      `The ${p.survey.labels[p.asked]} column goes up ${marks(p)} marks. Each mark is worth ${p.scale}.`,
      'Find the name under the column. Then look at the scale on the side.',
      'How much is one mark on the scale worth?',
    ),
    step(
      'equal',
      `${marks(p)}\\times ${p.scale}`,
      'Equal jumps? You can write that with times.',
      'How many marks does the column go up?',
      'Which times fact matches?',
    ),
    step(
      'equal',
      String(value(p)),
      `Count by ${p.scale}s.`,
      'Go across from the top to the scale.',
      'Does the scale show the same number?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'reads-scale-as-ones',
      compute: (p) => String(marks(p)),
      firstWrongStep: 0,
      feedback: (p) => `You counted each mark as one. Each mark is worth ${p.scale}.`,
    },
    {
      misconceptionId: 'reads-other-column',
      compute: (p) => otherThan(value(p), p.survey.counts[neighbour(p)] ?? 0),
      firstWrongStep: 0,
      feedback: (p) => `You read the ${p.survey.labels[neighbour(p)]} column. Check the word under it.`,
    },
    {
      misconceptionId: 'scale-line-miscounted',
      compute: (p) => otherThan(p.survey.counts[neighbour(p)] ?? 0, value(p) - p.scale),
      firstWrongStep: 1,
      feedback: (p) => `Count the marks again. Each one is worth ${p.scale}.`,
    },
  ],
  confirm: (p) => {
    const things = p.survey.counts.flatMap((n, column) => Array.from({ length: n }, () => column));
    return { kind: 'values', values: [things.filter((column) => column === p.asked).length] };
  },
  examples: [
    { seed: 's1', input: '90', verdict: 'correct' },
    { seed: 's2', input: '3', verdict: 'wrong', misconceptionId: 'reads-scale-as-ones' },
    { seed: 's3', input: '16', verdict: 'wrong', misconceptionId: 'reads-other-column' },
    { seed: 's4', input: '14+1', verdict: 'wrong-form' },
  ],
});
