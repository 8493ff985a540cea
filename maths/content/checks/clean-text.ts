import { plainText } from '../../lint/plain-text';
import { formulaProblems, richTextProblems } from '../../lint/text-hygiene';
import { makeInstance } from '../../templates/instance';
import type { Check } from '../check';
import { figureLabelsOf, formulaTextsOf, richTextsOf } from '../texts';

/** No NaN, no −0, no `1x`, no `+ -`, no "1 apples" in anything that a student may read. */
export const cleanText: Check = {
  name: 'clean text',
  promise: 'No broken words or numbers: no NaN, no 1x, no + −, no half-finished sentence.',
  run(template, seed) {
    const instance = makeInstance(template, seed);
    const rich = richTextsOf(instance).flatMap(({ where, text }) =>
      richTextProblems(text).map((problem) => `${where}: ${problem}`),
    );
    const formulas = [...formulaTextsOf(instance), ...figureLabelsOf(instance.figure)].flatMap(({ where, text }) =>
      formulaProblems(text).map((problem) => `${where}: ${problem}`),
    );
    return [...rich, ...formulas, ...altProblems(instance.figure?.alt)];
  },
};

/** People hear the words of a figure: no formula signs may be left in them. */
function altProblems(alt: string | undefined): string[] {
  if (alt === undefined) return [];
  const plain = plainText(alt);
  return /[\\{}^]|\$(?!\d)|\*\*/.test(plain) ? [`figure alt: signs that nobody can hear in "${plain}"`] : [];
}
