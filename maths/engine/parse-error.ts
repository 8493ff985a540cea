/** Why a text could not be read: words for the student and a character offset. Never leaves the engine. */
export class ParseError extends Error {
  constructor(
    message: string,
    readonly at: number,
  ) {
    super(message);
  }
}
