import { checkAnswer } from '../../engine/index';
import { makeInstance } from '../../templates/instance';
import type { Check } from '../check';
import { formMutantsOf } from '../form-mutants';

/** The right value in a form that was not asked for is told apart: neither right nor wrong. */
export const otherFormsFail: Check = {
  name: 'other forms fail',
  promise: 'Where a form is asked for, the same value in another form is not accepted.',
  run(template, seed) {
    const { answer: spec, steps } = makeInstance(template, seed);
    return formMutantsOf(spec, steps).flatMap((input) => {
      const verdict = checkAnswer(spec, input).kind;
      return verdict === 'wrong-form' ? [] : [`"${input}" is ${verdict}, the model is "${spec.model}"`];
    });
  },
};
