import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { step } from '../../primary/step';
import { drawSurvey, type Survey, surveyChart } from '../../y1/shared/survey';
import { wholeAnswer } from '../../y1/shared/whole-answer';

interface Params {
  survey: Survey;
}

const sorted = ({ survey }: Params) => [...survey.counts].sort((a, b) => a - b);
const most = (p: Params) => sorted(p)[3] ?? 0;
const least = (p: Params) => sorted(p)[0] ?? 0;
const right = (p: Params) => most(p) - least(p);

export const mostAndLeast = defineTemplate<Params>({
  id: 'y2/tables-and-graphs/most-and-least',
  version: 1,
  topicId: '27-tables-and-graphs',
  years: [2],
  difficulty: 'NORMAL',
  strategy: 'find-most-and-least',
  calculator: false,
  title: 'Most and least',
  params: (random) =>
    drawUntil(
      () => ({ survey: drawSurvey(random, 4, 12) }),
      (p) => right(p) > 3 && right(p) !== least(p),
    ),
  prompt: () => 'Look at the graph. How many more are in the biggest group than the smallest?',
  figure: (p) => surveyChart(p.survey, 1),
  answer: (p) => wholeAnswer(right(p)),
  steps: (p) => [
    step(
      'start',
      `${most(p)}-${least(p)}`,
      'Find the tallest and shortest columns.',
      'Look for the tallest column first.',
      'Which columns do you need?',
    ),
    step(
      'equal',
      [...Array.from({ length: right(p) }, () => 1)].join('+'),
      'Count the marks between their tops.',
      'Count up from the short top to the tall top.',
      'How many marks are between the tops?',
    ),
    step(
      'equal',
      String(right(p)),
      'That’s how many more.',
      'What was the last number you counted?',
      'Can you check by adding?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'reads-one-column-only',
      compute: (p) => String(most(p)),
      firstWrongStep: 0,
      feedback: () => 'That’s the biggest group. How many more is it than the smallest?',
    },
    {
      misconceptionId: 'adds-instead-of-subtracting',
      compute: (p) => String(most(p) + least(p)),
      firstWrongStep: 0,
      feedback: () => 'You added the two groups. Compare them instead.',
    },
    {
      misconceptionId: 'reads-other-column',
      compute: (p) => String(most(p) - (sorted(p)[1] ?? 0)),
      firstWrongStep: 0,
      feedback: () => 'Look again. There’s a column that’s even shorter.',
    },
  ],
  confirm: ({ survey }) => {
    // Takes one from every column until the first one is gone, then counts what is left of the tallest.
    let columns = [...survey.counts];
    while (columns.every((height) => height > 0)) columns = columns.map((height) => height - 1);
    let left = 0;
    while (columns.some((height) => height > left)) left += 1;
    return { kind: 'values', values: [left] };
  },
  examples: [
    { seed: 's1', input: '8', verdict: 'correct' },
    { seed: 's2', input: '11', verdict: 'wrong', misconceptionId: 'reads-one-column-only' },
    { seed: 's3', input: '13', verdict: 'wrong', misconceptionId: 'adds-instead-of-subtracting' },
    { seed: 's4', input: '4', verdict: 'wrong', misconceptionId: 'reads-other-column' },
    { seed: 's5', input: '8+1', verdict: 'wrong-form' },
  ],
});
