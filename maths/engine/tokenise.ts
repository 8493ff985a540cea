import { MAX_DEPTH } from './limits';
import { ParseError } from './parse-error';
import { readNumber } from './read-number';
import { splitLetters } from './split-letters';
import type { ReadOptions, Token, TokenBody } from './token';
import { integer } from './tree';
import { unitWord } from './unit-word';
import {
  CHARACTERS,
  COMMAND_OPERATORS,
  FUNCTIONS,
  GREEK_CHARACTERS,
  NAMES,
  SILENT_COMMANDS,
  SUPERSCRIPTS,
  TEXT_COMMANDS,
  VULGAR,
  WORD_OPERATORS,
} from './words';

const NO_SOLUTION =
  /^(?:(?:there (?:is|are) |it has |has )?no (?:real |possible )?(?:solutions?|roots?|answers?|values?|zeros)(?: exists?)?|none)$/i;
const ALL_REALS =
  /^(?:[a-z] (?:is|can be) )?(?:(?:all|any|every) (?:real )?(?:numbers?|values?|reals?|[a-z])(?: of [a-z])?|(?:all )?reals|infinitely many(?: solutions)?|(?:an )?infinite (?:number of )?solutions|true for all (?:real )?(?:values of )?[a-z])$/i;
const WHITE = /[\s\u00a0\u2009\u202f\u200b]/;

/** Splits LaTeX or plain typing into tokens. Throws ParseError at the first thing it does not know. */
export function tokenise(text: string, options: ReadOptions = {}, offset = 0): Token[] {
  return new Tokeniser(text, options, offset).run();
}

class Tokeniser {
  private readonly out: Token[] = [];
  private at = 0;
  private space = false;
  /** Braced or single-character arguments that the last command still waits for; LaTeX takes one digit each. */
  private pending = 0;
  private readonly held: number[] = [];
  private readonly latex: boolean;

  constructor(
    private readonly text: string,
    private readonly options: ReadOptions,
    private readonly offset: number,
  ) {
    this.latex = /[\\{]/.test(text);
  }

  run(): Token[] {
    const plain = this.text.trim().replace(/^\\text\{\s*(.*?)\s*\}$/, '$1');
    if (NO_SOLUTION.test(plain) || /^(?:∅|\\emptyset|\\varnothing|\{\s*\}|\\\{\s*\\\})$/.test(plain))
      this.push({ type: 'words', says: 'none' }, 0);
    else if (ALL_REALS.test(plain)) this.push({ type: 'words', says: 'all' }, 0);
    else while (this.at < this.text.length) this.next();
    return this.out;
  }

  /** `body` becomes the token itself, made for this one place: copying it took a sixth of the content checks' time. */
  private push(body: TokenBody, length: number): void {
    const token = body as Token;
    token.at = this.at + this.offset;
    token.space = this.space;
    this.out.push(token);
    this.at += length;
    this.space = false;
  }

  private op(op: string, length: number): void {
    if (op === '^' || op === '_') this.pending = this.latex ? 1 : 0;
    else if (op === '{') {
      this.held.push(Math.max(0, this.pending - 1));
      this.pending = 0;
      if (this.held.length > MAX_DEPTH) throw new ParseError('There are too many brackets inside each other.', this.at);
    } else if (op === '}') this.pending = this.held.pop() ?? 0;
    else if (op !== '-' && op !== '+') this.pending = Math.max(0, this.pending - 1);
    this.push({ type: 'op', op }, length);
  }

  private name(name: string, length: number): void {
    this.pending = Math.max(0, this.pending - 1);
    this.push({ type: 'name', name }, length);
  }

  private next(): void {
    const c = String.fromCodePoint(this.text.codePointAt(this.at) ?? 0);
    if (WHITE.test(c) || c === '~') {
      this.space = true;
      this.at += c.length;
    } else if (/\d/.test(c) || (c === '.' && /[\d\\]/.test(this.text[this.at + 1] ?? ''))) this.number(c);
    else if (c === '\\') this.command();
    else if (/[A-Za-z]/.test(c)) this.word();
    else if (c in SUPERSCRIPTS) this.superscript();
    else if (VULGAR[c]) this.vulgar(VULGAR[c]);
    else if (c === '√') this.push({ type: 'command', name: 'sqrt' }, 1);
    else if (c === '∛') this.cubeRoot(1);
    else if (this.options.units && /[μµΩ]/.test(c) && this.prefixed(c)) return;
    else if (GREEK_CHARACTERS[c]) this.name(GREEK_CHARACTERS[c], c.length);
    else if (c === 'ℝ' || c === 'ℤ') this.name(c === 'ℝ' ? 'R' : 'Z', c.length);
    else if (CHARACTERS[c]) this.op(CHARACTERS[c], c.length);
    else if (c === '$') this.dollar();
    else this.sign(c);
  }

  private sign(c: string): void {
    const two = this.text.slice(this.at, this.at + 2);
    const pair = {
      '<=': '<=',
      '>=': '>=',
      '=<': '<=',
      '=>': '>=',
      '!=': '!=',
      '**': '^',
      '==': '=',
      '||': '',
    }[two];
    if (pair) this.op(pair, 2);
    else if (two === '+/' && this.text[this.at + 2] === '-') this.op('±', 3);
    else if ('+-*/^_!%,;:|()[]{}=<>&'.includes(c)) this.op(c, 1);
    else throw new ParseError(`I can’t read the symbol “${c}” here.`, this.at + this.offset);
  }

  private number(c: string): void {
    if (this.pending > 0 && c !== '.') {
      this.pending -= 1;
      this.push({ type: 'number', node: integer(Number(c)) }, 1);
      return;
    }
    const commas = this.options.thousands !== false;
    const gaps = commas ? (this.options.spaceList ? 'commas' : 'both') : this.options.spaceList ? 'neither' : 'spaces';
    const read = readNumber(this.text, this.at, gaps);
    this.push({ type: 'number', node: read.node }, read.end - this.at);
    const power = /^E([+-]?\d{1,3})(?![\w.])/.exec(this.text.slice(this.at));
    if (power) this.powerOfTen(power[1] ?? '0', power[0].length);
  }

  /** Calculator notation: 1.2E3. */
  private powerOfTen(exponent: string, length: number): void {
    this.push({ type: 'op', op: '*' }, 0);
    this.push({ type: 'number', node: integer(10) }, 0);
    this.push({ type: 'op', op: '^' }, 0);
    if (exponent.startsWith('-')) this.push({ type: 'op', op: '-' }, 0);
    this.push({ type: 'number', node: integer(Number(exponent.replace(/[+-]/, ''))) }, length);
  }

  private superscript(): void {
    let end = this.at;
    let plain = '';
    while (end < this.text.length && (this.text[end] ?? '') in SUPERSCRIPTS) {
      plain += SUPERSCRIPTS[this.text[end] ?? ''];
      end += 1;
    }
    const length = end - this.at;
    this.push({ type: 'op', op: '^' }, 0);
    this.push({ type: 'op', op: '{' }, 0);
    this.out.push(...tokenise(plain, {}, this.at + this.offset));
    this.push({ type: 'op', op: '}' }, length);
  }

  private vulgar([top, bottom]: [number, number]): void {
    this.push({ type: 'command', name: 'frac' }, 0);
    this.push({ type: 'number', node: integer(top) }, 0);
    this.push({ type: 'number', node: integer(bottom) }, 1);
  }

  private cubeRoot(length: number): void {
    this.push({ type: 'command', name: 'sqrt' }, 0);
    this.push({ type: 'op', op: '[' }, 0);
    this.push({ type: 'number', node: integer(3) }, 0);
    this.push({ type: 'op', op: ']' }, length);
  }

  private dollar(): void {
    this.push({ type: 'unit', unit: [{ name: '$', power: 1 }] }, 1);
  }

  private command(): void {
    const rest = this.text.slice(this.at + 1);
    const name = /^[A-Za-z]+/.exec(rest)?.[0] ?? rest[0] ?? '';
    const length = name.length + 1;
    const known = COMMAND_OPERATORS[name];
    if (name === 'frac' || name === 'dfrac' || name === 'tfrac' || name === 'cfrac') {
      this.pendingOutside(2);
      this.push({ type: 'command', name: 'frac' }, length);
    } else if (name === 'sqrt') {
      this.pendingOutside(/^\s*\[/.test(rest.slice(4)) ? 0 : 1);
      this.push({ type: 'command', name: 'sqrt' }, length);
    } else if (/^[dt]?binom$/.test(name)) {
      this.pendingOutside(2);
      this.push({ type: 'command', name: 'binom' }, length);
    } else if (TEXT_COMMANDS.has(name)) this.upright(length);
    else if (name === 'mathbb') this.blackboard(length);
    else if (name === 'begin' || name === 'end') this.environment(name, length);
    else if (name === 'placeholder')
      throw new ParseError('There’s still an empty box to fill in.', this.at + this.offset);
    else if (name === '\\') this.op('newline', 2);
    else if (name === '{') this.op('open-set', 2);
    else if (name === '}') this.op('close-set', 2);
    else if (name === '%') this.op('%', 2);
    else if (name === '$') {
      this.at += 1;
      this.dollar();
    } else if (/^[,;:! >]$/.test(name) || SILENT_COMMANDS.has(name)) {
      this.space = name !== '!' ? true : this.space;
      this.at += length;
      if (SILENT_COMMANDS.has(name)) this.invisibleBracket();
    } else if (known) this.op(known, length);
    else if (FUNCTIONS[name]) this.push({ type: 'function', name: FUNCTIONS[name] }, length);
    else if (NAMES[name]) this.name(NAMES[name], length);
    else throw new ParseError(`I can’t read “\\${name.slice(0, 20)}”.`, this.at + this.offset);
  }

  /** An argument may itself be a command; its own arguments come first, then the outer ones that are left. */
  private pendingOutside(count: number): void {
    this.pending = count + Math.max(0, this.pending - 1);
  }

  /** `\left.` stands for no bracket at all. */
  private invisibleBracket(): void {
    if (this.text[this.at] === '.' && !/\d/.test(this.text[this.at + 1] ?? '')) this.at += 1;
  }

  private upright(length: number): void {
    const group = /^\s*\{((?:[^{}]|\{[^{}]*\})*)\}/.exec(this.text.slice(this.at + length));
    if (!group || /\{[^{}]*[A-Za-z]/.test(group[1] ?? '')) {
      this.at += length;
      return;
    }
    const inner = group[1] ?? '';
    const start = this.at + length + (group[0].length - inner.length - 1);
    this.pending = Math.max(0, this.pending - 1);
    const tokens = tokenise(inner, { ...this.options, units: true }, start + this.offset);
    if (tokens[0] && (this.space || /^\s/.test(inner))) tokens[0].space = true;
    this.out.push(...tokens);
    this.at += length + group[0].length;
    this.space = /\s$/.test(inner);
  }

  private blackboard(length: number): void {
    const group = /^\s*\{?\s*([A-Z])\s*\}?/.exec(this.text.slice(this.at + length));
    this.name(group?.[1] ?? 'R', length + (group?.[0].length ?? 0));
  }

  private environment(name: 'begin' | 'end', length: number): void {
    const group = /^\s*\{([a-z]*)\*?\}/i.exec(this.text.slice(this.at + length));
    const kind = group?.[1] ?? '';
    // The columns of an array are only set: {cc} says nothing about the values.
    const columns = name === 'begin' && kind === 'array' ? /^\s*\{[^{}]*\}/ : /^/;
    const start = this.at + length + (group?.[0].length ?? 0);
    const total = start - this.at + (columns.exec(this.text.slice(start))?.[0].length ?? 0);
    if (/^[pbvB]?matrix$|^array$/.test(kind))
      this.push({ type: 'command', name: name === 'begin' ? 'begin' : 'end-matrix' }, total);
    else if (/^cases$|^aligned$/.test(kind))
      this.push({ type: 'command', name: name === 'begin' ? 'cases' : 'end-cases' }, total);
    else throw new ParseError('I can’t read this kind of table.', this.at + this.offset);
  }

  private word(): void {
    const run = /^[A-Za-z]+/.exec(this.text.slice(this.at))?.[0] ?? '';
    const last = this.out.at(-1);
    const afterNumber = last?.type === 'number' && !this.space;
    if (this.options.units && this.unitWord(run)) return;
    const operator = WORD_OPERATORS[run] ?? WORD_OPERATORS[run.toLowerCase()];
    if (operator) this.op(operator, run.length);
    else if (run === 'to' && this.options.ratio) this.op(':', 2);
    else if (afterNumber && /^or./.test(run)) this.op('or', 2);
    else if (afterNumber && /^and./.test(run)) this.op('and', 3);
    else if (run === 'sqrt' || run === 'root') this.push({ type: 'command', name: 'sqrt' }, run.length);
    else if (run === 'cbrt') this.cubeRoot(4);
    else if (/^log$/i.test(run) && this.baseAfter(run.length)) return;
    else if (FUNCTIONS[run.toLowerCase()] && run.length > 1)
      this.push({ type: 'function', name: FUNCTIONS[run.toLowerCase()] ?? run }, run.length);
    else if (NAMES[run]) this.name(NAMES[run], run.length);
    else if (run === 'Pi' || run === 'PI') this.name('pi', 2);
    else this.split(run);
  }

  /** log2(8) and log10 x: a number straight after the name, and something apart from it, is the base. */
  private baseAfter(length: number): boolean {
    const base = /^\d+(?=\s*\(|\s+[A-Za-z\d])/.exec(this.text.slice(this.at + length))?.[0];
    if (base === undefined) return false;
    this.push({ type: 'function', name: 'log' }, length);
    this.push({ type: 'op', op: '_' }, 0);
    this.push({ type: 'number', node: integer(BigInt(base)) }, base.length);
    return true;
  }

  /** μm, μF, kΩ: a Greek letter in a unit. */
  private prefixed(c: string): boolean {
    const run = c + (c === 'Ω' ? '' : (/^[A-Za-z]+/.exec(this.text.slice(this.at + 1))?.[0] ?? ''));
    return this.unitWord(run.replace('µ', 'μ'));
  }

  private unitWord(run: string): boolean {
    const found = unitWord(run, this.text.slice(this.at + run.length), this.options.extraUnits ?? []);
    for (const { body, length } of found?.tokens ?? []) this.push(body, length);
    return found !== null;
  }

  /** A run of letters that is no word: functions and pi where they are, single letters otherwise. */
  private split(run: string): void {
    for (const piece of splitLetters(run)) {
      const { length } = piece;
      if (piece === 'or' || piece === 'and') this.op(piece, length);
      else if (piece === 'sqrt') this.push({ type: 'command', name: 'sqrt' }, length);
      else if (piece === 'cbrt') this.cubeRoot(length);
      else if (FUNCTIONS[piece]) this.push({ type: 'function', name: FUNCTIONS[piece] }, length);
      else this.name(piece, length);
    }
  }
}
