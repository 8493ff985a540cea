/**
 * A small reader of plain typing, for confirming keys. It shares no code with the answer checker on purpose: a bug in
 * one of the two then shows as a disagreement.
 */
type At = Record<string, number>;
type Token = { kind: 'number'; value: number } | { kind: 'name'; name: string } | { kind: 'sign'; sign: string };

const functions: Record<string, (x: number) => number> = {
  sqrt: Math.sqrt,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  arcsin: Math.asin,
  arccos: Math.acos,
  arctan: Math.atan,
  ln: Math.log,
  log: Math.log10,
  exp: Math.exp,
  abs: Math.abs,
};
const constants: Record<string, number> = { pi: Math.PI, π: Math.PI };

/** The value of an expression such as "2/3 x^2", "3 1/2", "sqrt(2)", "25%" at the given letters. Throws where it cannot be read. */
export function evaluate(text: string, at: At = {}): number {
  const tokens = tokensOf(text, at);
  let place = 0;

  const sign = () => {
    const token = tokens[place];
    return token?.kind === 'sign' ? token.sign : '';
  };
  const startsFactor = () => {
    const token = tokens[place];
    return token !== undefined && (token.kind !== 'sign' || token.sign === '(' || token.sign === '√');
  };
  const sum = (): number => {
    let value = product();
    while (sign() === '+' || sign() === '-') {
      const minus = sign() === '-';
      place += 1;
      value += minus ? -product() : product();
    }
    return value;
  };
  const product = (): number => {
    let value = signed();
    for (;;) {
      if (sign() === '*' || sign() === '/') {
        const divide = sign() === '/';
        place += 1;
        const factor = signed();
        value = divide ? value / factor : value * factor;
      } else if (startsFactor()) {
        value *= power();
      } else {
        return value;
      }
    }
  };
  const signed = (): number => {
    if (sign() === '-') {
      place += 1;
      return -signed();
    }
    if (sign() === '+') place += 1;
    return power();
  };
  const power = (): number => {
    let base = atom();
    if (sign() === '^') {
      place += 1;
      base **= signed();
    }
    while (sign() === '%') {
      place += 1;
      base /= 100;
    }
    return base;
  };
  const atom = (): number => {
    const token = tokens[place];
    place += 1;
    if (token?.kind === 'number') return token.value;
    if (token?.kind === 'name') return functions[token.name]?.(atom()) ?? constantOf(token.name, at);
    if (token?.sign === '√') return Math.sqrt(atom());
    if (token?.sign !== '(') throw new Error(`cannot read "${text}"`);
    const value = sum();
    if (sign() !== ')') throw new Error(`a bracket is open in "${text}"`);
    place += 1;
    return value;
  };

  const value = sum();
  if (place < tokens.length) throw new Error(`cannot read the end of "${text}"`);
  return value;
}

function constantOf(name: string, at: At): number {
  const value = at[name] ?? constants[name] ?? (name === 'e' ? Math.E : undefined);
  if (value === undefined) throw new Error(`the letter ${name} has no value`);
  return value;
}

function tokensOf(text: string, at: At): Token[] {
  const mixed = text.replace(/(\d+)\s+(\d+)\s*\/\s*(\d+)/g, '($1+$2/$3)');
  const plain = mixed
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/[×·]/g, '*')
    .replace(/÷/g, '/')
    .replace(/−/g, '-')
    .replace(/(sin|cos|tan)\s*(?:\^\s*[({]?\s*-\s*1\s*[)}]?|⁻¹)/g, 'arc$1')
    .replaceAll('{', '(')
    .replaceAll('}', ')');
  const tokens: Token[] = [];
  for (const [piece] of plain.matchAll(/\d+\.?\d*|\.\d+|[a-zπ]+|\S/gi)) {
    if (/^[\d.]/.test(piece)) tokens.push({ kind: 'number', value: Number(piece) });
    else if (/^[a-zπ]/i.test(piece))
      tokens.push(...namesIn(piece, at).map((name) => ({ kind: 'name' as const, name })));
    else tokens.push({ kind: 'sign', sign: piece });
  }
  return tokens;
}

/** "xsin" is x times sin: known names first, single letters otherwise. */
function namesIn(word: string, at: At): string[] {
  const known = [...Object.keys(functions), ...Object.keys(constants), ...Object.keys(at)];
  const names: string[] = [];
  for (let i = 0; i < word.length; ) {
    const name = known.filter((k) => word.startsWith(k, i)).sort((a, b) => b.length - a.length)[0] ?? word[i] ?? '';
    names.push(name);
    i += name.length;
  }
  return names;
}
