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
    `${p.person} wants to buy ${p.thing} for \\$${p.goal} and has \\$${p.saved}. Each week they earn \\$${p.earns} and spend \\$${p.spends} of it. ` +
    'After how many weeks will they have enough money?',
  answer: (p) => ({ kind: 'number', model: String(weeks(p)), unit: 'weeks', forms: [{ kind: 'whole-number' }] }),
  steps: (p) => [
    step(
      'identity',
      `${p.goal}-${p.saved}=${missing(p)}`,
      'That’s how much is still missing.',
      `How much more does ${p.person} need at the start?`,
      'Do they need to save the whole price?',
    ),
    step(
      'identity',
      `${p.earns}-${p.spends}=${weekly(p)}`,
      'That’s how much they save each week.',
      'How much do they keep each week?',
      'How much is left from the money they earn each week?',
    ),
    step(
      'identity',
      `${weeks(p) - 1}\\times ${weekly(p)}=${(weeks(p) - 1) * weekly(p)}`,
      `After that many weeks, it’s still less than \\$${missing(p)}.`,
      `Count up by ${weekly(p)} until you’re just below ${missing(p)}.`,
      'How many weeks get you close, but not quite there?',
    ),
    step(
      'result',
      String(weeks(p)),
      'They need one more week for the rest.',
      'The amount still missing needs another week.',
      'Is there enough money after the full weeks you counted?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'ignores-remainder',
      compute: (p) => String(Math.floor(missing(p) / weekly(p))),
      firstWrongStep: 3,
      feedback: () => 'After that many weeks, they’re still a few dollars short.',
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => String(Math.ceil(p.goal / weekly(p))),
      firstWrongStep: 0,
      feedback: (p) => `They already have \\$${p.saved} at the start, so they need to save less.`,
    },
    {
      misconceptionId: 'leaves-out-one-number',
      compute: (p) => String(Math.ceil(missing(p) / p.earns)),
      firstWrongStep: 1,
      feedback: (p) => `They spend \\$${p.spends} each week, so they don’t save all they earn.`,
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
