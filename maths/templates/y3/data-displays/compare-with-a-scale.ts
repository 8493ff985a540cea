import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';
import { drawSurvey, type Survey, surveyChart, thingsOf } from '../../y1/shared/survey';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  survey: Survey;
  larger: number;
  smaller: number;
  scale: number;
}

const high = ({ survey, larger }: Params) => survey.counts[larger] ?? 0;
const low = ({ survey, smaller }: Params) => survey.counts[smaller] ?? 0;

export const compareWithAScale = defineTemplate<Params>({
  id: 'y3/data-displays/compare-with-a-scale',
  version: 1,
  topicId: '41-data-displays',
  years: [3],
  difficulty: 'NORMAL',
  strategy: 'compare-columns-by-the-scale',
  calculator: false,
  title: 'How many more on the graph?',
  params: (random) =>
    drawUntil(
      () => {
        const scale = random.pick([2, 5, 10]);
        return { survey: drawSurvey(random, 4, 10, scale), larger: random.int(0, 3), smaller: random.int(0, 3), scale };
      },
      (p) => high(p) - low(p) > p.scale && high(p) - low(p) !== low(p) && (high(p) - low(p)) / p.scale !== high(p),
    ),
  prompt: (p) =>
    `Look at the graph and its scale. How many more ${thingsOf(p.survey, p.larger)} than ${thingsOf(p.survey, p.smaller)} are there?`,
  figure: (p) => surveyChart(p.survey, p.scale),
  answer: (p) => wholeAnswer(high(p) - low(p)),
  steps: (p) => [
    step(
      'identity',
      `${high(p) / p.scale}\\times ${p.scale}=${high(p)}`,
      `The taller column goes up to ${high(p)}.`,
      'Use the scale to read the taller column.',
      'How much is one mark worth?',
    ),
    step(
      'identity',
      `${low(p) / p.scale}\\times ${p.scale}=${low(p)}`,
      `The other column goes up to ${low(p)}.`,
      'Now read the other column.',
      'What does the other column show?',
    ),
    step(
      'start',
      `${high(p)}-${low(p)}`,
      '“How many more” means the gap.',
      'Look at the gap between the two columns.',
      'What does “how many more” mean?',
    ),
    step(
      'equal',
      String(high(p) - low(p)),
      'That’s the gap.',
      'Count up from the short column to the tall one.',
      'Does that match the graph?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'reads-scale-as-ones',
      compute: (p) => otherThan(high(p) - low(p), (high(p) - low(p)) / p.scale),
      firstWrongStep: 0,
      feedback: (p) => `You counted each mark as one. Each mark is worth ${p.scale}.`,
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => String(high(p) + low(p)),
      firstWrongStep: 2,
      feedback: () => 'You added the two columns. Find the gap between them.',
    },
    {
      misconceptionId: 'reads-one-column-only',
      compute: (p) => otherThan(high(p) - low(p), high(p)),
      firstWrongStep: 2,
      feedback: () => 'That’s the taller column. Now compare it with the other one.',
    },
  ],
  confirm: (p) => {
    // Pairs the things off; the ones without a partner are the extra ones.
    let [a, b] = [high(p), low(p)];
    while (b > 0) [a, b] = [a - 1, b - 1];
    return { kind: 'values', values: [a] };
  },
  examples: [
    { seed: 's1', input: '20', verdict: 'correct' },
    { seed: 's2', input: '5', verdict: 'wrong', misconceptionId: 'reads-scale-as-ones' },
    { seed: 's3', input: '140', verdict: 'wrong', misconceptionId: 'adds-instead-of-subtracting' },
    { seed: 's4', input: '80', verdict: 'wrong', misconceptionId: 'reads-one-column-only' },
    { seed: 's5', input: '24+1', verdict: 'wrong-form' },
  ],
});
