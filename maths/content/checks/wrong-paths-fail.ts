import { checkAnswer, sameAnswer } from '../../engine/index';
import { diagnose } from '../../templates/diagnose';
import { drawParams, makeInstance } from '../../templates/instance';
import type { Check } from '../check';

/** Every wrong answer is readable, is wrong, and is traced back to the misconception that made it. */
export const wrongPathsFail: Check = {
  name: 'wrong paths fail',
  promise: 'Each known wrong rule gives an answer that is marked wrong and traced back to that very rule.',
  run(template, seed) {
    const params = drawParams(template, seed);
    const { answer: spec, wrongPaths, steps, choices } = makeInstance(template, seed);
    return wrongPaths.flatMap(({ misconceptionId, answer, firstWrongStep }) => {
      const problems: string[] = [];
      const input = choices === null ? answer : (choices.find((option) => option.text === answer)?.id ?? '(no option)');
      const verdict = checkAnswer(spec, input);
      if (verdict.kind !== 'wrong') problems.push(`${answer} is ${verdict.kind}, beside the answer ${spec.model}`);
      if (choices === null && sameAnswer(spec, answer, spec.model))
        problems.push(`${answer} means the same as the answer`);
      const found = diagnose(template, params, answer);
      if (!found.includes(misconceptionId)) problems.push(`${answer} is diagnosed as [${found.join(', ')}]`);
      if (!(firstWrongStep >= 0 && firstWrongStep < steps.length)) problems.push(`there is no step ${firstWrongStep}`);
      return problems.map((problem) => `${misconceptionId}: ${problem}`);
    });
  },
};
