import { makeInstance } from '../../templates/instance';
import type { TemplateCheck } from '../check';
import { keepsRule } from '../rule-of-misconception';

const seeds = Array.from({ length: 20 }, (_, place) => `s${place + 1}`);

/** A wrong path bears a name only if it gives what the rule of that name gives. */
export const namedByRule: TemplateCheck = {
  name: 'named by rule',
  promise: 'Where the rule of a wrong idea shows in the answer itself, each wrong answer of that name follows it.',
  run(template) {
    const problems = seeds.flatMap((seed) => {
      const { answer, choices, wrongPaths } = makeInstance(template, seed);
      if (choices !== null) return [];
      return wrongPaths.flatMap(({ misconceptionId, answer: wrong }) =>
        keepsRule(misconceptionId, answer.model, wrong) === false
          ? [`${misconceptionId}: ${wrong} does not follow its rule, beside ${answer.model} (seed ${seed})`]
          : [],
      );
    });
    return problems.slice(0, 3);
  },
};
