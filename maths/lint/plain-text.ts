import { type Segment, segmentsOf } from './rich-text';

/** Commands as the sign or word that somebody would read out. */
const signs: Record<string, string> = {
  times: '×',
  div: '÷',
  cdot: '·',
  pm: '±',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  approx: '≈',
  pi: 'π',
  theta: 'θ',
  alpha: 'α',
  beta: 'β',
  mu: 'μ',
  sigma: 'σ',
  angle: '∠',
  triangle: '△',
  to: '→',
  infty: '∞',
  degree: '°',
  circ: '°',
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  log: 'log',
  ln: 'ln',
  quad: ' ',
};
const raised: Record<string, string> = { '2': '²', '3': '³', '-1': '⁻¹', '°': '°' };

/**
 * Rich text as plain text for places that know no formulas: alternative texts, titles, mails. A text that is no rich
 * text (a dollar sign on its own) stays as it is.
 */
export function plainText(richText: string): string {
  return segmentsOrWords(richText)
    .map(({ kind, text }) => (kind === 'formula' ? plainFormula(text) : text.replaceAll('**', '')))
    .join('');
}

function segmentsOrWords(text: string): Segment[] {
  try {
    return segmentsOf(text);
  } catch {
    return [{ kind: 'words', text: text.replaceAll('\\$', '$') }];
  }
}

function plainFormula(latex: string): string {
  let text = latex
    .replace(/\\(?:left|right|displaystyle|!)/g, '')
    .replace(/\\[,;: ]/g, ' ')
    .replace(/\{,\}/g, ',')
    .replace(/\\([%$#&_])/g, '$1');
  // Innermost braces first, so that fractions within fractions come out whole.
  for (
    let round = 0;
    round < 6 && /\\[a-z]*frac|\\sqrt|\\(?:text|mathrm|operatorname|overline|vec|bar)\{/.test(text);
    round += 1
  ) {
    text = text
      .replace(
        /\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g,
        (_, top: string, bottom: string) => `${grouped(top)}/${grouped(bottom)}`,
      )
      .replace(/\\sqrt\{([^{}]*)\}/g, (_, inside: string) => `√${grouped(inside)}`)
      .replace(/\\(?:text|mathrm|operatorname|overline|vec|bar)\{([^{}]*)\}/g, '$1');
  }
  return text
    .replace(/\\([A-Za-z]+)\s?/g, (_, name: string) => signs[name] ?? name)
    .replace(/\^\{?(-?\d|°)\}?/g, (whole, index: string) => raised[index] ?? whole)
    .replace(/[{}]/g, '')
    .replace(/-/g, '−')
    .replace(/\s*([=<>≤≥≈≠])\s*/g, ' $1 ')
    .trim();
}

const grouped = (part: string): string => (/[+\-−×÷ ]/.test(part.trim()) ? `(${part})` : part);
