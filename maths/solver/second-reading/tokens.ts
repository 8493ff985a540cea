export type Token =
  | { kind: 'number'; text: string; value: number; isMixed?: true }
  | { kind: 'letter' | 'function' | 'sign'; text: string };

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻';
const vulgar: Record<string, number> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

/** LaTeX and typed signs as plain ones. */
function inPlainSigns(text: string): string {
  let plain = text.replace(/\\left|\\right|\\[,;! ]/g, '').replace(/\\?\$/g, '');
  for (let round = 0; round < 8 && /\\[dt]?frac|\\sqrt/.test(plain); round += 1) {
    plain = plain
      .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '(($1)/($2))')
      .replace(/\\[dt]?frac\s*(\d)\s*(\d)/g, '(($1)/($2))')
      .replace(/\\sqrt\s*\[3\]\s*\{([^{}]*)\}/g, '∛($1)')
      .replace(/\\sqrt\s*\{([^{}]*)\}/g, '√($1)')
      .replace(/\^\{([^{}]*)\}/g, '^($1)')
      .replace(/\\sqrt\s*(\d)/g, '√($1)');
  }
  return plain
    .replace(/\\times|\\cdot|[×✕✖⋅·∙]|(?<=\d\s*)x(?=\s*\d)/gi, '*')
    .replace(/\\div/g, '÷')
    .replace(/\\pi|\bpi\b/g, 'π')
    .replace(/[−–—]/g, '-')
    .replace(/⁄/g, '/')
    .replace(/\\%/g, '%')
    .replace(/\^\s*\\circ|\\degree|º/g, '°')
    .replace(/sqrt(?![a-z])/g, '√')
    .replace(/cbrt(?![a-z])/g, '∛')
    .replace(/\\(?=(?:sin|cos|tan|ln|log)\b)/g, '')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/\s+/g, ' ')
    .trim();
}

const shape = new RegExp(
  [
    String.raw`(?<mixed>\d+ \d+ ?/ ?\d+(?![\d.]))`,
    String.raw`(?<number>\d+(?:\.\d+)?|\.\d+)`,
    `(?<raised>[${raised}]+)`,
    `(?<vulgar>[${Object.keys(vulgar).join('')}])`,
    `(?<function>sin|cos|tan|ln|log|abs)(?![a-z])`,
    `(?<letter>[a-zA-Zπ])`,
    String.raw`(?<sign>\*\*|[-+*/÷^()|√∛%!°])`,
    `(?<space> )`,
  ].join('|'),
  'y',
);

/** Null where something stands that is not known. */
export function tokensOf(typed: string): Token[] | null {
  const text = inPlainSigns(typed);
  const tokens: Token[] = [];
  shape.lastIndex = 0;
  while (shape.lastIndex < text.length) {
    const found = shape.exec(text)?.groups;
    if (!found) return null;
    tokens.push(...tokenOf(found, tokens));
  }
  if (isInWords(text)) return null;
  return text.includes('÷') ? withFractions(tokens) : tokens;
}

const isInWords = (text: string): boolean =>
  /[a-zA-Z]{3}|\b(?:of|by|to|in|is|as|or|an|at|if|it|on|up|we|me|my|no)\b/i.test(
    text.replace(/sin|cos|tan|ln|log|abs/g, ' '),
  );

function tokenOf(found: Record<string, string | undefined>, before: Token[]): Token[] {
  if (found.mixed !== undefined) {
    const [whole = 0, top = 0, bottom = 1] = (found.mixed.match(/\d+/g) ?? []).map(Number);
    return [{ kind: 'number', text: found.mixed, value: whole + top / bottom, isMixed: true }];
  }
  if (found.number !== undefined) return [{ kind: 'number', text: found.number, value: Number(found.number) }];
  if (found.raised !== undefined) {
    const value = Number([...found.raised].map((sign) => (sign === '⁻' ? '-' : raised.indexOf(sign))).join(''));
    return [
      { kind: 'sign', text: '^' },
      { kind: 'number', text: String(value), value },
    ];
  }
  if (found.vulgar !== undefined) {
    const part = vulgar[found.vulgar] ?? 0;
    const whole = before.at(-1);
    if (whole?.kind !== 'number' || !Number.isInteger(whole.value))
      return [{ kind: 'number', text: found.vulgar, value: part }];
    before.pop();
    return [{ kind: 'number', text: found.vulgar, value: whole.value + part }];
  }
  if (found.function !== undefined) return [{ kind: 'function', text: found.function }];
  if (found.letter !== undefined) return [{ kind: 'letter', text: found.letter }];
  if (found.sign === '**') return [{ kind: 'sign', text: '^' }];
  return found.sign === undefined ? [] : [{ kind: 'sign', text: found.sign }];
}

/** Beside a sign of division 2/3 is one number: 2/3 ÷ 4/5. */
function withFractions(tokens: Token[]): Token[] {
  const joined: Token[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    const [top, slash, bottom, after] = tokens.slice(place, place + 4);
    const isNumber =
      top?.kind === 'number' &&
      bottom?.kind === 'number' &&
      slash?.text === '/' &&
      joined.at(-1)?.text !== '/' &&
      joined.at(-1)?.text !== '^' &&
      !['/', '^', '(', '!', '%'].includes(after?.text ?? '');
    if (top?.kind === 'number' && bottom?.kind === 'number' && isNumber) {
      joined.push({ kind: 'number', text: `${top.text}/${bottom.text}`, value: top.value / bottom.value });
      place += 2;
    } else if (top !== undefined) joined.push(top);
  }
  return joined;
}
