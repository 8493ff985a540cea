import { type Token, tokensOf } from './tokens';

/** A value for numbers in place of the letters. */
export type Reading = (at: Readonly<Record<string, number>>) => number;

/** Whether a product without a sign binds tighter than a division: 6 ÷ 2(1 + 2). Powers of powers likewise. */
interface Habit {
  tight: boolean;
  powersFromTheTop: boolean;
}

const habits: Habit[] = [true, false].flatMap((tight) =>
  [true, false].map((powersFromTheTop) => ({ tight, powersFromTheTop })),
);

/**
 * Reads plain typing by itself, with nothing of the answer checker's parser. Null where it cannot be read; `two ways` where
 * people read it in more than one way and the values differ.
 */
export function readValue(text: string): Reading | 'two ways' | null {
  const tokens = tokensOf(text);
  if (tokens === null || tokens.length === 0) return null;
  const readings = habits.map((habit) => new Reader(tokens, habit).whole());
  const [first] = readings;
  if (first === null || first === undefined || readings.includes(null)) return null;
  if (new Reader(tokens, { tight: false, powersFromTheTop: true }).isUnclear()) return 'two ways';
  const at = Object.fromEntries(
    [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, place) => [letter, 1.3 + 0.17 * place]),
  );
  const hasLetters = tokens.some(({ kind }) => kind === 'letter');
  const level = readings.at(-2) ?? first;
  if (hasLetters) return level;
  const values = readings.map((reading) => reading?.(at) ?? Number.NaN);
  return values.every((value) => same(value, values[0] ?? Number.NaN)) ? level : 'two ways';
}

export const same = (a: number, b: number): boolean =>
  (Number.isNaN(a) && Number.isNaN(b)) || Math.abs(a - b) <= 1e-9 * Math.max(1e-6, Math.abs(a), Math.abs(b));

class Unread extends Error {}

class Reader {
  private place = 0;
  private unclear = false;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly habit: Habit,
  ) {}

  whole(): Reading | null {
    try {
      const value = this.sum();
      return this.place === this.tokens.length ? value : null;
    } catch (error) {
      if (error instanceof Unread) return null;
      throw error;
    }
  }

  /** A percentage added to a number, or a power right after a mixed numeral. */
  isUnclear(): boolean {
    this.whole();
    return this.unclear;
  }

  private next(): Token | undefined {
    return this.tokens[this.place];
  }

  private accept(...signs: string[]): string | null {
    const token = this.next();
    if (token?.kind !== 'sign' || !signs.includes(token.text)) return null;
    this.place += 1;
    return token.text;
  }

  private sum(): Reading {
    let value = this.product();
    for (;;) {
      const sign = this.accept('+', '-');
      if (sign === null) return value;
      const [left, right] = [value, this.product()];
      if (this.tokens[this.place - 1]?.text === '%') this.unclear = true;
      value = sign === '+' ? (at) => left(at) + right(at) : (at) => left(at) - right(at);
    }
  }

  private product(): Reading {
    let value = this.run();
    for (;;) {
      const sign = this.accept('*', '/', '÷');
      if (sign === null && !(this.startsFactor() && !this.habit.tight)) return value;
      const [left, right] = [value, sign === null ? this.power() : this.run()];
      value = sign === '/' || sign === '÷' ? (at) => left(at) / right(at) : (at) => left(at) * right(at);
    }
  }

  /** A product without signs: 2(3)x. */
  private run(): Reading {
    let value = this.signed();
    while (this.habit.tight && this.startsFactor()) {
      const [left, right] = [value, this.power()];
      value = (at) => left(at) * right(at);
    }
    return value;
  }

  private startsFactor(): boolean {
    const token = this.next();
    if (token === undefined) return false;
    if (token.kind === 'sign') return ['(', '√', '∛'].includes(token.text);
    // Two numbers side by side are no product.
    return token.kind !== 'number' || this.tokens[this.place - 1]?.text === ')';
  }

  private signed(): Reading {
    const sign = this.accept('-', '+');
    if (sign === null) return this.power();
    const of = this.signed();
    return sign === '-' ? (at) => -of(at) : of;
  }

  private power(): Reading {
    const first = this.next();
    const base = this.postfix();
    if (this.accept('^') === null) return base;
    if (first?.kind === 'number' && first.isMixed) this.unclear = true;
    const exponent = this.exponent();
    let value: Reading = (at) => base(at) ** exponent(at);
    while (this.accept('^') !== null) {
      const higher = this.exponent();
      const before = value;
      value = this.habit.powersFromTheTop
        ? (at) => base(at) ** (exponent(at) ** higher(at))
        : (at) => before(at) ** higher(at);
    }
    return value;
  }

  private exponent(): Reading {
    const sign = this.accept('-', '+');
    const of = this.postfix();
    return sign === '-' ? (at) => -of(at) : of;
  }

  private postfix(): Reading {
    let value = this.atom();
    for (;;) {
      const sign = this.accept('%', '!', '°');
      if (sign === null) return value;
      const of = value;
      value =
        sign === '%'
          ? (at) => of(at) / 100
          : sign === '!'
            ? (at) => factorial(of(at))
            : (at) => (of(at) * Math.PI) / 180;
    }
  }

  private atom(): Reading {
    const token = this.next();
    if (token === undefined) throw new Unread();
    this.place += 1;
    if (token.kind === 'number') return () => token.value;
    if (token.kind === 'letter') {
      const constant = { π: Math.PI, e: Math.E }[token.text];
      return constant === undefined ? (at) => at[token.text] ?? Number.NaN : () => constant;
    }
    if (token.kind === 'function') return this.call(token.text);
    if (token.text === '(') return this.inside(')');
    if (token.text === '|') {
      const of = this.inside('|');
      return (at) => Math.abs(of(at));
    }
    if (token.text === '√' || token.text === '∛') {
      const of = this.postfix();
      return token.text === '√' ? (at) => Math.sqrt(of(at)) : (at) => Math.cbrt(of(at));
    }
    throw new Unread();
  }

  private inside(close: string): Reading {
    const value = this.sum();
    if (this.accept(close) === null) throw new Unread();
    return value;
  }

  private call(name: string): Reading {
    const isBracket = this.next()?.text === '(';
    const argument = this.next();
    const isBare =
      argument?.kind === 'number' ||
      (isBracket && this.tokens[this.place + 1]?.kind === 'number' && this.tokens[this.place + 2]?.text === ')');
    const of = this.postfix();
    const work = functions[name];
    if (work === undefined) throw new Unread();
    // "sin 30" is of thirty degrees.
    return isBare &&
      ['sin', 'cos', 'tan'].includes(name) &&
      !this.tokens.some(({ text }) => text === '°' || text === 'π')
      ? (at) => work((of(at) * Math.PI) / 180)
      : (at) => work(of(at));
  }
}

const functions: Record<string, (value: number) => number> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  ln: Math.log,
  log: Math.log10,
  abs: Math.abs,
};

function factorial(value: number): number {
  if (!Number.isInteger(value) || value < 0 || value > 170) return Number.NaN;
  let product = 1;
  for (let factor = 2; factor <= value; factor += 1) product *= factor;
  return product;
}
