import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  goal: number;
  saved: number;
  earns: number;
  spends: number;
  thing: string;
}

const things = ['a skateboard', 'a tent', 'a guitar', 'a cricket bat', 'a telescope', 'a bike helmet', 'a keyboard'];

const missing = ({ goal, saved }: Params) => goal - saved;
const weekly = ({ earns, spends }: Params) => earns - spends;
const weeks = (p: Params) => Math.ceil(missing(p) / weekly(p));

export const weeksToSave = defineTemplate<Params>({
  id: 'y5/money-plans/weeks-to-save',
  version: 1,
  topicId: '69-money-plans-and-estimates',
  years: [5, 6],
  difficulty: 'HARD',
  strategy: 'plan-week-by-week',
  calculator: false,
  title: 'How many weeks to save?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        goal: random.int(60, 180),
        saved: random.int(10, 45),
        earns: random.int(12, 30),
        spends: random.int(3, 15),
        thing: random.pick(things),
      }),
      (p) => {
        const wrongs = [
          Math.ceil(p.goal / weekly(p)),
          Math.ceil(missing(p) / p.earns),
          Math.floor(missing(p) / weekly(p)),
        ];
        return (
          weekly(p) >= 5 &&
          weeks(p) >= 5 &&
          weeks(p) <= 14 &&
          missing(p) % weekly(p) !== 0 &&
          new Set([...wrongs, weeks(p)]).size === 4
        );
      },
    ),
  prompt: (p) =>
    `${p.person} wants to buy ${p.thing} for \\$${p.goal} and has \\$${p.saved}. Each week ${p.person} earns \\$${p.earns} and spends \\$${p.spends} of it. ` +
    'After how many weeks is there enough money?',
  answer: (p) => ({ kind: 'number', model: String(weeks(p)), unit: 'weeks', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'identity',
      `${p.goal}-${p.saved}=${missing(p)}`,
      'This much is still missing.',
      'How much is missing at the start?',
      'Does all of the price have to be saved?',
    ),
    step(
      'identity',
      `${p.earns}-${p.spends}=${weekly(p)}`,
      'This much is saved each week.',
      'What stays in the purse each week?',
      'How much is left of the money earned in a week?',
    ),
    step(
      'identity',
      `${weeks(p) - 1}\\times ${weekly(p)}=${(weeks(p) - 1) * weekly(p)}`,
      `After this many weeks it is still less than \\$${missing(p)}.`,
      `Count up by ${weekly(p)} until you are just below ${missing(p)}.`,
      'How many weeks bring you close, but not all the way?',
    ),
    step(
      'result',
      String(weeks(p)),
      'One more week is needed for the rest.',
      'What is still missing needs another week.',
      'Is there enough money after the full weeks you counted?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ignores-remainder',
      compute: (p) => String(Math.floor(missing(p) / weekly(p))),
      firstWrongStep: 3,
      feedback: () => 'After this many weeks a few dollars are still missing.',
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => String(Math.ceil(p.goal / weekly(p))),
      firstWrongStep: 0,
      feedback: (p) => `The \\$${p.saved} is there from the start, so less has to be saved.`,
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => String(Math.ceil(missing(p) / p.earns)),
      firstWrongStep: 1,
      feedback: (p) => `\\$${p.spends} of each week's money is spent, so not all of it is saved.`,
    },
  ],
  confirm: (p) => {
    // Lives through the weeks.
    let [purse, week] = [p.saved, 0];
    while (purse < p.goal) {
      purse += p.earns;
      purse -= p.spends;
      week += 1;
    }
    return { kind: 'values', values: [week] };
  },
  examples: [
    { seed: 's1', input: '9', verdict: 'correct' },
    { seed: 's2', input: '8', verdict: 'wrong', misconceptionId: 'ignores-remainder' },
    { seed: 's3', input: '9', verdict: 'wrong', misconceptionId: 'leaves-out-one-number' },
    { seed: 's9', input: '10', verdict: 'correct' },
  ],
});
