import { expect, it } from 'vitest';
import { questionHelpView } from './question-help.server';

it('sets the hint opened last and the steps that may be seen', () => {
  const view = questionHelpView({
    hints: [
      { number: 1, text: 'First' },
      { number: 2, text: 'Second <i>' },
    ],
    solution: null,
    workedExample: { prompt: 'Add $\\frac12$.', steps: [{ line: '\\frac12', reason: 'Because' }] },
  });
  expect(view.hint?.number).toBe(2);
  expect(view.hint?.html).toContain('Second &lt;i&gt;');
  expect(view.solution).toBeNull();
  expect(view.example?.promptHtml).toContain('katex');
  expect(view.example?.steps[0]?.reasonHtml).toContain('Because');
});

it('shows nothing where nothing is open', () => {
  expect(questionHelpView({ hints: [], solution: null, workedExample: null })).toEqual({
    hint: null,
    solution: null,
    example: null,
  });
});
