import { defineTemplate } from '../../format';
import { step } from '../../primary/step';
import { otherThan } from '../shared/other-than';
import { drawSurvey, type Survey, surveyChart, thingsOf } from '../shared/survey';
import { wholeAnswer } from '../shared/whole-answer';

interface Params {
  survey: Survey;
  asked: number;
}

const value = ({ survey, asked }: Params) => survey.counts[asked] ?? 0;
/** The column to the right, or to the left of the last one. */
const neighbour = ({ survey, asked }: Params) => (asked < survey.counts.length - 1 ? asked + 1 : asked - 1);

export const readAColumn = defineTemplate<Params>({
  id: 'y1/graphs/read-a-column',
  version: 1,
  topicId: '12-tallies-and-picture-graphs',
  years: [1],
  difficulty: 'EASY',
  strategy: 'read-one-column',
  calculator: false,
  title: 'Read a graph',
  params: (random) => ({ survey: drawSurvey(random, 4, 9), asked: random.int(0, 3) }),
  prompt: (p) => `Look at the graph. How many ${thingsOf(p.survey, p.asked)} are there?`,
  figure: ({ survey }) => surveyChart(survey, 1),
  answer: (p) => wholeAnswer(value(p)),
  steps: (p) => [
    step(
      'start',
      Array.from({ length: value(p) }, () => 1).join('+'),
      `Find the word ${p.survey.labels[p.asked]}. Go up one mark at a time.`,
      'Find the right word under a column.',
      'Which column do you need?',
    ),
    step(
      'equal',
      `${value(p) - 1}+1`,
      'Now you’re one mark below the top.',
      'Keep going up to the top.',
      'Where does the column stop?',
    ),
    step(
      'equal',
      String(value(p)),
      'Read the number at the top.',
      'Go across to the number on the side.',
      'What number is next to the top?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'reads-other-column',
      compute: (p) => otherThan(value(p), p.survey.counts[neighbour(p)] ?? 0),
      firstWrongStep: 0,
      feedback: (p) => `You read the ${p.survey.labels[neighbour(p)]} column. Check the word under it.`,
    },
    {
      misconceptionId: 'counts-the-start',
      compute: (p) => (p.survey.counts[neighbour(p)] === value(p) + 1 ? null : String(value(p) + 1)),
      firstWrongStep: 2,
      feedback: () => 'The bottom line is zero. Start counting from there.',
    },
  ],
  confirm: (p) => {
    // Unpacks the whole graph into single things and counts the ones asked for.
    const things = p.survey.counts.flatMap((n, column) => Array.from({ length: n }, () => column));
    return { kind: 'values', values: [things.filter((column) => column === p.asked).length] };
  },
  examples: [
    { seed: 's1', input: '5', verdict: 'correct' },
    { seed: 's2', input: '2', verdict: 'wrong', misconceptionId: 'reads-other-column' },
    { seed: 's3', input: '4', verdict: 'wrong', misconceptionId: 'counts-the-start' },
    { seed: 's4', input: '5+1', verdict: 'wrong-form' },
  ],
});
