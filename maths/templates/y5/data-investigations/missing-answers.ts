import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';
import { otherThan } from '../../y1/shared/other-than';

interface Params {
  person: string;
  counts: number[];
  missing: number;
  survey: number;
}

const surveys = [
  { about: 'their favourite fruit', rows: ['Apple', 'Banana', 'Mango', 'Grapes'] },
  { about: 'how they get to school', rows: ['Walk', 'Bus', 'Car', 'Bike'] },
  { about: 'their favourite season', rows: ['Summer', 'Autumn', 'Winter', 'Spring'] },
  { about: 'the pet they have at home', rows: ['Dog', 'Cat', 'Bird', 'None'] },
] as const;

const surveyOf = (p: Params) => surveys[p.survey] ?? surveys[0];
const counted = ({ counts }: Params) => counts.reduce((sum, n) => sum + n, 0);
const asked = (p: Params) => counted(p) + p.missing;
const withFours = (p: Params) => asked(p) - p.counts.reduce((sum, n) => sum + n - Math.floor(n / 5), 0);

export const missingAnswers = defineTemplate<Params>({
  id: 'y5/data-investigations/missing-answers',
  version: 1,
  topicId: '80-data-types-and-investigations',
  years: [5],
  difficulty: 'NORMAL',
  strategy: 'check-the-data-set',
  calculator: false,
  title: 'Is the data complete?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        counts: Array.from({ length: 4 }, () => random.int(3, 14)),
        missing: random.int(2, 9),
        survey: random.int(0, surveys.length - 1),
      }),
      (p) => p.counts.some((n) => n > 5) && !p.counts.includes(p.missing) && asked(p) >= 24,
    ),
  prompt: (p) =>
    `${p.person} asks ${asked(p)} students about ${surveyOf(p).about}. Each student gives one answer. How many answers are missing from the table?`,
  figure: (p) => ({
    kind: 'tally',
    alt: `A tally table. ${surveyOf(p)
      .rows.map((row, i) => `${row}: ${inMarks(p.counts[i] ?? 0)}.`)
      .join(' ')}`,
    rows: surveyOf(p).rows.map((label, i) => ({ label, count: p.counts[i] ?? 0 })),
  }),
  answer: (p) => ({ kind: 'number', model: String(p.missing), forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'start',
      p.counts.join('+'),
      'Read each row. A bundle is five marks.',
      'Count the marks in each row in fives and ones.',
      'How many marks are in one bundle?',
    ),
    step(
      'equal',
      String(counted(p)),
      'That’s how many answers are in the table.',
      'Add the rows.',
      'How many answers are there altogether?',
    ),
    step(
      'start',
      `${asked(p)}-${counted(p)}`,
      `There should be ${asked(p)} answers.`,
      'Compare with the number of students.',
      'How many answers should there be?',
    ),
    step(
      'equal',
      String(p.missing),
      'The difference is the number missing.',
      'Work out the difference.',
      'Do the answers in the table and the missing ones add up to all the students?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(counted(p)),
      firstWrongStep: 2,
      feedback: () => 'Those are the answers in the table. The question asks how many are missing.',
    },
    {
      misconceptionId: 'tally-bundle-as-four',
      compute: (p) => (withFours(p) === counted(p) ? null : String(withFours(p))),
      firstWrongStep: 0,
      feedback: () => 'The mark across a bundle counts too. Count the bundles again.',
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => otherThan(counted(p), p.missing + (p.counts.at(-1) ?? 0)),
      firstWrongStep: 1,
      feedback: () => 'You left out one row of the table.',
    },
  ],
  confirm: (p) => {
    // Ticks off one student for each mark.
    const students = Array.from({ length: asked(p) }, () => 'open');
    for (const count of p.counts)
      for (let mark = 0; mark < count; mark += 1) students[students.indexOf('open')] = 'done';
    return { kind: 'values', values: [students.filter((state) => state === 'open').length] };
  },
  examples: [
    { seed: 's1', input: '2', verdict: 'correct' },
    { seed: 's2', input: '27', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's3', input: '13', verdict: 'wrong', misconceptionId: 'tally-bundle-as-four' },
    { seed: 's9', input: '7', verdict: 'correct' },
  ],
});

function inMarks(count: number): string {
  const [bundles, single] = [Math.floor(count / 5), count % 5];
  const parts = [
    ...(bundles > 0 ? [`${bundles} ${bundles === 1 ? 'bundle' : 'bundles'} of five`] : []),
    ...(single > 0 ? [`${single} single ${single === 1 ? 'mark' : 'marks'}`] : []),
  ];
  return parts.join(' and ');
}
