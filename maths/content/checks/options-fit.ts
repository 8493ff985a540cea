import { makeInstance } from '../../templates/instance';
import type { Check } from '../check';

/** A multiple-choice question has two to five different options, one of them right. */
export const optionsFit: Check = {
  name: 'options fit',
  promise: 'Multiple-choice options differ from each other, and exactly one is right.',
  run(template, seed) {
    const { answer, choices } = makeInstance(template, seed);
    if (answer.kind !== 'choice') return [];
    if (choices === null) return ['the options are missing'];
    const problems: string[] = [];
    if (template.correctChoice === undefined) problems.push('correctChoice is missing');
    if (choices.length < 2 || choices.length > 5) problems.push(`${choices.length} options`);
    const texts = new Set(choices.map((option) => option.text.replace(/[\s$]/g, '').toLowerCase()));
    if (texts.size < choices.length) problems.push('two options read the same');
    if (!choices.some((option) => option.id === answer.model)) problems.push('the right option is missing');
    return problems;
  },
};
