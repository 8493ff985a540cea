/** A request that HTTP itself refuses, before anything else sees it. */
export class RefusedRequest extends Error {
  constructor(
    readonly status: number,
    readonly sentence: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(sentence);
  }
}
