import { endsInNumber, productOf, raisedTo, sumOf } from './build';
import { degreesNext, parseDegrees } from './parse-degrees';
import { missingBefore } from './parse-error';
import { parseNumber, parseSubscripted } from './parse-number';
import { isDollar, parseUnit, startsUnit } from './parse-unit';
import type { ReadOptions } from './token';
import type { TokenReader } from './token-reader';
import { isWhole, type Node, variables } from './tree';

/** What a value needs from the level above: lists in brackets, sets, tables. */
export interface Enclosed {
  bracket(open: '(' | '['): Node;
  braces(close: string): Node;
  table(): Node;
}

/** Reads sums, products, powers and everything in them. */
export class ValueParser {
  private absDepth = 0;

  constructor(
    private readonly reader: TokenReader,
    private readonly options: ReadOptions,
    private readonly enclosed: Enclosed,
  ) {}

  sum(): Node {
    return this.reader.deeper(() => {
      let terms: Node[] = [];
      let first = true;
      for (;;) {
        const { reader } = this;
        if (!first && this.options.spaceList && this.spacedSign()) break;
        if (reader.accept('±')) {
          const left = first ? null : sumOf(terms);
          terms = [{ kind: 'plus-minus', left, right: this.product() }];
        } else if (reader.accept('-')) terms.push({ kind: 'neg', of: this.product() });
        else if (reader.accept('+'))
          // x + -3y takes 3y away: the minus belongs to the term.
          terms.push(!first && reader.accept('-') ? { kind: 'neg', of: this.product() } : this.product());
        else if (first) terms.push(this.product());
        else break;
        first = false;
      }
      return sumOf(terms);
    });
  }

  /** In a list by spaces, "2 -3" is two values but "2 - 3" is one. */
  private spacedSign(): boolean {
    const token = this.reader.peek();
    const signed = this.reader.isOp('-') || this.reader.isOp('+');
    return signed && token.space && !this.reader.peek(1).space;
  }

  private product(): Node {
    let left = this.factor();
    for (;;) {
      const { reader } = this;
      if (reader.accept('*')) left = productOf(left, this.factor());
      else if (reader.accept('/') || (this.options.oneValue && reader.accept(':'))) left = this.quotient(left);
      else if (this.startsFactor() || this.acceptsBetweenUnits(left)) left = this.juxtaposed(left);
      else if (this.options.units && startsUnit(reader))
        left = { kind: 'quantity', value: left, unit: parseUnit(reader) };
      else if (startsUnit(reader) && reader.peek().type === 'unit' && !isDollar(reader))
        left = { kind: 'quantity', value: left, unit: parseUnit(reader) };
      else return left;
    }
  }

  /** "3 hours and 20 minutes" is one amount; takes the word or comma between. */
  private acceptsBetweenUnits(left: Node): boolean {
    const { reader } = this;
    const last = left.kind === 'mul' ? left.factors.at(-1) : left;
    if (!this.options.oneValue || last?.kind !== 'quantity' || reader.peek(1).type !== 'number') return false;
    return reader.peek(2).type === 'unit' && (reader.accept('and') || reader.accept(','));
  }

  private quotient(top: Node): Node {
    const bottom = this.divisor();
    // "1/2%" is half a per cent, not fifty.
    if (isWhole(top) && bottom.kind === 'percent' && isWhole(bottom.of))
      return { kind: 'percent', of: { kind: 'div', top, bottom: bottom.of } };
    return { kind: 'div', top, bottom };
  }

  /** In a list by spaces "1/2 2/3" is two fractions: no mixed numeral starts after the bar. */
  private divisor(): Node {
    const token = this.reader.peek();
    if (!this.options.spaceList || token.type !== 'number') return this.factor();
    this.reader.take();
    return this.postfix(token.node);
  }

  private juxtaposed(left: Node): Node {
    const right = this.implicit(left);
    if (right.kind === 'set' || left.kind === 'set') throw this.reader.error('You can’t multiply a set.');
    return productOf(left, right);
  }

  private implicit(left: Node): Node {
    const token = this.reader.peek();
    if (token.type === 'number' && endsInNumber(left)) {
      throw this.reader.error('There are two numbers side by side. What goes between them?');
    }
    const read = this.power();
    const right = read.kind === 'set' && read.items.length === 1 && read.items[0] ? read.items[0] : read;
    // "2 h 30 min": the second unit belongs to the second number only.
    const last = left.kind === 'mul' ? left.factors.at(-1) : left;
    return last?.kind === 'quantity' && startsUnit(this.reader) && !isDollar(this.reader)
      ? { kind: 'quantity', value: right, unit: parseUnit(this.reader) }
      : right;
  }

  private startsFactor(): boolean {
    const token = this.reader.peek();
    if (this.options.spaceList && token.space) return false;
    if (token.type === 'number' || token.type === 'name' || token.type === 'function') return true;
    if (token.type === 'command') return token.name !== 'end-matrix' && token.name !== 'end-cases';
    if (token.type !== 'op') return false;
    if (token.op === '|') return this.absDepth === 0;
    return token.op === '(' || token.op === '[' || token.op === '{';
  }

  private factor(): Node {
    if (this.reader.accept('-')) return this.reader.deeper(() => ({ kind: 'neg', of: this.factor() }));
    if (this.reader.accept('+')) return this.reader.deeper(() => this.factor());
    return this.power();
  }

  private power(): Node {
    return this.postfix(this.primary());
  }

  private postfix(start: Node): Node {
    let node = start;
    for (;;) {
      const { reader } = this;
      if (degreesNext(this.reader)) node = parseDegrees(this.reader, node, this.options);
      else if (reader.accept('^')) {
        const base = node;
        node = reader.deeper(() => ({ kind: 'pow', base, exponent: this.exponent() }));
      } else if (reader.accept('!')) node = { kind: 'factorial', of: node };
      else if (reader.accept('%')) node = { kind: 'percent', of: node };
      else return node;
    }
  }

  private exponent(): Node {
    const { reader } = this;
    if (reader.accept('{')) {
      const inside = this.sum();
      reader.expect('}', 'A bracket } is missing after this power.');
      return reader.isOp('^') ? this.postfix(inside) : inside;
    }
    if (reader.accept('-')) return reader.deeper(() => ({ kind: 'neg', of: this.exponent() }));
    if (reader.accept('+')) return reader.deeper(() => this.exponent());
    const base = this.primary();
    if (!reader.accept('^')) return base;
    return reader.deeper(() => ({ kind: 'pow', base, exponent: this.exponent() }));
  }

  private primary(): Node {
    return this.reader.deeper(() => this.readPrimary());
  }

  private readPrimary(): Node {
    const token = this.reader.peek();
    switch (token.type) {
      case 'number':
        return parseNumber(this.reader, this.options.oneValue === true);
      case 'name':
        this.reader.take();
        return parseSubscripted(this.reader, token.name);
      case 'function':
        return this.call(token.name);
      case 'command':
        return this.command(token.name);
      case 'words':
        this.reader.take();
        return { kind: 'words', says: token.says };
      case 'unit':
        return this.leadingUnit();
      case 'end':
        throw this.reader.error('Something is missing at the end.');
      case 'op':
        return this.opened(token.op);
    }
  }

  /** A dollar sign before its amount; any other unit needs a number first. */
  private leadingUnit(): Node {
    if (!isDollar(this.reader)) throw this.reader.error('I can’t read the unit here.');
    this.reader.take();
    let value = this.factor();
    while (this.reader.accept('*')) value = productOf(value, this.factor());
    const unit = [{ name: '$', power: 1 }];
    const { reader } = this;
    const rate = this.options.units && (reader.isOp('/') || reader.isOp('per')) && reader.peek(1).type === 'unit';
    if (!rate) return { kind: 'quantity', value, unit };
    reader.take();
    return {
      kind: 'quantity',
      value,
      unit: [...unit, ...parseUnit(reader).map((part) => ({ ...part, power: -part.power }))],
    };
  }

  private opened(op: string): Node {
    const { reader } = this;
    if (op === '(' || op === '[') {
      reader.take();
      return this.apart(() => this.enclosed.bracket(op));
    }
    if (op === '{' || op === 'open-set') {
      reader.take();
      return this.apart(() => this.enclosed.braces(op === '{' ? '}' : 'close-set'));
    }
    if (op === '|') {
      reader.take();
      this.absDepth += 1;
      const inside = this.sum();
      reader.expect('|', 'The second | of this absolute value is missing.');
      this.absDepth -= 1;
      return { kind: 'call', name: 'abs', args: [inside] };
    }
    throw reader.error(missingBefore(op));
  }

  /** Bars of an absolute value outside brackets do not close inside them. */
  private apart(read: () => Node): Node {
    const held = this.absDepth;
    this.absDepth = 0;
    const node = read();
    this.absDepth = held;
    return node;
  }

  private command(name: string): Node {
    const { reader } = this;
    if (name === 'begin' || name === 'cases') return this.enclosed.table();
    reader.take();
    if (name === 'frac') {
      const top = this.argument();
      return { kind: 'div', top, bottom: this.argument() };
    }
    if (name === 'binom') {
      const n = this.argument();
      return { kind: 'call', name: 'binomial', args: [n, this.argument()] };
    }
    if (name !== 'sqrt') throw reader.error('Something is missing here.');
    let index: Node | null = null;
    if (reader.isOp('[')) {
      reader.take();
      index = this.sum();
      reader.expect(']', 'A bracket ] is missing after the index of this root.');
    }
    return {
      kind: 'root',
      of: this.argument(),
      index: index !== null && isWhole(index) && index.whole === '2' ? null : index,
    };
  }

  /** One LaTeX argument: a braced value, or the single thing that follows. */
  private argument(): Node {
    const { reader } = this;
    if (!reader.accept('{')) {
      if (reader.accept('-')) return reader.deeper(() => ({ kind: 'neg', of: this.argument() }));
      const token = reader.peek();
      if (token.type === 'number') {
        reader.take();
        return token.node;
      }
      return this.primary();
    }
    if (reader.isOp('}')) throw reader.error('There’s still an empty box to fill in.');
    const inside = this.apart(() => this.sum());
    reader.expect('}', 'A bracket } is missing here.');
    return inside;
  }

  private call(name: string): Node {
    const { reader } = this;
    reader.take();
    const base = name === 'log' && reader.accept('_') ? this.argument() : null;
    const raised = reader.isOp('^') && !degreesNext(this.reader) && reader.accept('^') ? this.exponent() : null;
    const inverse =
      raised !== null &&
      raised.kind === 'neg' &&
      isWhole(raised.of) &&
      raised.of.whole === '1' &&
      /^(?:sin|cos|tan)h?$/.test(name);
    const argument = this.functionArgument();
    const args = base === null ? [argument] : [argument, base];
    if (name === 'exp')
      return raisedTo({ kind: 'pow', base: { kind: 'symbol', name: 'e' }, exponent: argument }, raised);
    return inverse ? { kind: 'call', name: `arc${name}`, args } : raisedTo({ kind: 'call', name, args }, raised);
  }

  /** In cos x (2 sin x − 1) the bracket speaks of x again: it is another factor; in sin k(x − 1) it belongs to the argument. */
  private startsOtherFactor(argument: Node): boolean {
    const { reader } = this;
    const names = variables(argument);
    if (names.length === 0 || !(reader.isOp('(') || reader.isOp('['))) return false;
    let depth = 0;
    for (let ahead = 0; ; ahead += 1) {
      const token = reader.peek(ahead);
      if (token.type === 'end') return false;
      if (token.type === 'name' && names.includes(token.name)) return true;
      if (reader.isOp('(', ahead) || reader.isOp('[', ahead)) depth += 1;
      if (reader.isOp(')', ahead) || reader.isOp(']', ahead)) depth -= 1;
      if (depth === 0) return false;
    }
  }

  /** With brackets just what is in them; without, the product that follows: sin 2x is sin(2x), sin x cos x is a product. */
  private functionArgument(): Node {
    const { reader } = this;
    if (reader.isOp('(') || reader.isOp('{')) return this.primary();
    let argument = reader.accept('-') ? ({ kind: 'neg', of: this.power() } as const) : this.power();
    while (this.startsFactor() && reader.peek().type !== 'function' && !this.startsOtherFactor(argument)) {
      const value: Node =
        argument.kind === 'neg'
          ? { kind: 'neg', of: productOf(argument.of, this.implicit(argument)) }
          : productOf(argument, this.implicit(argument));
      argument = value as typeof argument;
    }
    return argument;
  }
}
