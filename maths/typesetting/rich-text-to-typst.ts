import { segmentsOf } from '../lint/rich-text';
import { formulaToTypst } from './formula-to-typst';

/** Rich text of a question (`$LaTeX$`, `**bold**`, `\$` for money, blank lines between paragraphs) as Typst markup. */
export function richTextToTypst(richText: string): string {
  return segmentsOf(richText)
    .map((segment) => (segment.kind === 'formula' ? formulaToTypst(segment.text) : words(segment.text)))
    .join('');
}

/** Words keep every sign they have: all that Typst would take for markup is escaped, but for our own bold. */
function words(text: string): string {
  return text
    .replaceAll('\\$', '$')
    .split('**')
    .map((part) => part.replace(/[\\#$*_`<>@=\-+/~[\]"']/g, '\\$&'))
    .map((part, place) => (place % 2 === 1 ? `#strong[${part}]` : part))
    .join('');
}
