import type { AskedData } from '../../graphql/practice/asked-parts';
import { escapeHtml } from '../../lib/escape-html';
import { figureHtml } from '../maths/figures/figure-html.server';
import { typeset, typesetFormula } from '../maths/typeset.server';
import type { AskedView } from './asked-data';

const inputModes = { NUMERIC: 'numeric', DECIMAL: 'decimal', TEXT: 'text' } as const;

/** Typesets a question that is asked outside of practice; `id` names the parts of its drawing. */
export function askedView(question: AskedData, id: string): AskedView {
  const { prefix } = question;
  return {
    title: question.title,
    young: question.young,
    calculator: question.calculator,
    promptHtml: typeset(question.prompt),
    instructionHtml: question.instruction === null ? null : typeset(question.instruction),
    figureHtml: figureHtml(question.figure, id),
    choices:
      question.answerMode === 'CHOICE'
        ? question.choices.map((choice) => ({ id: choice.id, html: typeset(choice.text) }))
        : null,
    inputMode: inputModes[question.inputMode],
    prefixHtml: prefix === null ? null : /^[a-zA-Z]\s*=$/.test(prefix) ? typesetFormula(prefix) : escapeHtml(prefix),
    suffix: question.suffix?.replace('^2', '²').replace('^3', '³') ?? null,
    typing: typingHint(question.keys),
  };
}

/** How to type what a keyboard has no key for; null where plain numbers do. */
function typingHint(keys: readonly string[]): string | null {
  const hints = [
    keys.includes('FRACTION') ? '3/4 for a fraction' : null,
    keys.includes('MIXED') ? '1 3/4 for a mixed numeral' : null,
    keys.includes('POWER') ? 'x^2 for a power' : null,
    keys.includes('ROOT') ? 'sqrt(2) for a root' : null,
    keys.includes('PI') ? 'pi for π' : null,
  ].filter((hint) => hint !== null);
  return hints.length === 0 ? null : `Type ${hints.join(', ')}.`;
}
