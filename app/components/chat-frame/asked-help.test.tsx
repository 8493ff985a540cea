import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { QuestionHelpView } from '../practice/question-data';
import { AskedHelpCard } from './asked-help';
import type { AskedHelp } from './use-question-help';

const steps = [{ lineHtml: '<b>8/12</b>', reasonHtml: 'Same size pieces.' }];
const whole: QuestionHelpView = {
  hint: { number: 2, html: 'Which size works for both?' },
  solution: steps,
  example: { promptHtml: 'Half and a third', steps: [{ lineHtml: '<b>3/6</b>', reasonHtml: 'Sixths.' }] },
};

function words(aiModel: 'HINT' | 'SOLUTION', help: AskedHelp): string {
  const html = renderToStaticMarkup(<AskedHelpCard aiModel={aiModel} help={help} onLeave={() => {}} />);
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

it('shows the hint that was opened last, and nothing of the steps', () => {
  expect(words('HINT', whole)).toBe(
    'Let’s talk this hint through. Here it is again: what does it make you think of? Hint 2 Which size works for both? Back to chat',
  );
});

it('shows the steps of a closed question', () => {
  expect(words('SOLUTION', whole)).toBe(
    'Here are the steps again. Ask me about any line. Worked solution 1 8/12 Same size pieces. Back to chat',
  );
});

it('shows the worked one like it while the question is open', () => {
  expect(words('SOLUTION', { ...whole, solution: null })).toBe(
    'Here are the steps again. Ask me about any line. A similar worked example Half and a third 1 3/6 Sixths. Back to chat',
  );
});

it.each([
  ['HINT', { ...whole, hint: null }],
  ['HINT', 'missing'],
  ['SOLUTION', { hint: whole.hint, solution: null, example: null }],
] as const)('says so kindly when there is nothing to show', (aiModel, help) => {
  expect(words(aiModel, help)).toContain('You can still see it with your question.');
});

it('keeps the place of what is still coming', () => {
  expect(words('HINT', 'coming')).toBe(
    'Let’s talk this hint through. Here it is again: what does it make you think of? Back to chat',
  );
});
