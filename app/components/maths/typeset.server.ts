import katex from 'katex';
import { LRUCache } from 'lru-cache';
import { escapeHtml } from '../../lib/escape-html';
import { type RichTextPart, richTextParts } from './rich-text-parts';

const maxFormulaLength = 2000;
const maxTextLength = 20_000;
/** Formulas up to this many visible signs stay on one line; longer ones may break after relations and signs. */
const unbreakableSigns = 11;
const limits = { maxSize: 8_000_000, sizeCalculation: sizeOf };
const paragraphs = new LRUCache<string, string>({ ...limits, max: 4000, memoMethod: paragraphsHtml });
const formulas = new LRUCache<string, string>({ ...limits, max: 1000, memoMethod: (latex) => formulaHtml(latex, '') });

/**
 * Rich text as safe HTML: `$LaTeX$` formulas, `\$` for money, `**bold**`, a blank line between paragraphs. Everything else
 * is escaped, a formula that cannot be read shows as its source, nothing throws. Several paragraphs come as `<p>`, a single
 * one as its inside alone, so that it fits in a sentence.
 */
export function typeset(richText: string): string {
  return paragraphs.memo(richText);
}

/** One formula without dollar signs, as safe HTML. */
export function typesetFormula(latex: string): string {
  return formulas.memo(latex);
}

function sizeOf(html: string, key: string): number {
  // The cache takes no entry of size nought, and nothing typeset is empty as well.
  return html.length + key.length + 1;
}

function paragraphsHtml(richText: string): string {
  const parts = richTextParts(richText.slice(0, maxTextLength)).map(paragraphHtml);
  return parts.length > 1 ? parts.map((html) => `<p>${html}</p>`).join('') : (parts[0] ?? '');
}

function paragraphHtml(parts: RichTextPart[]): string {
  return parts.map(partHtml).join('');
}

function partHtml(part: RichTextPart): string {
  if (part.kind === 'words') return escapeHtml(part.text);
  if (part.kind === 'formula') return formulaHtml(part.latex, part.tail);
  return part.kind === 'bold-start' ? '<b>' : '</b>';
}

/** `tail` is the punctuation that must not be parted from the formula. */
function formulaHtml(latex: string, tail: string): string {
  const drawn = draw(latex);
  if (drawn === null) return `<code>${escapeHtml(latex.slice(0, maxFormulaLength))}</code>${escapeHtml(tail)}`;
  const classes = [
    /\\[dtc]?frac\b|\\over\b/.test(latex) ? 'fr' : '',
    visibleSigns(latex) <= unbreakableSigns ? 'nw' : '',
  ];
  const className = classes.filter(Boolean).join(' ');
  const end = tail === '' ? '' : `&NoBreak;${escapeHtml(tail)}`;
  return className === '' ? `${drawn}${end}` : `<span class="${className}">${drawn}${end}</span>`;
}

/** HTML with MathML beside it; null where KaTeX cannot read the formula. Sizes and places come as style attributes. */
function draw(latex: string): string | null {
  if (latex.length > maxFormulaLength) return null;
  try {
    return katex.renderToString(latex, {
      output: 'htmlAndMathml',
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxSize: 20,
      maxExpand: 200,
      errorColor: 'inherit',
    });
  } catch {
    return null;
  }
}

/** A rough count of what a reader sees: commands count once, braces and spacing not at all. */
function visibleSigns(latex: string): number {
  return latex
    .replace(/\\(?:[dtc]?frac|left|right|mathrm|text|operatorname|displaystyle|,|;|:|!| )/g, '')
    .replace(/\\[a-zA-Z]+/g, 'x')
    .replace(/[{}\s^_\\]/g, '').length;
}
