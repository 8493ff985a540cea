import { defineTemplate } from '../../format';
import { drawUntil } from '../../primary/draw-until';
import { price } from '../../primary/money';
import { people } from '../../primary/people';
import { step } from '../../primary/step';

interface Params {
  person: string;
  has: number;
  weekly: number;
  weeks: number;
  missing: number;
  thing: string;
}

const saved = (p: Params) => p.weekly * p.weeks;
const cost = (p: Params) => p.has + saved(p) + p.missing;

export const stillToSave = defineTemplate<Params>({
  id: 'y4/money/still-to-save',
  version: 2,
  topicId: '50-two-step-money-problems',
  years: [4, 5],
  difficulty: 'HARD',
  strategy: 'save-then-compare',
  calculator: false,
  title: 'How much more do you need to save?',
  params: (random) =>
    drawUntil(
      () => ({
        person: random.pick(people),
        has: random.int(8, 30),
        weekly: random.int(4, 12),
        weeks: random.int(3, 8),
        missing: random.int(6, 28),
        thing: random.pick(['a skateboard', 'a tent', 'a keyboard', 'a telescope', 'a netball ring', 'a set of books']),
      }),
      (p) => new Set([p.has, p.weekly, p.weeks, p.missing, saved(p)]).size === 5,
    ),
  prompt: (p) =>
    `${p.person} wants to buy ${p.thing} for ${price(100 * cost(p))}. They already have ${price(100 * p.has)}, and they save ${price(100 * p.weekly)} a week for ${p.weeks} weeks. How much more do they need after that?`,
  answer: (p) => ({ kind: 'money', model: String(p.missing), forms: [{ kind: 'decimal' }] }),
  steps: (p) => [
    step(
      'start',
      `${p.weeks}\\times ${p.weekly}`,
      `${p.person} saves the same amount every week.`,
      `First work out how much ${p.person} saves in all those weeks.`,
      `How many times does ${p.person} save that amount?`,
    ),
    step(
      'equal',
      String(saved(p)),
      `That’s how many dollars ${p.person} saves.`,
      'Multiply the weekly amount by the number of weeks.',
      `Is that all the money ${p.person} has?`,
    ),
    step(
      'start',
      `${p.has}+${saved(p)}`,
      `Add the money ${p.person} already had.`,
      `Add the money ${p.person} had at the start.`,
      `How much did ${p.person} have before saving?`,
    ),
    step(
      'equal',
      String(p.has + saved(p)),
      `That’s all the money after ${p.weeks} weeks.`,
      'Add both amounts.',
      'Is it less than the price?',
    ),
    step(
      'start',
      `${cost(p)}-${p.has + saved(p)}`,
      'Compare it with the price.',
      'Take the money away from the price.',
      'How much more do you need to get to the price?',
    ),
    step(
      'equal',
      String(p.missing),
      `That’s how many dollars ${p.person} still needs.`,
      'Count up from the money to the price.',
      'Do the money and your answer add up to the price?',
    ),
  ],
  wrongPaths: [
    {
      misconceptionId: 'fixed-part-ignored',
      compute: (p) => String(cost(p) - saved(p)),
      firstWrongStep: 2,
      feedback: (p) => `You left out the ${price(100 * p.has)} ${p.person} had at the start.`,
    },
    {
      misconceptionId: 'counts-one-item-only',
      compute: (p) => String(cost(p) - p.has - p.weekly),
      firstWrongStep: 0,
      feedback: (p) => `You counted one week, but ${p.person} saves for ${p.weeks} weeks.`,
    },
    {
      misconceptionId: 'stops-after-first-step',
      compute: (p) => String(p.has + saved(p)),
      firstWrongStep: 4,
      feedback: () => 'That’s the money after saving. The question asks how much more to go.',
    },
  ],
  confirm: (p) => {
    let purse = p.has;
    for (let week = 0; week < p.weeks; week += 1) purse += p.weekly;
    let missing = 0;
    while (purse < cost(p)) {
      purse += 1;
      missing += 1;
    }
    return { kind: 'values', values: [missing] };
  },
  examples: [
    { seed: 's1', input: '7', verdict: 'correct' },
    { seed: 's2', input: '44', verdict: 'wrong', misconceptionId: 'fixed-part-ignored' },
    { seed: 's3', input: '63', verdict: 'wrong', misconceptionId: 'counts-one-item-only' },
    { seed: 's4', input: '89', verdict: 'wrong', misconceptionId: 'stops-after-first-step' },
    { seed: 's9', input: '11+0', verdict: 'wrong-form' },
    { seed: 's6', input: '3 + ', verdict: 'unreadable' },
  ],
});
