import { expect, test } from 'vitest';
import { diagnose } from './diagnose';
import { defineTemplate } from './format';
import { drawParams, makeInstance } from './instance';
import { twoStep } from './y7/linear-equations/two-step';

/** A choice question whose two wrong ideas give the same option when n is 4. */
const choice = defineTemplate<{ n: number }>({
  id: 'test/choice/square',
  version: 1,
  topicId: '101-squares-and-square-roots',
  years: [7],
  difficulty: 'EASY',
  strategy: 'square',
  calculator: false,
  title: 'Square a number',
  params: (random) => ({ n: random.int(4, 9) }),
  prompt: (p) => `What is $${p.n}^2$?`,
  answer: () => ({ kind: 'choice', model: '' }),
  correctChoice: (p) => `$${p.n ** 2}$`,
  steps: () => [],
  wrongPaths: [
    { misconceptionId: 'square-as-double', compute: (p) => `$${2 * p.n}$`, firstWrongStep: 0, feedback: () => '' },
    { misconceptionId: 'one-group-off', compute: (p) => `$${p.n * (p.n - 2)}$`, firstWrongStep: 0, feedback: () => '' },
    { misconceptionId: 'stops-after-first-step', compute: () => null, firstWrongStep: 0, feedback: () => '' },
  ],
  confirm: (p) => ({ kind: 'values', values: [p.n ** 2] }),
  examples: [],
});

test('the same seed gives the same bytes, another seed other numbers', () => {
  expect(JSON.stringify(makeInstance(twoStep, 's1'))).toBe(JSON.stringify(makeInstance(twoStep, 's1')));
  const prompts = new Set(['s1', 's2', 's3', 's4'].map((seed) => makeInstance(twoStep, seed).prompt));
  expect(prompts.size).toBeGreaterThan(1);
});

test('an instance survives being stored', () => {
  const instance = makeInstance(twoStep, 's1');
  expect(JSON.parse(JSON.stringify(instance))).toEqual(instance);
});

test('options hold the right answer once, and the key is its id', () => {
  for (const seed of ['s1', 's2', 's3', 's4', 's5', 's6']) {
    const { choices, answer } = makeInstance(choice, seed);
    const { n } = drawParams(choice, seed);
    const texts = (choices ?? []).map((option) => option.text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(choices?.find((option) => option.id === answer.model)?.text).toBe(`$${n ** 2}$`);
    expect(choices?.map((option) => option.id)).toEqual(['a', 'b', 'c'].slice(0, texts.length));
  }
});

test('the right option does not always stand in the same place', () => {
  const keys = Array.from({ length: 20 }, (_, place) => makeInstance(choice, `s${place}`).answer.model);
  expect(new Set(keys).size).toBeGreaterThan(1);
});

test('rounding hides no wrong idea, but a rounded right answer has none', () => {
  const spec = { kind: 'number', model: '1/7' } as const;
  const template = {
    ...twoStep,
    answer: () => spec,
    wrongPaths: [{ ...twoStep.wrongPaths[0], misconceptionId: 'first', compute: () => '2/15' }],
  } as unknown as typeof twoStep;
  const params = drawParams(twoStep, 's1');
  for (const input of ['0.13', '0.133', '0.1333', '0.134', '2/15']) {
    expect(diagnose(template, params, input)).toEqual(input === '0.134' ? [] : ['first']);
  }
  expect(diagnose(template, params, '0.14')).toEqual([]);
  expect(diagnose(template, params, '0.1')).toEqual([]);
});

test('a typed answer is diagnosed whatever its writing', () => {
  const params = { a: 4, b: 3, x: 5 };
  expect(diagnose(twoStep, params, '13/2')).toEqual(['undoes-with-same-operation']);
  expect(diagnose(twoStep, params, 'x = 6.5')).toEqual(['undoes-with-same-operation']);
  expect(diagnose(twoStep, params, '5')).toEqual([]);
  expect(diagnose(twoStep, params, '999')).toEqual([]);
  expect(diagnose(twoStep, params, '((')).toEqual([]);
});

test('two ideas with one answer are both named', () => {
  expect(diagnose(choice, { n: 4 }, '$8$')).toEqual(['square-as-double', 'one-group-off']);
  expect(diagnose(choice, { n: 5 }, ' $10$ ')).toEqual(['square-as-double']);
});
