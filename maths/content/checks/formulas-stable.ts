import { makeInstance } from '../../templates/instance';
import type { Check } from '../check';
import { formulaTextsOf } from '../texts';
import { treeText } from '../tree-text';

/** Reading a line, writing it and reading it again changes nothing. */
export const formulasStable: Check = {
  name: 'formulas stable',
  promise: 'Formulas keep their meaning when they are read, written and read again.',
  run(template, seed) {
    const instance = makeInstance(template, seed);
    if (instance.choices !== null) return [];
    return formulaTextsOf(instance).flatMap(({ where, text }) => {
      const once = treeText(text);
      if (once === null) return [`${where}: "${text}" cannot be read`];
      const twice = treeText(once);
      return once === twice ? [] : [`${where}: "${text}" is written as "${once}" and read again as "${twice}"`];
    });
  },
};
