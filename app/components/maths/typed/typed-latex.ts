import { type TypedToken, typedTokens } from './typed-tokens';

interface Item {
  kind: TypedToken['kind'] | 'value';
  text: string;
  latex: string;
  /** What stands inside a pair of brackets. */
  inside?: string;
}

/** An empty place. */
const slot = '\\square ';

/**
 * What is typed plainly, as LaTeX to look at: fractions stand upright, powers are raised, roots have their bar. Nothing is
 * worked out, left out or moved, and things belong together as they do for the answer checker. LaTeX stays as it is.
 */
export function typedLatex(text: string): string {
  return text.includes('\\') ? text : joined(new Reader(typedTokens(text)).sequence());
}

class Reader {
  private at = 0;

  constructor(private readonly tokens: TypedToken[]) {}

  /** Up to the bracket that closes it, or to the end. */
  sequence(close?: ')' | '}'): Item[] {
    const items: Item[] = [];
    // Where the product begins that a "/" divides.
    let start = 0;
    for (let token = this.next(); token !== undefined; token = this.next()) {
      if (token.text === close) break;
      if (token.text === '/') this.divide(items, start);
      else items.push(this.power());
      const last = items.at(-1);
      if (last?.kind === 'word' || (last?.kind === 'sign' && !/^[*×·/]$/.test(last.text))) start = items.length;
    }
    return items;
  }

  private next(ahead = 0): TypedToken | undefined {
    return this.tokens[this.at + ahead];
  }

  private divide(items: Item[], start: number): void {
    const bar = this.take();
    const product = items.slice(start);
    const dividend = withoutSpaces(product);
    const last = dividend.at(-1);
    const spaces = this.next()?.kind === 'space' ? 1 : 0;
    const divisor = this.next(spaces)?.kind;
    // km/h, or what follows it.
    const isUnit = divisor === 'word' || (last?.kind === 'letter' && divisor === 'letter');
    if (isUnit || withoutSpaces(items).at(-1)?.kind === 'word' || product.some(({ text }) => text === '/')) {
      items.push(bar);
      return;
    }
    this.at += spaces;
    const below = this.factor();
    const isOpen = below === null && product.at(-1)?.kind === 'space';
    // 1 2/3 divides the 2 alone, and "1 /" waits for both numbers of its fraction.
    const waits = isOpen && isWhole(last);
    const isMixed = isWhole(last) && dividend.at(-2)?.kind === 'space' && isWhole(dividend.at(-3));
    const above = waits ? [] : isMixed ? dividend.slice(-1) : dividend;
    const before = waits ? dividend : isMixed ? dividend.slice(0, -2) : [];
    const place = isOpen && dividend.length === 0 ? slot : '';
    const latex = `${place}\\frac{${bare(above)}}{${below === null ? slot : bare([below])}}`;
    items.splice(start, items.length, ...before, { kind: 'value', text: '', latex });
  }

  private take(): TypedToken {
    const token = this.tokens[this.at];
    if (token === undefined) throw new Error('Nothing is left to take.');
    this.at += 1;
    return token;
  }

  /** What one "/" divides by, with its signs; null where nothing is yet. */
  private factor(): Item | null {
    return this.signed(() => this.power());
  }

  private signed(read: () => Item): Item | null {
    const token = this.next();
    if (token === undefined || /^[)/,;=<>]$/.test(token.text)) return null;
    if (token.kind === 'function') return this.call(read);
    if (!/^[-−–+]$/.test(token.text)) return read();
    const sign = this.take();
    return { kind: 'value', text: '', latex: joined([sign, this.signed(read) ?? empty]) };
  }

  /** A function with its argument: in brackets, or the product that follows. */
  private call(read: () => Item): Item {
    const items = [this.power()];
    do {
      if (this.next()?.kind === 'space') items.push(this.take());
      items.push(read());
    } while (items.at(-1)?.inside === undefined && /^(?:number|letter|root)$/.test(this.next()?.kind ?? ''));
    return { kind: 'value', text: '', latex: joined(items) };
  }

  /** One value with what is written behind and above it. */
  private power(): Item {
    let item = this.primary();
    for (let token = this.next(); token !== undefined; token = this.next()) {
      const kind = item.kind === 'function' || item.kind === 'letter' ? item.kind : 'value';
      const latex = this.behind(item, token);
      if (latex === null) break;
      item = { kind, text: '', latex };
    }
    return item;
  }

  private behind({ latex, kind }: Item, { text, kind: next, latex: sign }: TypedToken): string | null {
    const isPower = text === '^' || text === '**';
    const isSmall = isPower || text === '_';
    const isBare = kind === 'sign' || kind === 'space';
    if (!isSmall && (isBare || (next !== 'raised' && !/^[%°!'′’]$/.test(text)))) return null;
    this.take();
    if (text === '%' || text === '!') return latex + sign;
    // Nothing is raised twice.
    const isUsed = (text === '_' ? /_/ : /[\^']/).test(latex);
    const base = isBare ? latex + slot : isUsed ? `{${latex}}` : latex;
    if (isPower) return `${base}^{${this.exponent()}}`;
    if (text === '_') return `${base}_{${bare([this.signed(() => this.small()) ?? empty])}}`;
    if (next === 'raised') return `${base}^{${sign}}`;
    return base + (text === '°' ? '^{\\circ}' : "'");
  }

  private exponent(): string {
    const base = this.signed(() => this.small());
    if (base === null) return slot;
    const token = this.next();
    if (token?.text !== '^' && token?.text !== '**') return bare([base]);
    this.take();
    return `${base.latex}^{${this.exponent()}}`;
  }

  /** What is raised or lowered: one value, or braces as in LaTeX. */
  private small(): Item {
    if (this.next()?.text !== '{') return this.primary();
    this.take();
    return this.brackets('}');
  }

  private primary(): Item {
    const token = this.next();
    // What is raised or lowered is not there yet.
    if (token === undefined || /^(?:\^|\*\*|_)$/.test(token.text)) return empty;
    this.take();
    if (token.text === '(') return this.brackets(')');
    if (token.kind !== 'root') return token.kind === 'raised' ? { ...token, latex: `{}^{${token.latex}}` } : token;
    const spaces = this.next()?.kind === 'space' ? 1 : 0;
    const inside = this.next(spaces);
    const reads =
      inside !== undefined && (inside.text === '(' || !['sign', 'word', 'space', 'raised'].includes(inside.kind));
    if (reads) this.at += spaces;
    return { kind: 'value', text: '', latex: `${token.latex}{${reads ? bare([this.primary()]) : slot}}` };
  }

  private brackets(close: ')' | '}'): Item {
    const items = this.sequence(close);
    const inside = joined(items) || slot;
    if (this.next() === undefined) return { kind: 'value', text: '', latex: `${close === ')' ? '(' : '\\{'}${inside}` };
    this.take();
    const isGroup = !items.some(({ text }) => text === ',' || text === ';');
    return { kind: 'value', text: '', latex: `\\left(${inside}\\right)`, ...(isGroup ? { inside } : {}) };
  }
}

const empty: Item = { kind: 'value', text: '', latex: slot };

const isWhole = (item: Item | undefined): boolean => item?.kind === 'number' && /^[\d,]+$/.test(item.text);

function withoutSpaces(items: Item[]): Item[] {
  const from = items.findIndex(({ kind }) => kind !== 'space');
  const to = items.findLastIndex(({ kind }) => kind !== 'space');
  return from === -1 ? [] : items.slice(from, to + 1);
}

/** In a place of its own one pair of brackets around everything is not drawn. */
function bare(items: Item[]): string {
  const [only] = items;
  return (items.length === 1 ? only?.inside : undefined) ?? (joined(items) || slot);
}

/** A space is drawn between numbers and words; around signs LaTeX makes its own. */
function joined(items: Item[]): string {
  return items
    .filter(({ kind }, place) => {
      const isSign = (item: Item | undefined) => item === undefined || (item.kind === 'sign' && item.text !== '$');
      return kind !== 'space' || !(isSign(items[place - 1]) || isSign(items[place + 1]));
    })
    .map(({ latex }) => latex)
    .join('');
}
