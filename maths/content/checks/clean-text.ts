import { formulaProblems, richTextProblems } from '../../lint/text-hygiene';
import { makeInstance } from '../../templates/instance';
import type { Check } from '../check';
import { figureLabelsOf, formulaTextsOf, richTextsOf } from '../texts';

/** No NaN, no −0, no `1x`, no `+ -`, no "1 apples" in anything that a student may read. */
export const cleanText: Check = {
  name: 'clean text',
  run(template, seed) {
    const instance = makeInstance(template, seed);
    const rich = richTextsOf(instance).flatMap(({ where, text }) =>
      richTextProblems(text).map((problem) => `${where}: ${problem}`),
    );
    const formulas = [...formulaTextsOf(instance), ...figureLabelsOf(instance.figure)].flatMap(({ where, text }) =>
      formulaProblems(text).map((problem) => `${where}: ${problem}`),
    );
    return [...rich, ...formulas];
  },
};
