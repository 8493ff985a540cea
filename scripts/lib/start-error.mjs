/**
 * A reason why Marsmaths cannot start that the reader can act on. Its message is one whole sentence: it is printed
 * alone, without a stack, and the command ends with exit code 1.
 */
export class StartError extends Error {
  /** @param {string} sentence @param {{ cause?: unknown }} [options] */
  constructor(sentence, options) {
    super(sentence, options);
    this.name = 'StartError';
  }
}

/** Whether an error is a StartError, also one from a built program, which carries a copy of the class of its own. */
export function isStartError(error) {
  return error instanceof Error && error.name === 'StartError';
}
