import { describe, expect, it, test } from 'vitest';
import { createRandom } from '../../../../maths/engine/index';
import { formulasOf } from '../../../../maths/lint/rich-text';
import { solve } from '../../../../maths/solver/index';
import { makeInstance, type QuestionContent, templates } from '../../../../maths/templates/index';
import { question, steps } from '../../../../maths/working/question-for-tests';
import { isSameQuestion } from './same-question';

const equation = question({
  prompt: 'Solve $3x+5=20$.',
  answer: { kind: 'number', model: '5', variable: 'x' },
  steps: steps(['start', '3x+5=20'], ['equivalent', '3x=15'], ['equivalent', 'x=5']),
});
const sum = question({
  prompt: 'Work out $\\frac{3}{4}+\\frac{1}{6}$.',
  answer: { kind: 'number', model: '11/12', forms: [{ kind: 'lowest-terms' }] },
  steps: steps(
    ['start', '\\frac{3}{4}+\\frac{1}{6}'],
    ['equal', '\\frac{9}{12}+\\frac{2}{12}'],
    ['equal', '\\frac{11}{12}'],
  ),
});
const bus = question({
  prompt: 'There are 9 kids on the bus. Then 8 more kids get on. How many kids are there now?',
  answer: { kind: 'number', model: '17' },
  steps: steps(['start', '9+8'], ['equal', '17']),
});
const shirt = question({
  prompt: 'A shirt costs \\$80. The shop takes 15% off. How much is taken off?',
  answer: { kind: 'money', model: '12', unit: '$' },
  steps: steps(['start', '15\\%\\times 80'], ['equal', '12']),
});
const brackets = question({
  prompt: 'Expand $3(x-4)$.',
  answer: { kind: 'expression', model: '3x-12' },
  steps: steps(['start', '3(x-4)'], ['equal', '3x-12']),
});

const asked = (formula: string, typed = formula) => {
  const solution = solve(/\(/.test(formula) && /[a-z]/.test(formula) ? `expand ${formula}` : formula);
  return { typed, formula, answer: solution.kind === 'solution' ? solution.answer.model : null };
};

test.each<[string, QuestionContent]>([
  ['3x+5=20', equation],
  ['3y+5=20', equation],
  ['20=3x+5', equation],
  ['3*x + 5 = 20', equation],
  ['5+3x=20', equation],
  ['3x+5-20=0', equation],
  ['3x=15', equation],
  ['6x+10=40', equation],
  ['3x+5+0=20', equation],
  ['3/4+1/6', sum],
  ['\\frac34+\\frac16', sum],
  ['1/6+3/4', sum],
  ['9/12+2/12', sum],
  ['9+8', bus],
  ['8+9', bus],
  ['15% of 80', shirt],
  ['15% of $80', shirt],
  ['0.15*80', shirt],
  ['3(x-4)', brackets],
  ['3(a-4)', brackets],
])('%s asks for an open question', (formula, open) => {
  expect(isSameQuestion(open, asked(formula))).toBe(true);
});

test.each<[string, QuestionContent]>([
  ['2x+7=11', equation],
  ['3x+5', equation],
  ['2x+5=15', equation],
  ['1/2+1/3', sum],
  ['3+4', sum],
  ['9+7', bus],
  ['10+7', bus],
  ['20% of 60', shirt],
  ['3(x-5)', brackets],
  ['7*8', equation],
])('%s does not', (formula, open) => {
  expect(isSameQuestion(open, asked(formula))).toBe(false);
});

it.each([
  ['x=5', 'x=4'],
  ['5+0', '4+0'],
  ['2x=10', '2x=8'],
  ['x+15=20', 'x+16=20'],
  ['5*1', '4*1'],
  ['(5-2)+2', '(4-2)+2'],
])('%s and %s are alike: search by guessing finds no key', (right, wrong) => {
  expect(isSameQuestion(equation, asked(right))).toBe(isSameQuestion(equation, asked(wrong)));
  expect(isSameQuestion(equation, { typed: '2+3=5', formula: '2+3', answer: '5' })).toBe(false);
});

it('knows a question that was pasted, whatever stands around it', () => {
  const typed =
    'hi can u do this: there are 9 kids on the bus, then 8 more kids get on. how many kids are there now???';
  expect(isSameQuestion(bus, { typed, formula: null, answer: null })).toBe(true);
  expect(isSameQuestion(shirt, { typed, formula: null, answer: null })).toBe(false);
});

describe('over the questions of the bank', () => {
  const instances = templates.filter((_, place) => place % 7 === 0).map((template) => makeInstance(template, 'open'));

  it('refuses every formula that a question asks to be worked out', () => {
    const missed = instances.flatMap((instance) => {
      if (instance.steps[0]?.relation !== 'start') return [];
      return formulasOf(instance.prompt)
        .filter((formula) => formula === instance.steps[0]?.line)
        .filter((formula) => solve(formula).kind === 'solution' && !isSameQuestion(instance, asked(formula)))
        .map((formula) => `${instance.templateId}: ${formula}`);
    });
    expect(missed).toEqual([]);
  });

  it('refuses every pasted prompt', () => {
    const missed = instances.filter(
      ({ prompt }) =>
        prompt.split(/\s+/).length > 12 &&
        !isSameQuestion({ ...instances[0], ...instanceOf(prompt) } as QuestionContent, {
          typed: prompt,
          formula: null,
          answer: null,
        }),
    );
    expect(missed.map(({ templateId }) => templateId)).toEqual([]);
  });

  const instanceOf = (prompt: string) => instances.find((each) => each.prompt === prompt);

  it('seldom refuses what has nothing to do with them', () => {
    const random = createRandom('other problems');
    const others = Array.from({ length: 60 }, () => {
      const [a, b, c] = [random.int(2, 19), random.int(2, 49), random.int(2, 9)];
      return random.pick([`${a}+${b}`, `${a}*${b}`, `${c}x+${b}=${a * c + b}`, `1/${a}+1/${c}`, `${a}(x+${b})`]);
    });
    const hits = others.flatMap((formula) => instances.filter((instance) => isSameQuestion(instance, asked(formula))));
    expect(hits.length / (others.length * instances.length)).toBeLessThan(0.003);
  });
});
