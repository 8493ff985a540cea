import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { drawSurvey, type Survey, surveyChart, surveyTopic } from '../shared/survey';
import { wholeAnswer } from '../shared/whole-answer';

interface Params {
  survey: Survey;
}

const total = ({ survey }: Params) => survey.counts.reduce((sum, n) => sum + n, 0);
const withoutLast = (p: Params) => total(p) - (p.survey.counts.at(-1) ?? 0);

export const howManyInAll = defineTemplate<Params>({
  id: 'y1/graphs/how-many-in-all',
  version: 1,
  topicId: '12-tallies-and-picture-graphs',
  years: [1],
  difficulty: 'HARD',
  strategy: 'add-all-columns',
  calculator: false,
  title: 'How many in all?',
  params: (random) =>
    drawUntil(
      () => ({ survey: drawSurvey(random, 3, 8) }),
      (p) => total(p) <= 20 && withoutLast(p) !== 3,
    ),
  prompt: (p) => `Look at the graph. How many ${surveyTopic(p.survey).what} are there in all?`,
  figure: ({ survey }) => surveyChart(survey, 1),
  answer: (p) => wholeAnswer(total(p)),
  steps: (p) => [
    step(
      'start',
      p.survey.counts.join('+'),
      'Read each column.',
      'Go from column to column.',
      'How many columns are there?',
    ),
    step(
      'equal',
      `${withoutLast(p)}+${p.survey.counts.at(-1)}`,
      'Add the first two.',
      'Add two of them first.',
      'Which two are easy to add?',
    ),
    step('equal', String(total(p)), 'Add the last one too.', 'Now add the last column.', 'Did you count every column?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => String(withoutLast(p)),
      firstWrongStep: 2,
      feedback: (p) => `Did you add the column for ${p.survey.labels.at(-1)}? It belongs to the total too.`,
    },
    {
      misconceptionId: 'counts-kinds-not-items',
      compute: (p) => String(p.survey.counts.length),
      firstWrongStep: 0,
      feedback: () => 'You counted the columns. Each column stands for more than one thing.',
    },
    {
      misconceptionId: 'reads-one-column-only',
      compute: (p) => String(Math.max(...p.survey.counts)),
      firstWrongStep: 1,
      feedback: () => 'That is one column. Look at all of them.',
    },
  ],
  confirm: ({ survey }) => {
    const things = survey.counts.map((n, i) => (survey.labels[i] ?? '').charAt(0).repeat(n)).join('');
    return { kind: 'values', values: [things.length] };
  },
  examples: [
    { seed: 's1', input: '12', verdict: 'correct' },
    { seed: 's2', input: '5', verdict: 'wrong', misconceptionId: 'leaves-out-one-number' },
    { seed: 's3', input: '3', verdict: 'wrong', misconceptionId: 'counts-kinds-not-items' },
    { seed: 's4', input: '17+1', verdict: 'wrong-form' },
  ],
});
