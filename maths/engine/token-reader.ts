import { MAX_DEPTH } from './limits';
import { ParseError } from './parse-error';
import type { Token } from './token';

/** Walks over tokens for the parser, and keeps count of how deep it is. */
export class TokenReader {
  private position = 0;
  private depth = 0;

  constructor(
    private readonly tokens: Token[],
    private readonly length: number,
  ) {}

  peek(ahead = 0): Token {
    return this.tokens[this.position + ahead] ?? { type: 'end', at: this.length, space: false };
  }

  take(): Token {
    const token = this.peek();
    this.position += 1;
    return token;
  }

  isOp(op: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.type === 'op' && token.op === op;
  }

  /** Takes the operator when it is next. */
  accept(op: string): boolean {
    if (!this.isOp(op)) return false;
    this.position += 1;
    return true;
  }

  expect(op: string, message: string): void {
    if (!this.accept(op)) throw this.error(message);
  }

  mark(): number {
    return this.position;
  }

  reset(mark: number): void {
    this.position = mark;
  }

  error(message: string): ParseError {
    return new ParseError(message, this.peek().at);
  }

  /** Runs `read` one level deeper; the cap stops nested bombs before the stack does. */
  deeper<T>(read: () => T): T {
    this.depth += 1;
    if (this.depth > MAX_DEPTH * 2) throw this.error('There are too many brackets inside each other.');
    const result = read();
    this.depth -= 1;
    return result;
  }
}
