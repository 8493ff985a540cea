/** An integral, or an antiderivative in square brackets with its limits. */
export interface Integral {
  of: string;
  by: string;
  limits: { from: string; to: string } | null;
  isBracket: boolean;
}

/** One side of a line: its text with names for the integrals in it, in their order. */
export interface IntegralSide {
  text: string;
  integrals: Integral[];
}

/** Names that no student gives: at most so many integrals stand on one side. */
export const integralNames = ['Phi', 'Omega', 'Gamma'] as const;

const OPEN = '([{';
const CLOSE = ')]}';
const LIMIT = /^\s*(?:\\limits\s*)?([_^])\s*/;
const BY = /^d\s*([a-zA-Z]|\\theta|θ)(?![a-zA-Z])/;

export const hasIntegral = (line: string): boolean => /∫|\\int(?![a-z])/.test(line);

/** "[x²]₀¹", with limits behind it. */
export const hasLimits = (line: string): boolean => /\]\s*[_^]/.test(withoutSpacing(line));

const withoutSpacing = (line: string): string =>
  line
    .replace(/\\(?:left|right|mleft|mright|[Bb]igg?[lr]?)(?![a-zA-Z])|\\[,!:;]/g, ' ')
    .replace(/\\int(?![a-z])/g, '∫')
    .replace(/\\[lr]brack(?![a-z])/g, (name) => (name === '\\lbrack' ? '[' : ']'))
    .replace(/\\differentialD|\\(?:mathrm|text)\s*\{\s*d\s*\}/g, 'd');

/** The sides of a line with integrals; null where one of them cannot be told from what stands around it. */
export function readIntegrals(line: string): IntegralSide[] | null {
  const sides = withoutSpacing(line.replace(/^\s*(?:=|\\therefore|∴|⇒|\\Rightarrow)\s*/, ''))
    .split('=')
    .map((side) => readSide(side, /\\/.test(line)));
  return sides.every((side) => side !== null) ? sides : null;
}

function readSide(side: string, isLatex: boolean): IntegralSide | null {
  const integrals: Integral[] = [];
  let text = '';
  for (let at = 0; at < side.length; ) {
    const found =
      side[at] === '∫' ? readIntegral(side, at + 1, isLatex) : side[at] === '[' ? readBracket(side, at, isLatex) : null;
    if (found === null && side[at] !== '∫') {
      text += side[at];
      at += 1;
      continue;
    }
    const name = integralNames[integrals.length];
    if (found === null || name === undefined) return null;
    integrals.push(found.integral);
    text += `(\\${name})`;
    at = found.end;
  }
  return { text, integrals };
}

type Found = { integral: Integral; end: number } | null;

function readIntegral(side: string, start: number, isLatex: boolean): Found {
  const { limits, end } = readLimits(side, start, isLatex);
  let depth = 0;
  for (let at = end; at < side.length; at += 1) {
    const c = side[at] ?? '';
    if (c === '∫') return null;
    if (OPEN.includes(c)) depth += 1;
    if (CLOSE.includes(c)) depth -= 1;
    const by = depth === 0 ? BY.exec(side.slice(at)) : null;
    if (by)
      return {
        integral: { of: side.slice(end, at).trim() || '1', by: by[1] ?? '', limits, isBracket: false },
        end: at + by[0].length,
      };
    if (c === '\\') at += (/^[a-zA-Z]*/.exec(side.slice(at + 1))?.[0] ?? '').length;
  }
  return null;
}

function readBracket(side: string, start: number, isLatex: boolean): Found {
  const close = closing(side, start);
  if (close < 0) return null;
  const { limits, end } = readLimits(side, close + 1, isLatex);
  return limits && { integral: { of: side.slice(start + 1, close), by: '', limits, isBracket: true }, end };
}

function readLimits(side: string, start: number, isLatex: boolean): { limits: Integral['limits']; end: number } {
  const found: { _?: string; '^'?: string } = {};
  let end = start;
  for (let sign = LIMIT.exec(side.slice(end)); sign; sign = LIMIT.exec(side.slice(end))) {
    const from = end + sign[0].length;
    const close = OPEN.includes(side[from] ?? ' ') ? closing(side, from) : -1;
    // In LaTeX an index without brackets has one digit.
    const alone = (isLatex ? /^(?:\\[a-zA-Z]+|[\da-zA-Zπ∞])/ : /^[-−]?(?:\d+(?:\.\d+)?|[a-zA-Zπ∞])(?:\/\d+)?/).exec(
      side.slice(from),
    )?.[0];
    const value = close < 0 ? alone : side.slice(from + 1, close);
    if (value === undefined) break;
    found[sign[1] as '_' | '^'] = value;
    end = close < 0 ? from + value.length : close + 1;
  }
  const { _: from, '^': to } = found;
  return { limits: from === undefined || to === undefined ? null : { from, to }, end };
}

/** Where the bracket that opens here closes; −1 where it does not. */
function closing(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (OPEN.includes(text[at] ?? '')) depth += 1;
    if (CLOSE.includes(text[at] ?? '')) depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}
