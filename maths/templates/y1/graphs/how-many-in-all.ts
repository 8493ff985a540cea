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
  title: 'How many altogether?',
  params: (random) =>
    drawUntil(
      () => ({ survey: drawSurvey(random, 3, 8) }),
      (p) => total(p) <= 20 && withoutLast(p) !== 3,
    ),
  prompt: (p) => `Look at the graph. How many ${surveyTopic(p.survey).what} are there altogether?`,
  figure: ({ survey }) => surveyChart(survey, 1),
  answer: (p) => wholeAnswer(total(p)),
  steps: (p) => [
    step(
      'start',
      p.survey.counts.join('+'),
      'Read each column.',
      'Look at one column, then the next.',
      'How many columns are there?',
    ),
    step(
      'equal',
      `${withoutLast(p)}+${p.survey.counts.at(-1)}`,
      'Add the first two.',
      'Add two of them first.',
      'Which two are easiest to add?',
    ),
    step('equal', String(total(p)), 'Now add the last column.', 'Which column is left?', 'Did you count every column?'),
  ],
  wrongPaths: [
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => String(withoutLast(p)),
      firstWrongStep: 2,
      feedback: (p) => `Did you add the ${p.survey.labels.at(-1)} column? It counts too.`,
    },
    {
      misconceptionId: 'counts-kinds-not-items',
      compute: (p) => String(p.survey.counts.length),
      firstWrongStep: 0,
      feedback: () => 'You counted the columns. How many does each column show?',
    },
    {
      misconceptionId: 'reads-one-column-only',
      compute: (p) => String(Math.max(...p.survey.counts)),
      firstWrongStep: 1,
      feedback: () => 'That’s just one column. Look at all of them.',
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
