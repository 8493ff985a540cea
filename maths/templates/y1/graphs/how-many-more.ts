import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { otherThan } from '../shared/other-than';
import { drawSurvey, type Survey, surveyChart, thingsOf } from '../shared/survey';
import { wholeAnswer } from '../shared/whole-answer';

interface Params {
  survey: Survey;
  larger: number;
  smaller: number;
}

const high = ({ survey, larger }: Params) => survey.counts[larger] ?? 0;
const low = ({ survey, smaller }: Params) => survey.counts[smaller] ?? 0;

export const howManyMoreInGraph = defineTemplate<Params>({
  id: 'y1/graphs/how-many-more',
  version: 1,
  topicId: '12-tallies-and-picture-graphs',
  years: [1],
  difficulty: 'NORMAL',
  strategy: 'compare-two-columns',
  calculator: false,
  title: 'How many more?',
  params: (random) =>
    drawUntil(
      () => ({ survey: drawSurvey(random, 3, 10), larger: random.int(0, 2), smaller: random.int(0, 2) }),
      (p) => high(p) - low(p) > 1 && high(p) - low(p) !== low(p),
    ),
  prompt: (p) =>
    `Look at the graph. How many more ${thingsOf(p.survey, p.larger)} than ${thingsOf(p.survey, p.smaller)} are there?`,
  figure: ({ survey }) => surveyChart(survey, 1),
  answer: (p) => wholeAnswer(high(p) - low(p)),
  steps: (p) => [
    step(
      'identity',
      `${low(p)}+${high(p) - low(p)}=${high(p)}`,
      `One column goes up to ${high(p)}, the other to ${low(p)}.`,
      'Read the two columns.',
      'Which column is taller?',
    ),
    step(
      'start',
      `${high(p)}-${low(p)}`,
      'The gap tells you how many more.',
      'Look at the gap between the two tops.',
      'Where does the short one stop?',
    ),
    step(
      'equal',
      String(high(p) - low(p)),
      'Count the gap.',
      'Count up from the short one to the tall one.',
      'Does that match the graph?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => String(high(p) + low(p)),
      firstWrongStep: 1,
      feedback: () => 'You added the two columns. Find the gap between them.',
    },
    {
      misconceptionId: 'reads-one-column-only',
      compute: (p) => otherThan(high(p) - low(p), high(p)),
      firstWrongStep: 1,
      feedback: () => 'That’s the tall column. Now compare it with the short one.',
    },
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => otherThan(high(p), high(p) - low(p) + 1),
      firstWrongStep: 1,
      feedback: (p) => `Both have ${low(p)}. Start counting above that.`,
    },
  ],
  confirm: (p) => {
    // Pairs the things off; the ones without a partner are the extra ones.
    let [a, b] = [high(p), low(p)];
    while (b > 0) [a, b] = [a - 1, b - 1];
    return { kind: 'values', values: [a] };
  },
  examples: [
    { seed: 's1', input: '2', verdict: 'correct' },
    { seed: 's2', input: '14', verdict: 'wrong', misconceptionId: 'adds-instead-of-subtracting' },
    { seed: 's3', input: '10', verdict: 'wrong', misconceptionId: 'reads-one-column-only' },
    { seed: 's4', input: '4+1', verdict: 'wrong-form' },
  ],
});
