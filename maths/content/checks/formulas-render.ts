import katex from 'katex';
import { formulasOf } from '../../lint/rich-text';
import { makeInstance } from '../../templates/instance';
import type { Check } from '../check';
import { richTextsOf } from '../texts';

const longest = 2000;

/** KaTeX draws every formula, without trusting any of them. */
export const formulasRender: Check = {
  name: 'formulas render',
  promise: 'Every formula can be drawn on the page.',
  run(template, seed) {
    const instance = makeInstance(template, seed);
    const lines = instance.steps.map((step, place) => ({ where: `line of step ${place}`, formula: step.line }));
    const inTexts = richTextsOf(instance).flatMap(({ where, text }) =>
      formulasOf(text).map((formula) => ({ where, formula })),
    );
    return [...lines, ...inTexts].flatMap(({ where, formula }) =>
      renderProblems(formula).map((problem) => `${where}: ${problem} in $${formula}$`),
    );
  },
};

function renderProblems(formula: string): string[] {
  if (formula.length > longest) return [`a formula of ${formula.length} characters`];
  try {
    katex.renderToString(formula, { throwOnError: true, trust: false, strict: 'error' });
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
