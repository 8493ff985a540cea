/** What the page of a test says after a form that was not taken. */
export interface TestReply {
  problem: string;
  /** What stood in the box; undefined where there was none. */
  typed?: string;
  /** What another window saved for the question. */
  theirs?: string;
  /** It never got through. */
  isLost?: boolean;
}
