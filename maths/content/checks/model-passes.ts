import { answerToLatex, checkAnswer, checkForm } from '../../engine/index';
import { makeInstance } from '../../templates/instance';
import { rewritesOf } from '../answer-rewrites';
import type { Check } from '../check';

/** The model answer is accepted, and so is every other way of writing it that the question allows. */
export const modelPasses: Check = {
  name: 'model passes',
  promise: 'The key is accepted, and so are other ways of writing it.',
  run(template, seed) {
    const { answer: spec } = makeInstance(template, seed);
    if (spec.kind === 'choice')
      return checkAnswer(spec, spec.model).kind === 'correct' ? [] : ['the right option fails'];
    return [spec.model, answerToLatex(spec, spec.model), ...rewritesOf(spec)].flatMap((input) => {
      const verdict = checkAnswer(spec, input);
      if (verdict.kind !== 'correct') return [`"${input}" is ${verdict.kind}, the model is "${spec.model}"`];
      // In a test this would be said of a right answer before it is handed in.
      const said = checkForm(spec, input);
      return said === null ? [] : [`"${input}" would be sent back in a test: ${said.message}`];
    });
  },
};
