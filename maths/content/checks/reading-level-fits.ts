import { promptLengthProblems, sentenceProblems } from '../../lint/reading-level';
import { makeInstance } from '../../templates/instance';
import type { Check } from '../check';
import { richTextsOf } from '../texts';

/** Words and sentences suit the youngest year that meets the question. */
export const readingLevelFits: Check = {
  name: 'reading level',
  promise: 'Words and sentences fit the school year.',
  run(template, seed) {
    const year = Math.min(...template.years);
    const instance = makeInstance(template, seed);
    const sentences = richTextsOf(instance).flatMap(({ where, text }) =>
      sentenceProblems(text, year).map((problem) => `${where}: ${problem}`),
    );
    return [...promptLengthProblems(instance.prompt, year), ...sentences];
  },
};
