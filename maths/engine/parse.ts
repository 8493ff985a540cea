import { cleaned } from './clean-text';
import { MAX_LENGTH } from './limits';
import { ParseError } from './parse-error';
import { ValueParser } from './parse-value';
import type { ReadOptions } from './token';
import { TokenReader } from './token-reader';
import { tokenise } from './tokenise';
import type { Join, Node, Relation } from './tree';

export type Parsed = { ok: true; tree: Node } | { ok: false; message: string; at: number };

const RELATIONS = new Set<string>(['=', '<', '>', '<=', '>=', '!=', 'in']);
/** Control, format, private and unassigned characters, but not white space. */
const CONTROL = /[^\P{C}\s]/u;

/**
 * Reads LaTeX or plain typing into a tree. Never throws: a failed parse says what is wrong in
 * words for the student and at which character.
 */
export function parse(input: string, options: ReadOptions = {}): Parsed {
  if (typeof input !== 'string') return { ok: false, message: 'There is no answer to read.', at: 0 };
  if (input.length > MAX_LENGTH)
    return { ok: false, message: `This is too long to read. Keep it under ${MAX_LENGTH} characters.`, at: MAX_LENGTH };
  const control = CONTROL.exec(input);
  if (control) return { ok: false, message: 'There’s a hidden character here that I can’t read.', at: control.index };
  if (input.trim() === '') return { ok: false, message: 'There’s nothing here yet.', at: 0 };
  try {
    return { ok: true, tree: new Parser(input, options).whole() };
  } catch (error) {
    if (error instanceof ParseError) return { ok: false, message: error.message, at: Math.min(error.at, input.length) };
    return { ok: false, message: 'I can’t read this.', at: 0 };
  }
}

class Parser {
  private readonly reader: TokenReader;
  private readonly values: ValueParser;
  private readonly plainBraces: boolean;

  constructor(
    text: string,
    private readonly options: ReadOptions,
  ) {
    const clean = cleaned(text);
    this.reader = new TokenReader(tokenise(clean.text, options, clean.offset), text.length);
    this.plainBraces = !text.includes('\\');
    this.values = new ValueParser(this.reader, options, {
      bracket: (open) => this.bracket(open),
      braces: (close) => this.braces(close),
      table: () => this.table(),
    });
  }

  whole(): Node {
    const tree = this.list();
    const token = this.reader.peek();
    if (token.type !== 'end') {
      const closing = token.type === 'op' && /^[)\]}]$/.test(token.op);
      throw this.reader.error(
        closing ? 'There’s an extra closing bracket.' : 'I can read up to here, but not the rest.',
      );
    }
    return tree;
  }

  private list(): Node {
    const items = [this.statement()];
    const joins: Join[] = [];
    for (;;) {
      const join = this.join();
      if (join === null) break;
      joins.push(join);
      items.push(this.statement());
    }
    const [only] = items;
    return items.length === 1 && only ? only : { kind: 'list', items, joins };
  }

  private join(): Join | null {
    const { reader } = this;
    if (reader.accept(',') || reader.accept(';') || reader.accept('newline')) {
      if (reader.accept('or')) return 'or';
      return reader.accept('and') ? 'and' : ',';
    }
    if (reader.accept('or')) return 'or';
    if (reader.accept('and') || reader.accept('&')) return 'and';
    const next = reader.peek();
    return this.options.spaceList &&
      next.space &&
      next.type !== 'end' &&
      !(next.type === 'op' && /^[)\]}]|close-set$/.test(next.op))
      ? ' '
      : null;
  }

  private statement(): Node {
    const parts = [this.union()];
    const operators: Relation[] = [];
    for (;;) {
      const token = this.reader.peek();
      if (token.type !== 'op' || !RELATIONS.has(token.op)) break;
      this.reader.take();
      operators.push(token.op as Relation);
      parts.push(this.union());
    }
    const [only] = parts;
    return parts.length === 1 && only ? only : { kind: 'relation', parts, operators };
  }

  private union(): Node {
    const parts = [this.ratio()];
    while (this.reader.accept('union')) parts.push(this.ratio());
    const [only] = parts;
    const all: Node = parts.length === 1 && only ? only : { kind: 'union', parts };
    return this.reader.accept('without') ? { kind: 'difference', parts: [all, this.ratio()] } : all;
  }

  private ratio(): Node {
    const items = [this.values.sum()];
    while (this.reader.accept(':')) items.push(this.values.sum());
    const [only] = items;
    return items.length === 1 && only ? only : { kind: 'ratio', items };
  }

  /** After "(" or "[": a grouped value, or a tuple or interval. "]" at the start of an interval is not read. */
  private bracket(open: '(' | '['): Node {
    const { reader } = this;
    if (reader.isOp(')') || reader.isOp(']')) throw reader.error('There’s nothing inside these brackets.');
    const inside = reader.deeper(() => this.list());
    const close = reader.isOp(')') ? ')' : reader.isOp(']') ? ']' : null;
    if (close === null) throw reader.error(open === '(' ? 'A bracket ) is missing.' : 'A bracket ] is missing.');
    reader.take();
    if (inside.kind === 'list' && inside.joins.every((join) => join === ',' || join === ' '))
      return { kind: 'tuple', items: inside.items, open, close };
    if ((open === '(') !== (close === ')')) throw reader.error('These two brackets don’t match.');
    return inside;
  }

  private braces(close: string): Node {
    const { reader } = this;
    const inside = reader.deeper(() => this.list());
    reader.expect(close, 'A bracket } is missing.');
    if (inside.kind === 'list') return { kind: 'set', items: inside.items };
    return close === 'close-set' || this.plainBraces ? { kind: 'set', items: [inside] } : inside;
  }

  /** A matrix, or the lines of a system in a brace. */
  private table(): Node {
    const { reader } = this;
    const start = reader.take();
    const matrix = start.type === 'command' && start.name === 'begin';
    const rows: Node[][] = [[this.statement()]];
    for (;;) {
      const end = reader.peek();
      if (end.type === 'command' && (end.name === 'end-matrix' || end.name === 'end-cases')) break;
      if (reader.accept('newline')) {
        const next = reader.peek();
        if (next.type === 'command' && (next.name === 'end-matrix' || next.name === 'end-cases')) continue;
        rows.push([this.statement()]);
      } else if (reader.accept('&') || reader.accept(',')) {
        if (!reader.isOp('newline')) rows.at(-1)?.push(this.statement());
      } else throw reader.error('I can’t read this table.');
    }
    reader.take();
    if (matrix) return { kind: 'matrix', rows };
    const items = rows.flat();
    return { kind: 'list', items, joins: items.slice(1).map(() => ',') };
  }
}
