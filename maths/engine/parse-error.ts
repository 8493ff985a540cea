/** Why a text could not be read: words for the student and a character offset. Never leaves the engine. */
export class ParseError extends Error {
  constructor(
    message: string,
    readonly at: number,
  ) {
    super(message);
  }
}

const CLOSERS = /^(?:[\]},;=<>&:]|close-set|<=|>=|!=|in|or|and|union|newline)$/;

/** What is missing where a value should start and this operator stands. */
export function missingBefore(op: string): string {
  if (op === ')') return 'There is a ) with nothing before it.';
  return CLOSERS.test(op) ? 'Something is missing here.' : 'Something is missing before this sign.';
}
