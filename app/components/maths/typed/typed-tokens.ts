/** One piece of a typed answer, and how it looks in LaTeX. */
export interface TypedToken {
  kind: 'number' | 'letter' | 'word' | 'function' | 'root' | 'raised' | 'space' | 'sign';
  text: string;
  latex: string;
}

const patterns = new RegExp(
  [
    String.raw`\d{1,3}(?:,\d{3})+(?![\d])(?:\.\d+)?`,
    String.raw`(?:\d[\u0305\u0307]?)*(?:\.(?:\d[\u0305\u0307]?)+)`,
    String.raw`(?:\d[\u0305\u0307]?)+`,
    '[A-Za-z]+',
    String.raw`\s+`,
    '[⁺⁻⁰¹²³⁴-⁹ⁿ]+',
    String.raw`<=|>=|=<|=>|!=|\*\*|\+\/?-`,
    '[^]',
  ].join('|'),
  'gu',
);

const superscripts = '⁰0¹1²2³3⁴4⁵5⁶6⁷7⁸8⁹9⁺+⁻-ⁿn';
const fractions = '½12⅓13⅔23¼14¾34⅕15⅖25⅗35⅘45⅙16⅛18⅜38⅝58⅞78';
const functions =
  /^(?:sin|cos|tan|sec|cot|csc|cosec|arcsin|arccos|arctan|asin|acos|atan|sinh|cosh|tanh|ln|log|exp|cis)$/i;
const namedFunctions = /^(?:sin|cos|tan|sec|cot|csc|arcsin|arccos|arctan|sinh|cosh|tanh|ln|log|exp)$/;
const greek = /^(?:pi|theta|alpha|beta|gamma|delta|lambda|mu|sigma|phi|omega|infinity)$/;
const shortWords = /^(?:or|of|to|in|is|no|am|pm|mm|cm|km|kg|mg|mL|ml|kL|kl|ML|ha|st|nd|rd|th|min|hrs?|mins?)$/;
const signs: Record<string, string> = {
  '<=': '\\le ',
  '=<': '\\le ',
  '≤': '\\le ',
  '>=': '\\ge ',
  '=>': '\\ge ',
  '≥': '\\ge ',
  '!=': '\\ne ',
  '≠': '\\ne ',
  '+-': '\\pm ',
  '+/-': '\\pm ',
  '±': '\\pm ',
  '*': '\\times ',
  '×': '\\times ',
  '·': '\\cdot ',
  '÷': '\\div ',
  '−': '-',
  '–': '-',
  '∞': '\\infty ',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '%': '\\%',
  '#': '\\#',
  '&': '\\&',
  '~': '\\sim ',
  '…': '\\ldots ',
  '≈': '\\approx ',
  '∪': '\\cup ',
  '∩': '\\cap ',
  '∈': '\\in ',
  '∅': '\\varnothing ',
  ℝ: '\\mathbb{R}',
  // The bar and the dot of a digit that is not there yet.
  '\u0305': '\\overline{\\square }',
  '\u0307': '\\dot{\\square }',
};

/** The pieces of a typed answer. Letters that are no word stand one by one, as they are multiplied. */
export function typedTokens(text: string): TypedToken[] {
  const tokens: TypedToken[] = [];
  for (const piece of text.match(patterns) ?? []) {
    // 5 m: one letter behind a number and a space is a unit.
    const isUnit = piece.length <= 2 && tokens.at(-1)?.kind === 'space' && tokens.at(-2)?.kind === 'number';
    tokens.push(...(/^[A-Za-z]/.test(piece) ? letters(piece, isUnit) : [other(piece)]));
  }
  return tokens;
}

function letters(run: string, isUnit: boolean): TypedToken[] {
  if (/^(?:sqrt|root|cbrt)$/.test(run))
    return [{ kind: 'root', text: run, latex: run === 'cbrt' ? '\\sqrt[3]' : '\\sqrt' }];
  if (functions.test(run)) {
    const latex = namedFunctions.test(run) ? `\\${run} ` : `\\operatorname{${run}}`;
    return [{ kind: 'function', text: run, latex }];
  }
  if (greek.test(run)) return [{ kind: 'letter', text: run, latex: run === 'infinity' ? '\\infty ' : `\\${run} ` }];
  const isWord =
    isUnit || shortWords.test(run) || (run.length > 2 && /[aeiouy]/i.test(run) && !/^[abcxyz]+$/.test(run));
  if (isWord) return [{ kind: 'word', text: run, latex: `\\text{${run}}` }];
  return [...run].map((letter) => ({ kind: 'letter', text: letter, latex: letter }));
}

function other(piece: string): TypedToken {
  if (/^\.?\d/.test(piece)) return { kind: 'number', text: piece, latex: numberLatex(piece) };
  if (/^\s/.test(piece)) return { kind: 'space', text: piece, latex: '\\ ' };
  if (/^[⁺⁻⁰¹²³⁴-⁹ⁿ]/.test(piece)) {
    const latex = [...piece].map((sign) => superscripts[superscripts.indexOf(sign) + 1]).join('');
    return { kind: 'raised', text: piece, latex };
  }
  const fraction = fractions.indexOf(piece);
  if (fraction >= 0)
    return { kind: 'number', text: piece, latex: `\\frac{${fractions[fraction + 1]}}{${fractions[fraction + 2]}}` };
  if (piece === '√' || piece === '∛')
    return { kind: 'root', text: piece, latex: piece === '√' ? '\\sqrt' : '\\sqrt[3]' };
  if (/\p{Script=Greek}/u.test(piece)) return { kind: 'letter', text: piece, latex: piece };
  const latex = signs[piece] ?? (/[\x21-\x7e]/.test(piece) ? piece : `\\text{${piece}}`);
  return { kind: 'sign', text: piece, latex };
}

/** 0.16̅: a bar or a dot over each digit that has one. */
function numberLatex(piece: string): string {
  return piece
    .replaceAll(',', '{,}')
    .replace(/(\d)\u0305/g, '\\overline{$1}')
    .replace(/(\d)\u0307/g, '\\dot{$1}');
}
