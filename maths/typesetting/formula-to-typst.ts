import { tex2typst } from 'tex2typst';

/**
 * A formula of the question bank (LaTeX without dollar signs) as Typst markup for printed papers, with its dollar signs.
 * @throws Error where the formula cannot be converted.
 */
export function formulaToTypst(latex: string): string {
  return `$${tex2typst(prepared(latex)).trim()}$`;
}

/** Whole numbers with spaced or comma groups, and decimals, stay in one piece; Typst would space out their signs. */
const longNumber = /\d+(?:(?:\{,\}|\\,)\d{3})+(?:\.\d+)?|\d+\.\d+/g;
/** An invisible sign for an index that hangs on nothing, as in the 5 of a count of combinations. */
const nothing = '\u200b';
/** `0.` before a dotted or barred digit. */
const openDecimal = /(\d+(?:\{,\}\d{3})*)\.(?=\\(?:dot|overline|bar))(\\(?:dot|overline|bar))/g;

function prepared(latex: string): string {
  // Words in \text{…} stand as they are.
  return latex
    .replace(/(^|[^\w}\])'!|])(?:\{\}\s*)?\^/g, `$1\\text{${nothing}}^`)
    .split(/(\\text\{[^{}]*\})/)
    .map((part, place) => (place % 2 === 1 ? part : preparedMaths(part)))
    .join('');
}

function preparedMaths(latex: string): string {
  return latex
    .replace(openDecimal, (_all, whole: string, mark: string) => `\\text{${plainNumber(whole)}.}${mark}`)
    .replace(longNumber, (number) => `\\text{${plainNumber(number)}}`);
}

const plainNumber = (number: string): string => number.replaceAll('{,}', ',').replaceAll('\\,', '\u2009');
