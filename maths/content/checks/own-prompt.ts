import { checkAnswer } from '../../engine/index';
import { formulasOf } from '../../lint/rich-text';
import { makeInstance } from '../../templates/instance';
import type { Check } from '../check';
import { isUnworked } from '../unworked';

/** A copy of the question is no answer to it. */
export const ownPrompt: Check = {
  name: 'own prompt',
  promise: 'No expression copied from the question is accepted as its answer.',
  run(template, seed) {
    const { prompt, instruction, answer, choices } = makeInstance(template, seed);
    if (choices !== null) return [];
    const formulas = [...formulasOf(prompt), ...formulasOf(instruction ?? '')];
    const copies = formulas.flatMap((formula) => [formula, ...formula.split('=')]).map((copy) => copy.trim());
    return [...new Set(copies)]
      .filter((copy) => isUnworked(copy, answer))
      .filter((copy) => checkAnswer(answer, copy).kind === 'correct')
      .map((copy) => `"${copy}" of the question is accepted, the answer is "${answer.model}"`);
  },
};
