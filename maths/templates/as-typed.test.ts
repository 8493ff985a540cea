import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../engine/index';
import { templates } from './index';
import { type Instance, makeInstance } from './instance';

/** Two questions of every template whose answer is typed. */
const bank = templates.flatMap((template) =>
  ['s1', 's2'].map((seed) => makeInstance(template, seed)).filter(({ choices }) => choices === null),
);

const numberOf = ({ answer }: Instance): string | null =>
  ['number', 'quantity'].includes(answer.kind)
    ? (/^-?\d+(?:\.\d+)?(?=$| ?[°%A-Za-z])/.exec(answer.model)?.[0] ?? null)
    : null;
const isPlain = (instance: Instance, number: string) =>
  checkAnswer({ ...instance.answer, forms: [] }, number).kind === 'correct';

interface Typed {
  says: string;
  /** What is typed in place of the key; none where this does not apply. */
  inputs: (instance: Instance) => string[];
  verdicts: string[];
}

const ways: Typed[] = [
  {
    says: 'a unit in capitals is the unit',
    inputs: (each) => {
      const [number, unit] = [numberOf(each), each.answer.unit];
      if (number === null || unit === undefined || !isPlain(each, number)) return [];
      return /^(?:[a-zA-Z]{1,2}(?:\^[23])?|km\/h|c?m\/s)$/.test(unit) ? [`${number} ${unit.toUpperCase()}`] : [];
    },
    verdicts: ['correct'],
  },
  {
    says: 'a length is no area and no volume, in capitals either',
    inputs: (each) => {
      const [number, unit] = [numberOf(each), each.answer.unit];
      return number !== null && unit && /\^[23]$/.test(unit) && isPlain(each, number)
        ? [`${number} ${unit.slice(0, -2).toUpperCase()}`]
        : [];
    },
    verdicts: ['wrong-form'],
  },
  {
    says: '"only" behind a number says nothing',
    inputs: (each) => {
      const number = numberOf(each);
      return number !== null && isPlain(each, number) && checkAnswer(each.answer, number).kind === 'correct'
        ? [`${number} only`]
        : [];
    },
    verdicts: ['correct'],
  },
  {
    says: 'a ratio is no fraction',
    inputs: ({ answer }) =>
      answer.kind === 'number' && /^\d+\/\d+$/.test(answer.model) ? [answer.model.replace('/', ':')] : [],
    verdicts: ['wrong-form'],
  },
  {
    says: 'a rounded value is no mistake',
    inputs: ({ answer }) => {
      const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(answer.model) ?? [];
      const isEndless = top !== undefined && 10_000 % Number(bottom) !== 0;
      return answer.kind === 'number' && isEndless ? [(Number(top) / Number(bottom)).toFixed(3)] : [];
    },
    verdicts: ['wrong-form'],
  },
  {
    says: 'a decimal is no wrong percentage',
    inputs: (each) => {
      const number = each.answer.unit === '%' ? numberOf(each) : null;
      return number === null ? [] : [String(Number((Number(number) / 100).toPrecision(12)))];
    },
    verdicts: ['wrong-form'],
  },
  {
    says: 'a decimal comma and a middle dot are sent back',
    inputs: (each) => {
      const number = numberOf(each);
      return number?.includes('.') ? [number.replace('.', ','), number.replace('.', '·')] : [];
    },
    verdicts: ['unreadable'],
  },
  {
    says: 'a rule may be called f(x)',
    inputs: ({ answer }) =>
      answer.kind === 'equation' && answer.model.startsWith('y=') ? [answer.model.replace('y=', 'f(x)=')] : [],
    verdicts: ['correct'],
  },
  {
    says: 'a point may have a name or words in front',
    inputs: ({ answer: { kind, model } }) =>
      kind === 'coordinate' && /^\([^()]*\)$/.test(model) ? [`at ${model}`, `the point ${model}`, `P${model}`] : [],
    verdicts: ['correct'],
  },
  {
    says: 'what stands around a wrong number makes it no better',
    inputs: (each) => {
      const number = numberOf(each);
      if (number === null || !isPlain(each, number)) return [];
      const wrong = String(Number(number) + 1);
      return [
        `${wrong} only`,
        `${wrong} M`,
        `${wrong} CM`,
        `${wrong}x1`,
        `1 x ${wrong}`,
        `${wrong}^o`,
        `${wrong}:1`,
      ].filter(
        // 1 % of slack is asked for in places.
        () => !isPlain(each, wrong),
      );
    },
    verdicts: ['wrong', 'unreadable'],
  },
];

describe.each(ways)('over the whole bank, $says', ({ inputs, verdicts }) => {
  it('in every question', () => {
    const typed = bank.flatMap((each) => inputs(each).map((input) => ({ each, input })));
    expect(typed.length).toBeGreaterThan(0);
    const other = typed.flatMap(({ each, input }) => {
      const { kind } = checkAnswer(each.answer, input);
      return verdicts.includes(kind)
        ? []
        : [`${each.templateId} ${each.seed}: ${each.answer.model}, typed ${input}: ${kind}`];
    });
    expect(other).toEqual([]);
  });
});

it('a rounded answer with π says which π it is worked out with', () => {
  const silent = bank.filter(
    ({ steps, answer, prompt, instruction }) =>
      steps.some(({ line }) => /\\pi\b/.test(line)) &&
      /^-?\d+\.\d/.test(answer.model) &&
      !/3\.14|\\frac\{22\}\{7\}|\\pi\$ (?:key|button)/.test(`${prompt} ${instruction ?? ''}`),
  );
  expect(silent.map(({ templateId }) => templateId)).toEqual([]);
});
